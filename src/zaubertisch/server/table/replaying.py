"""A match that is over, told again moment by moment: the kernel plays its record with all cards open."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from copy import copy
from typing import Any

import msgspec

from zaubertisch.games import GAMES
from zaubertisch.kernel import EVERYONE, Box, Match, Moves, Seat, Tell, Turn, mute
from zaubertisch.kernel.record import Record, rebuild
from zaubertisch.server.messages.moments import Heard, Moment, Moved, Replay, SeatMoment

from .state import Ended


def replay_of(ended: Ended, boxes: Mapping[str, Box] = GAMES) -> Replay:
    """The whole match, from the deal on; raises Refused when its record breaks a rule."""
    record = ended.record
    return Replay(
        match=record.opening.match,
        at=ended.at,
        game=record.game,
        options=msgspec.json.decode(record.options),
        names=record.names,
        bots=record.bots or (None,) * len(record.names),
        scores=record.scores,
        over=record.over,
        brought=tuple(msgspec.json.decode(record.brought)),
        moments=tuple(moments(record, boxes)),
    )


def moments(record: Record, boxes: Mapping[str, Box]) -> Iterator[Moment]:
    """The deal, and what every turn of the log made of it; a take-back is a turn, too."""
    played = rebuild(record, boxes)
    bots = dict(enumerate(record.bots))
    stood_in = {(one.turn, one.seat): one.bot for one in record.stood_in}
    match = Match(played.game, played.brought, played.key)
    yield moment(match, False, (), ())
    for number, turn in enumerate(played.log):
        heard: list[Heard] = []
        play(match, turn, number, _into(heard))
        moves = turn.moves if isinstance(turn, Moves) else {}
        by = tuple(
            Moved(seat, move, stood_in.get((number, seat), bots.get(seat))) for seat, move in moves.items()
        )
        yield moment(match, not moves, by, heard)


def play(match: Match[Any, Any, Any, Any], turn: Turn[Any], number: int, tell: Tell = mute) -> None:
    """Let the match take the next turn of its log."""
    if isinstance(turn, Moves):
        for seat, move in turn.moves.items():
            match.submit(seat, number, move, tell)
    else:
        match.take_back()


def moment(
    match: Match[Any, Any, Any, Any], took_back: bool, by: Iterable[Moved], heard: Iterable[Heard]
) -> Moment:
    """The table as it is now, copied, since the match goes on."""
    public, facts = copy(match.table.public), match.game.facts(match.view(None))
    return Moment(
        turn=match.turn,
        took_back=took_back,
        by=tuple(by),
        events=tuple(heard),
        waiting=match.waiting(),
        public=public,
        facts=facts,
        seats=tuple(_seat(match, seat, facts) for seat in range(len(match.table.own))),
    )


def _seat(match: Match[Any, Any, Any, Any], seat: Seat, everyones: Any) -> SeatMoment:
    facts = match.game.facts(match.view(seat))
    return SeatMoment(copy(match.table.own[seat]), None if facts == everyones else facts)


def _into(heard: list[Heard]) -> Tell:
    def tell(audience: Seat, event: Any) -> None:
        heard.append(Heard(None if audience == EVERYONE else audience, event))

    return tell
