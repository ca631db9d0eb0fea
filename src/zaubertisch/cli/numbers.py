"""Whole numbers on the command line."""

from __future__ import annotations

from argparse import ArgumentTypeError
from collections.abc import Callable


def between(least: int, most: int) -> Callable[[str], int]:
    """What reads a whole number from `least` to `most`."""

    def read(said: str) -> int:
        try:
            number = int(said)
        except ValueError:
            number = least - 1
        if not least <= number <= most:
            raise ArgumentTypeError(f"{said!r} is no whole number from {least} to {most}")
        return number

    return read
