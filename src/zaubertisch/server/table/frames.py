"""What one reader may see: a frame is made of slices and public facts, so there is nothing to hide in it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from zaubertisch.kernel import Offer, Seat
from zaubertisch.server.messages.sentences import problem
from zaubertisch.server.messages.wire import Frame, Said, SeatSummary, SeatView, TableSummary, TableView

from . import absence, deadline, decks, setup, taking_back
from .playing import seen
from .state import State
from .story import REACH, Line


def frame(state: State, seat: Seat | None, since: int | None, around: TableView) -> Frame:
    """The whole table as this seat, or a spectator, may see it, and what is new since then.

    What is `around` the game is the same for everyone; see `table`.
    """
    match, story = state.match, state.story
    view = None if match is None else seen(match, seat)
    waiting = state.waiting()
    asked = seat is not None and seat in waiting and not state.chairs[seat].away
    told = state.box.offers(state.game, view) if view is not None and asked else ()
    offers = () if state.box.offer is None else tuple(one for one in told if isinstance(one, Offer))
    fresh = since is not None and state.seq - REACH <= since <= state.seq
    after = since if since is not None and fresh else state.seq
    return Frame(
        seq=state.seq,
        at=state.at,
        table=around,
        seat=seat,
        turn=None if match is None else match.turn,
        waiting=waiting,
        mine=None if match is None or seat is None else match.pending.get(seat),
        view=view,
        facts=None if view is None else state.game.facts(view),
        brought=None if seat is None else state.chairs[seat].brought,
        misfits=tuple(problem(reason) for reason in decks.misfits(state, seat)),
        may_take_back=may_take_back(state, seat),
        legal=tuple(_some(told) if offers else told),
        offers=offers,
        scores=() if view is None else state.game.scores(view.public),
        events=story.events(seat, after),
        said=tuple(said(state, line) for line in story.lines if not fresh or line.seq > after),
        happened=tuple(happened for happened in story.happened if happened.seq > after),
        past=() if fresh else tuple(story.past),
    )


def _some(told: Sequence[Any]) -> Iterator[Any]:
    """The moves one by one, of each offer those that are enough to begin with."""
    for one in told:
        if isinstance(one, Offer):
            yield from one.some()
        else:
            yield one


def table(state: State) -> TableView:
    """The table apart from the game; the key shows only once the match is over."""
    return TableView(
        table=state.table,
        title=state.title,
        game=state.box.name,
        options=setup.plain(state.options),
        listed=state.listed,
        serious=state.serious,
        phase=state.phase,
        aborted=state.aborted,
        seats=tuple(
            SeatView(
                kind=chair.kind,
                name=chair.name,
                bot=chair.plays,
                stand_in=chair.away,
                promised=chair.promise is not None,
                opened=chair.nonce is not None,
                here=chair.gone is None,
                grace=absence.grace_end(state, seat),
                silenced=chair.silenced,
            )
            for seat, chair in enumerate(state.chairs)
        ),
        host=state.host(),
        match=state.match_id,
        promise=state.promise,
        voided=state.voided,
        open_until=state.until,
        key=state.key if state.phase == "over" else None,
        players=setup.bounds(state.game),
        clock=state.clock,
        due=deadline.due(state),
        asking=taking_back.shown(state),
        training=state.training,
    )


def may_take_back(state: State, seat: Seat | None) -> bool:
    """Whether asking for the latest move back would not be refused."""
    if seat is None or state.phase != "playing" or state.chairs[seat].kind != "person":
        return False
    return taking_back.why_not(state, seat) is None


def said(state: State, line: Line) -> Said:
    """A line of talk with the seat of who said it, if they still have one."""
    seats = (s for s, chair in enumerate(state.chairs) if chair.since == line.since)
    return Said(line.seq, line.at, next(seats, None), line.name, line.text, line.phrase)


def summary(state: State) -> TableSummary:
    """The table as the lobby shows it."""
    return TableSummary(
        table=state.table,
        title=state.title,
        game=state.box.name,
        options=setup.plain(state.options),
        phase=state.phase,
        seats=tuple(SeatSummary(chair.kind, chair.name) for chair in state.chairs),
        serious=state.serious,
        at=state.at,
        clock=state.clock,
        training=state.training,
    )
