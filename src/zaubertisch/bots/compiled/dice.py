"""The chance of compiled searches: 32 bits wide, so that it is the same with and without a compiler."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

LOW: Final = 0xFFFFFFFF


class Dice:
    """A small fast counter generator (sfc32): equal seeds draw the same for ever."""

    def __init__(self, seed: i64) -> None:
        """Begin at a seed of at most 62 bits."""
        self.a: i64 = seed & LOW
        self.b: i64 = (seed >> 32) & LOW
        self.c: i64 = 0x9E3779B9
        self.counter: i64 = 1
        for _ in range(12):
            self.draw()

    def draw(self) -> i64:
        """The next 32 bits."""
        out = (self.a + self.b + self.counter) & LOW
        self.counter = (self.counter + 1) & LOW
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & LOW
        self.c = (((self.c << 21) | (self.c >> 11)) + out) & LOW
        return out

    def below(self, n: i64) -> i64:
        """One of 0 .. n-1, equally likely up to one part in 2^32 / n; `n` is at most 2^30."""
        return (self.draw() * n) >> 32
