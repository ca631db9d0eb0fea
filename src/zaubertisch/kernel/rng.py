"""Chance, made repeatable: one for the deals of real matches, one for searches."""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import blake2b
from typing import Protocol, TypeVar

import msgspec

T = TypeVar("T")


class Rng(Protocol):
    """A source of chance.  A copy of it (`copy.copy`) draws the same future."""

    def below(self, n: int) -> int:
        """One of 0 .. n-1, each equally likely.  `n` is at least 1."""
        ...

    def shuffle(self, items: Iterable[T]) -> tuple[T, ...]:
        """The items in a new order, each order equally likely."""
        ...


class KeyedRng(msgspec.Struct):
    """The chance of a real match: unpredictable without the key, the same on every machine for ever.

    Draw number i is BLAKE2b(i, key), eight bytes, big-endian; draws that would favour small values
    are thrown away.  The key is at most 64 bytes long, `n` at most 2^64.
    """

    key: bytes
    drawn: int = 0

    def below(self, n: int) -> int:
        """One of 0 .. n-1, each equally likely, by rejection."""
        fair = (1 << 64) - (1 << 64) % n
        while True:
            self.drawn += 1
            block = blake2b(self.drawn.to_bytes(8, "big"), key=self.key, digest_size=8)
            if (draw := int.from_bytes(block.digest(), "big")) < fair:
                return draw % n

    def shuffle(self, items: Iterable[T]) -> tuple[T, ...]:
        """The items in a new order (Fisher-Yates from the last place down)."""
        pile = list(items)
        for i in range(len(pile) - 1, 0, -1):
            j = self.below(i + 1)
            pile[i], pile[j] = pile[j], pile[i]
        return tuple(pile)

    def __repr__(self) -> str:
        """Never the key: whatever prints a table must not print its future."""
        return "KeyedRng(…)"


class FastRng(msgspec.Struct):
    """The chance of searches and simulations: quick, copyable, and no secret.

    A 64-bit linear congruential generator of which the upper half is used; `n` stays below 2^31.
    """

    state: int

    def below(self, n: int) -> int:
        """One of 0 .. n-1, equally likely up to one part in 2^32 / n."""
        self.state = (self.state * 6364136223846793005 + 1442695040888963407) & 0xFFFFFFFFFFFFFFFF
        return (self.state >> 32) * n >> 32

    def shuffle(self, items: Iterable[T]) -> tuple[T, ...]:
        """The items in a new order (Fisher-Yates from the last place down)."""
        pile, state = list(items), self.state
        for i in range(len(pile) - 1, 0, -1):
            state = (state * 6364136223846793005 + 1442695040888963407) & 0xFFFFFFFFFFFFFFFF
            j = (state >> 32) * (i + 1) >> 32
            pile[i], pile[j] = pile[j], pile[i]
        self.state = state
        return tuple(pile)
