"""A finished match as one file that anyone can replay and check."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec

from .fairness import Opening
from .game import Box
from .match import Match, Moves, TakeBack, Turn, replay
from .refusal import Refused
from .table import Seat

FORMAT = 1


class StoodIn(msgspec.Struct, frozen=True):
    """A move that a bot made in place of the person on the seat."""

    turn: int
    seat: Seat
    bot: str


class Record(msgspec.Struct, frozen=True):
    """One match: what it was played by, who sat there, what was opened, every turn, and the scores."""

    zaubertisch: int  # the version of this format
    game: str
    rules: int  # the version of the game's rules
    options: msgspec.Raw
    names: tuple[str, ...]
    brought: msgspec.Raw  # what each seat brought along: its deck, or null
    opening: Opening
    log: msgspec.Raw
    scores: tuple[int, ...]
    over: bool = True  # False when the match was broken off
    # Who moved is the word of whoever kept the record: it follows from nothing that could be checked.
    bots: tuple[str | None, ...] = ()  # the bot that sat on each seat, or null; empty when not written down
    stood_in: tuple[StoodIn, ...] = ()  # in the order of turns


class Verdict(msgspec.Struct, frozen=True):
    """What a check of a record found: each promise with whether it was kept."""

    promises_kept: bool
    moves_legal: bool
    scores_agree: bool
    over_agrees: bool
    turns: int
    reason: str | None = None  # the code of the refusal that ended the replay
    winners: tuple[int, ...] | None = None  # by the rules: none of them, and it is a draw; None: not over

    @property
    def sound(self) -> bool:
        """Whether everything in the record holds together."""
        return self.promises_kept and self.moves_legal and self.scores_agree and self.over_agrees


def record_of(
    box: Box,
    options: msgspec.Struct,
    names: tuple[str, ...],
    match: Match[Any, Any, Any, Any],
    opening: Opening,
    bots: tuple[str | None, ...] = (),
    stood_in: Iterable[StoodIn] = (),
) -> Record:
    """The record of a match that is over or was broken off.

    Of the moves that bots made for people, those are left out that no turn of the log holds: they were
    taken back before they were shown.
    """
    return Record(
        zaubertisch=FORMAT,
        game=box.name,
        rules=box.rules,
        options=msgspec.Raw(msgspec.json.encode(options)),
        names=names,
        brought=msgspec.Raw(msgspec.json.encode(match.brought)),
        opening=opening,
        log=msgspec.Raw(msgspec.json.encode(match.log)),
        scores=match.game.scores(match.table.public),
        over=not match.game.to_act(match.table.public),
        bots=bots,
        stood_in=tuple(one for one in stood_in if shown(match.log, one)),
    )


def shown(log: Sequence[Turn[Any]], move: StoodIn) -> bool:
    """Whether this turn of the log holds a move of this seat."""
    turn = log[move.turn] if 0 <= move.turn < len(log) else None
    return isinstance(turn, Moves) and move.seat in turn.moves


class Head(msgspec.Struct, frozen=True):
    """What a file of any format says first."""

    zaubertisch: int


def decode(data: bytes, shape: Any) -> Any:
    """What the bytes say in this shape; raises Refused when they say nothing of the kind."""
    try:
        return msgspec.json.decode(data, type=shape)
    except (msgspec.DecodeError, RecursionError) as error:
        raise Refused("not-a-record", detail=str(error)) from error


def read(data: bytes) -> Record:
    """A record from the bytes of its file; raises Refused when they are none."""
    head: Head = decode(data, Head)
    if head.zaubertisch != FORMAT:
        raise Refused("unknown-format", format=head.zaubertisch, known=FORMAT)
    record: Record = decode(data, Record)
    return record


def rebuild(record: Record, boxes: Mapping[str, Box]) -> Match[Any, Any, Any, Any]:
    """Deal from the opened values and play every turn again; raises Refused where that fails."""
    shelf = boxes.get(record.game)
    if shelf is None or (box := shelf.by(record.rules)) is None:
        raise Refused("unknown-rules", game=record.game, rules=record.rules)
    options = decode(record.options, box.options)
    brought = decode(record.brought, tuple[box.brought, ...])  # type: ignore[name-defined]
    log = decode(record.log, list[Moves[box.move] | TakeBack])  # type: ignore[name-defined]
    if not len(brought) == len(record.names) == len(record.opening.promises):
        raise Refused("seats-do-not-fit", seats=len(brought))
    if record.bots and len(record.bots) != len(brought):
        raise Refused("seats-do-not-fit", seats=len(record.bots))
    for move in record.stood_in:
        if not shown(log, move):
            raise Refused("nobody-moved", turn=move.turn, seat=move.seat)
    return replay(box.make(options), brought, record.opening.deal_key(), log)


def verify(record: Record, boxes: Mapping[str, Box]) -> Verdict:
    """Check the promises, deal again from the opened values and replay the match."""
    kept = record.opening.kept()
    try:
        match = rebuild(record, boxes)
    except Refused as no:
        return Verdict(kept, False, False, False, 0, no.reason.code)
    game, public = match.game, match.table.public
    over = not game.to_act(public)
    return Verdict(
        promises_kept=kept,
        moves_legal=True,
        scores_agree=game.scores(public) == record.scores,
        over_agrees=over == record.over,
        turns=match.turn,
        winners=game.winners(public) if over else None,
    )
