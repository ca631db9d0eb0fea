"""A deal that is bound by all: promised before anyone sits down, opened after the match.

The server promises a secret key K when the table opens.  Everyone who sits down promises a nonce of
their own.  The start freezes all promises; then the nonces are opened, and the key of the deal is
made of K and all nonces.  So nobody, the server included, could choose the cards, and K, revealed at
the end, lets anyone deal them again.  It does not show that nobody looked at them.

Every digest is BLAKE2b, 32 bytes, over a label and the parts, each with its length before it as four
bytes, big-endian, so that no two different lists of parts run together.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import Annotated

import msgspec


def digest(label: str, *parts: bytes) -> bytes:
    """Thirty-two bytes that stand for the label and the parts."""
    whole = blake2b(digest_size=32)
    for part in (label.encode(), *parts):
        whole.update(len(part).to_bytes(4, "big") + part)
    return whole.digest()


def promise_key(match: str, key: bytes) -> str:
    """The server's commitment to its secret K for one match, as hex."""
    return digest("zaubertisch key", match.encode(), key).hex()


def promise_nonce(match: str, nonce: bytes) -> str:
    """A player's commitment to a nonce for one match, as hex."""
    return digest("zaubertisch nonce", match.encode(), nonce).hex()


def deal_key(match: str, key: bytes, nonces: Sequence[bytes | None]) -> bytes:
    """The key of the deal: K and the nonces by seat; a bot's seat has none."""
    return digest("zaubertisch deal", match.encode(), key, *(nonce or b"" for nonce in nonces))


Hex32 = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$", max_length=64)]
"""Thirty-two bytes as lower-case hex.  The length is said twice, since `$` lets a line end pass."""


class Opening(msgspec.Struct, frozen=True):
    """All that was promised for one match, and what was opened; seats in order."""

    match: str
    promise: Hex32  # the server's, made when the table opened
    promises: tuple[Hex32 | None, ...]  # one a seat, frozen by the start; None for a bot
    nonces: tuple[Hex32 | None, ...]
    key: Hex32  # K, revealed when the match is over

    def kept(self) -> bool:
        """Whether everything opened is what had been promised."""
        promised = tuple(
            None if nonce is None else promise_nonce(self.match, bytes.fromhex(nonce))
            for nonce in self.nonces
        )
        return (self.promise, self.promises) == (promise_key(self.match, bytes.fromhex(self.key)), promised)

    def deal_key(self) -> bytes:
        """The key of the deal that the opened values make."""
        nonces = [None if nonce is None else bytes.fromhex(nonce) for nonce in self.nonces]
        return deal_key(self.match, bytes.fromhex(self.key), nonces)
