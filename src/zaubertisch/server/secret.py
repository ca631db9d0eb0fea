"""Secrets that open something: the server keeps their digests and compares those without haste."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from hmac import compare_digest

from zaubertisch.kernel.fairness import digest


@lru_cache(maxsize=4096)
def hashed(secret: str) -> str:
    """The digest by which a seat's token or an invitation is kept; every frame asks for a few."""
    return digest("zaubertisch secret", secret.encode()).hex()


def fits(shown: str | None, kept: str) -> bool:
    """Whether this is the secret that is kept as a digest; takes as long for a near miss as for a far one."""
    return place(shown, [kept]) is not None


def place(shown: str | None, kept: Sequence[str | None]) -> int | None:
    """Where in the row the digest of this secret is kept, or None; looks at every place in any case."""
    if shown is None:
        return None
    digest_shown = hashed(shown)
    found = [i for i, one in enumerate(kept) if one is not None and compare_digest(digest_shown, one)]
    return found[0] if found else None
