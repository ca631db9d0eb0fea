"""Passwords: kept as argon2id, and compared so that the time does not tell whether there is one."""

from __future__ import annotations

import asyncio
import unicodedata
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

T = TypeVar("T")

AT_ONCE = 2
"""So many are worked out side by side, each in 19 MiB; the others wait."""

HASHER = PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)
"""The least that OWASP asks for: a small computer at home answers in a tenth of a second."""

NOBODY = HASHER.hash("nobody's password")
"""Compared with where there is no account, so that it takes as long."""


class Passwords:
    """Works them out beside the event loop."""

    def __init__(self) -> None:
        """Nobody waits yet."""
        self._threads = ThreadPoolExecutor(AT_ONCE, "zaubertisch-passwords")

    async def keepable(self, password: str) -> str:
        """The password as it is kept."""
        return await self._work(lambda: HASHER.hash(_plain(password)))

    async def fits(self, password: str, kept: str | None) -> bool:
        """Whether it is the password kept; None is nobody's, and takes as long."""
        fits = await self._work(lambda: _fits(password, kept or NOBODY))
        return fits and kept is not None

    def close(self) -> None:
        """Work out nothing more."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def _work(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._threads, work)


def outdated(kept: str) -> bool:
    """Whether it was kept by weaker measures than today's."""
    return HASHER.check_needs_rehash(kept)


def _fits(password: str, kept: str) -> bool:
    try:
        return HASHER.verify(kept, _plain(password))
    except (VerificationError, InvalidHashError):
        return False


def _plain(password: str) -> bytes:
    """The same however a keyboard puts its letters together."""
    return unicodedata.normalize("NFKC", password).encode("utf-8", "surrogatepass")
