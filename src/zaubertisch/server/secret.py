"""Secrets that open something: the server keeps their digests and compares those without haste."""

from __future__ import annotations

from hmac import compare_digest

from zaubertisch.kernel.fairness import digest


def hashed(secret: str) -> str:
    """The digest by which a seat's token or an invitation is kept."""
    return digest("zaubertisch secret", secret.encode()).hex()


def fits(secret: str | None, kept: str | None) -> bool:
    """Whether this is the secret that is kept as a digest; takes as long for a near miss as for a far one."""
    return secret is not None and kept is not None and compare_digest(hashed(secret), kept)
