"""Whole numbers on the command line."""

from __future__ import annotations

from argparse import ArgumentTypeError
from collections.abc import Callable

UNITS = {"d": 86_400_000, "h": 3_600_000}


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


def days(said: str) -> int:
    """The milliseconds of a time in whole days or hours, as in 90d or 12h."""
    number, unit = said[:-1], said[-1:]
    if unit not in UNITS or not (number.isascii() and number.isdigit()) or not 0 < int(number) < 10_000:
        raise ArgumentTypeError(f"{said!r} is no time. Say it in days or hours: 90d or 12h")
    return int(number) * UNITS[unit]
