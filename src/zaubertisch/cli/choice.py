"""Games, options and bots as they are named on the command line."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Literal, get_args, get_origin, get_type_hints

import msgspec

from zaubertisch.bots import BOTS, Bot, bots_of
from zaubertisch.games import GAMES
from zaubertisch.kernel import Box, Refused


def box_named(name: str) -> Box:
    """The game of that name; raises Refused."""
    if name not in GAMES:
        raise Refused("unknown-game", game=name, games=", ".join(GAMES))
    return GAMES[name]


def options_of(box: Box, said: Sequence[str]) -> msgspec.Struct:
    """The options from words like `notequal=true`; raises Refused for one that the game does not have."""
    options: dict[str, str] = {}
    for word in said:
        name, _, value = word.partition("=")
        options[name] = value
        try:
            msgspec.convert({name: value}, box.options, strict=False)
        except msgspec.ValidationError as error:
            known = "; ".join(_described(box.options))
            raise Refused("bad-option", option=word, game=box.name, options=known) from error
    return msgspec.convert(options, box.options, strict=False)


def _described(options: type[msgspec.Struct]) -> list[str]:
    """Each option with the values it takes, as `plan=full|dmmixed`."""
    return [f"{name}={_values(kind)}" for name, kind in get_type_hints(options).items()]


def _values(kind: object) -> str:
    """The values of an option of this type: some words, a number, or yes and no."""
    if get_origin(kind) is Literal:
        return "|".join(map(str, get_args(kind)))
    return "N" if kind is int else "true|false"


def check_writable(file: str) -> None:
    """Raise Refused when no such file can be written: before hours are played for it, and not after."""
    path = Path(file)
    place = path if path.exists() else path.parent
    if path.is_dir() or not place.exists() or not os.access(place, os.W_OK):
        raise Refused("unwritable-file", file=file)


def check_players(box: Box, options: msgspec.Struct, players: int) -> None:
    """Raise Refused when the game with these options is not for so many players."""
    seats = box.make(options).seats
    if players not in seats:
        span = f"{seats[0]}–{seats[-1]}" if len(seats) > 1 else str(seats[0])
        raise Refused("wrong-number-of-players", game=box.name, span=span, players=players)


def bots_named(names: Sequence[str], box: Box) -> tuple[Bot, ...]:
    """The bots of these names, the same one for the same name; raises Refused."""
    from zaubertisch.lab.yardsticks import YARDSTICKS

    for name in names:
        if name in YARDSTICKS:
            continue
        if name not in BOTS:
            raise Refused("unknown-bot", bot=name, bots=", ".join(bots_of(box.name)))
        if name not in bots_of(box.name):
            raise Refused("bot-does-not-play", bot=name, game=box.name)
    return tuple(YARDSTICKS[name] if name in YARDSTICKS else BOTS[name] for name in names)
