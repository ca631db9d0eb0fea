"""How strong the levels are: each file here is what the command in it printed, not typed by hand."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import msgspec

YARDSTICK = "thumb"
"""Whom all others are told by."""

LEAST = 40
"""What fewer matches say is chance, and told nowhere."""


class Strength(msgspec.Struct, frozen=True):
    """What a bot won alone against so many copies of another one, from 0 to 1."""

    bot: str
    against: str
    others: int
    wins: float
    ci95: float | None  # half the width of the 95 % interval
    matches: int


class _Reached(msgspec.Struct, frozen=True):
    wins: float
    wins_ci95: float | None


class _Challenge(msgspec.Struct, frozen=True):
    one: str
    among: str
    matches: int
    reached: _Reached


class _Printed(msgspec.Struct, frozen=True):
    """What `zaubertisch arena --ladder --json` prints, as far as it is told here."""

    game: str
    players: int
    challenges: tuple[_Challenge, ...]


@cache
def strengths(game: str) -> tuple[Strength, ...]:
    """What was measured of a game's bots against the yardstick in matches enough, the weakest first."""
    found = [
        Strength(
            one.one, one.among, printed.players - 1, one.reached.wins, one.reached.wins_ci95, one.matches
        )
        for printed in _all()
        for one in printed.challenges
        if printed.game == game and one.among == YARDSTICK and one.matches >= LEAST
    ]
    return tuple(sorted(found, key=lambda strength: strength.wins))


@cache
def _all() -> tuple[_Printed, ...]:
    names = sorted(file.name for file in files(__package__).iterdir() if file.name.endswith(".json"))
    texts = [(files(__package__) / name).read_bytes() for name in names]
    return tuple(msgspec.json.decode(text, type=_Printed) for text in texts)
