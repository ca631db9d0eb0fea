"""Who is asking: the secret that a request shows, and the page that it comes from."""

from __future__ import annotations

from collections.abc import Mapping
from urllib.parse import urlsplit

from zaubertisch.kernel import Refused

from .secret import hashed

PORTS = {"http": 80, "https": 443, "ws": 80, "wss": 443}


def bearer(headers: Mapping[str, str]) -> str | None:
    """The secret of `Authorization: Bearer ...`, or None."""
    scheme, _, secret = headers.get("authorization", "").partition(" ")
    return secret.strip() or None if scheme.lower() == "bearer" else None


def sender(secret: str | None) -> str:
    """The name under which the log keeps whoever showed this secret."""
    return hashed(secret or "")


def from_home(headers: Mapping[str, str]) -> bool:
    """Whether a page that this server gave out is asking, or no page at all.

    A page of another site may send requests, but its browser then names that site as Origin.
    """
    origin = headers.get("origin")
    return origin is None or _place(origin) == _place(
        f"{urlsplit(origin).scheme}://{headers.get('host', '')}"
    )


def check_home(headers: Mapping[str, str]) -> None:
    """Refuse what a page of another site asks for."""
    if not from_home(headers):
        raise Refused("wrong-origin")


def _place(url: str) -> tuple[str, int | None]:
    """Host and port of an address; ports that go without saying are said."""
    try:
        parts = urlsplit(url)
        return parts.hostname or "", parts.port or PORTS.get(parts.scheme)
    except ValueError:
        return "", None
