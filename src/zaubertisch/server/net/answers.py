"""Every no as the same answer: a status, a stable code, and a sentence; never what went on inside."""

from __future__ import annotations

import logging
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException

from zaubertisch.kernel import Reason, Refused
from zaubertisch.server.limits import BODY
from zaubertisch.server.messages.sentences import problem, status
from zaubertisch.server.messages.wire import Problem
from zaubertisch.server.trouble import where

log = logging.getLogger(__name__)

CODES = {404: "no-such-page", 405: "wrong-method", 413: "too-large"}


def reason_of(error: BaseException) -> Reason:
    """The reason to tell for whatever was raised; what nobody foresaw goes into the log."""
    match error:
        case Refused(reason=Reason(code="log-unreadable" as code)):
            # What is in a broken log is no business of whoever asks.
            return Reason(code, {"detail": "an entry is damaged"})
        case Refused(reason=reason):
            return reason
        case HTTPException(status_code=number) if number in CODES:
            return Reason(CODES[number], {"most": BODY} if number == 413 else {})
        case HTTPException(status_code=number, detail=detail) if number < 500:
            return Reason("bad-request", {"detail": detail, "place": ""})
        case _:
            log.error("A request failed: %s", where(error))
            return Reason("broken")


def answer(_: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """The answer to a request that raised this."""
    reason, parts = reason_of(error), error.parts if isinstance(error, Refused) else ()
    wait = {"Retry-After": str(reason.facts["seconds"])} if reason.code == "slow-down" else {}
    return Response(problem(reason, parts), status_code=status(reason.code), headers=wait)
