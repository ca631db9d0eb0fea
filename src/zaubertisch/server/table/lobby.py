"""The house apart from its tables: what is played here, how a table is opened, which ones are shown."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any

import msgspec

from zaubertisch.bots import COACHES, levels_of
from zaubertisch.bots.measured import strengths
from zaubertisch.games import GAMES
from zaubertisch.kernel import Box, Refused
from zaubertisch.server import secret
from zaubertisch.server.messages.wire import GameSummary, OpenTable, TablePhase, TableSummary

from . import log, setup, talk
from .room import Fresh

HOUR = 3_600_000
DAY = 24 * HOUR

IDLE: Mapping[TablePhase, int] = {"gathering": DAY, "opening": DAY, "playing": 7 * DAY, "over": HOUR}
"""Milliseconds without an event after which a table is no longer shown; its link opens it all the same."""

ORDER: tuple[TablePhase, ...] = ("gathering", "opening", "playing", "over")


def open_table(
    request: OpenTable,
    table: str,
    invite: str,
    fresh: Fresh,
    of: str = "",
    games: Mapping[str, Box] = GAMES,
) -> log.Entry:
    """The first entry of a new table; raises Refused.  The table's id and the invitation are fresh, too."""
    box = games.get(request.game)
    if box is None:
        raise Refused("unknown-game", game=request.game, games=", ".join(games))
    options, game = setup.settle(box, request.options)
    setup.fit(game, request.seats)
    if request.training:
        refuse_coach(request)
    opened = log.Opened(
        table=table,
        title=talk.clean(request.title),
        game=box.name,
        rules=box.rules,
        options=setup.plain(options),
        seats=request.seats,
        listed=request.listed,
        serious=request.serious,
        invite=secret.hashed(invite),
        match=fresh.match,
        key=fresh.key,
        clock=request.clock,
        training=request.training,
    )
    return log.Entry(fresh.at, opened, of)


def refuse_coach(request: OpenTable) -> None:
    """Refuse a training table where no coach may sit, or none knows the game."""
    if request.serious:
        raise Refused("serious-untaught")
    if request.game not in COACHES:
        raise Refused("no-coach", game=request.game, games=", ".join(COACHES))


def listing(tables: Iterable[TableSummary], at: int) -> list[TableSummary]:
    """Those of the listed tables that are not idle: first where a seat is free, then by phase and time."""
    return sorted((table for table in tables if at - table.at < IDLE[table.phase]), key=_place)


def _place(table: TableSummary) -> tuple[bool, int, int, str]:
    open_to_all = table.phase == "gathering" and any(seat.kind == "free" for seat in table.seats)
    return not open_to_all, ORDER.index(table.phase), -table.at, table.table


@cache
def games() -> tuple[GameSummary, ...]:
    """Every game of the house, with the levels its bots play at."""
    return tuple(
        GameSummary(
            box.name,
            box.rules,
            setup.bounds(box.make(box.options())),
            schema(box),
            levels_of(box.name),
            strengths(box.name),
            box.name in COACHES,
        )
        for box in GAMES.values()
    )


def schema(box: Box) -> dict[str, Any]:
    """The JSON schema of a game's options, with the options themselves at its top."""
    (root,), parts = msgspec.json.schema_components([box.options], ref_template="#/$defs/{name}")
    top: dict[str, Any] = parts.pop(root["$ref"].rpartition("/")[2])
    return {**top, "$defs": parts} if parts else top
