"""Making an entry true: what each event changes, and what follows from it by itself."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, assert_never

import msgspec

from zaubertisch.kernel import Box, Match, Refused, Seat
from zaubertisch.kernel.fairness import Opening, deal_key, promise_key
from zaubertisch.kernel.record import StoodIn, record_of
from zaubertisch.server.messages.strict import decoder
from zaubertisch.server.messages.wire import Happened

from . import decks, log, setup
from .deadline import give_back
from .opening import missing
from .seat import STAND_IN, Chair
from .seating import called
from .state import Asked, Ended, State
from .story import Line, Told
from .taking_back import missing as missing_answers


def begin(entry: log.Entry, games: Mapping[str, Box]) -> State:
    """The table that its first entry opens."""
    opened = entry.event
    if not isinstance(opened, log.Opened):
        raise Refused("log-unreadable", detail="the first entry opens no table")
    shelf = games.get(opened.game)
    if shelf is None or (box := shelf.by(opened.rules)) is None:
        raise Refused("unknown-rules", game=opened.game, rules=opened.rules)
    options, game = setup.settle(box, opened.options)
    return State(
        table=opened.table,
        title=opened.title,
        listed=opened.listed,
        serious=opened.serious,
        training=opened.training,
        invite=opened.invite,
        box=box,
        options=options,
        game=game,
        chairs=[Chair() for _ in range(opened.seats)],
        match_id=opened.match,
        key=opened.key,
        promise=promise_key(opened.match, bytes.fromhex(opened.key)),
        at=entry.at,
        clock=opened.clock,
    )


def fold(state: State, entry: log.Entry) -> None:
    """Make the next entry true."""
    state.seq += 1
    state.at = entry.at
    match entry.event:
        case log.Opened():
            raise Refused("log-unreadable", detail="the table is opened twice")
        case log.Sat(seat=seat, name=name, token=token, promise=promise, brought=brought):
            state.chairs[seat] = Chair(name, token=token, since=state.seq, promise=promise)
            bring(state, seat, brought)
            tell(state, "sat", seat=seat, name=name)
        case log.BotSat(seat=seat, bot=bot, name=name):
            state.chairs[seat] = Chair(name, bot=bot, since=state.seq)
            tell(state, "bot", seat=seat, name=name, bot=bot)
        case log.Freed(seat=seat, by=by):
            tell(state, "got_up" if by == seat else "removed", seat=seat, name=state.chairs[seat].name)
            free(state, seat)
        case log.OptionsSet(options=options, seats=seats, clock=clock):
            state.options, state.game = setup.settle(state.box, options)
            state.clock = state.clock if clock is None else clock
            place(state, seats)
            tell(state, "options", seats=seats)
        case log.Promised(seat=seat, promise=promise):
            state.chairs[seat].promise = promise
        case log.Brought(seat=seat, brought=brought):
            bring(state, seat, brought)
        case log.Started(seats=stay, until=until):
            state.chairs = [state.chairs[seat] for seat in stay]
            state.phase, state.until = "opening", until
            tell(state, "started")
            deal(state)
        case log.NonceOpened(seat=seat, nonce=nonce):
            state.chairs[seat].nonce = nonce
            deal(state)
        case log.Voided(missing=seats, match=match, key=key):
            tell(state, "voided", names=called(state, seats))
            state.voided += 1
            for seat in seats:
                free(state, seat)
            renew(state, match, key)
        case log.Moved(seat=seat, turn=turn, move=move, bot=bot):
            if bot is None:
                notice(state, seat)
            elif state.chairs[seat].plays is None:
                tell(state, "time_up", seat=seat, name=state.chairs[seat].name, bot=bot)
            if bot is not None and state.chairs[seat].kind == "person":
                state.stood_in.append(StoodIn(turn, seat, bot))
            play(state, seat, turn, move)
        case log.Spoke(seat=seat, text=text, phrase=phrase):
            chair = state.chairs[seat]
            notice(state, seat)
            state.story.lines.append(Line(state.seq, state.at, chair.since, chair.name, text, phrase))
        case log.Silenced(seat=seat, on=on):
            state.chairs[seat].silenced = on
            tell(state, "silenced" if on else "voiced", seat=seat, name=state.chairs[seat].name)
        case log.AskedBack(seat=seat, turn=turn, until=until):
            notice(state, seat)
            state.asking = Asked(seat, turn, until)
            tell(state, "take_back_asked", seat=seat, name=state.chairs[seat].name)
            take_back(state)
        case log.Allowed(seat=seat, yes=yes):
            notice(state, seat)
            allow(state, seat, yes)
        case log.Gone(seat=seat, grace=grace):
            state.chairs[seat].gone, state.chairs[seat].grace = state.at, grace
        case log.Arrived(seat=seat):
            notice(state, seat)
        case log.StoodIn(seat=seat):
            state.chairs[seat].stood_in = True
            state.asked = state.at
            tell(state, "stood_in", seat=seat, name=state.chairs[seat].name, bot=STAND_IN)
            take_back(state)
        case log.Credited(missed=missed):
            give_back(state, missed)
            state.credited = state.at
            tell(state, "credited", seconds=-(-missed // 1000))
        case log.Left(seat=seat):
            state.chairs[seat].left = True
            state.asked = state.at  # the bot takes its time from here on
            tell(state, "left", seat=seat, name=state.chairs[seat].name)
            take_back(state)
        case log.Returned(seat=seat):
            notice(state, seat, back=True)
        case log.Aborted(by=by):
            state.aborted = True
            end(state)
            tell(state, "aborted", name="" if by is None else state.chairs[by].name)
        case log.Renewed(match=match, key=key):
            for seat, chair in enumerate(state.chairs):
                if chair.away:
                    free(state, seat)
            state.match, state.aborted = None, False
            state.story.told.clear()  # what was told to one seat is not for the next who sits there
            renew(state, match, key)
            tell(state, "renewed")
        case log.Closed(why=why):
            state.closed = why
            if state.phase == "playing":
                state.aborted = True
                end(state)
            state.phase, state.until = "over", None
        case log.Expired():
            state.expired = True
        case _:
            assert_never(entry.event)
    state.story.forget(state.seq)


def tell(state: State, code: str, **facts: int | str) -> None:
    """Remember what happened beside the game."""
    happened = Happened(state.seq, state.at, code, facts)
    state.story.happened.append(happened)
    state.story.past.append(happened)


def free(state: State, seat: Seat) -> None:
    """Nobody sits here any more; a token that opened the seat opens nothing again."""
    if (token := state.chairs[seat].token) is not None:
        state.spent.append(token)
    state.chairs[seat] = Chair()


def place(state: State, seats: int) -> None:
    """Bring free seats or take them away from the end, until there are as many; nobody else moves."""
    while len(state.chairs) > seats:
        del state.chairs[max(s for s, chair in enumerate(state.chairs) if chair.kind == "free")]
    state.chairs.extend(Chair() for _ in range(seats - len(state.chairs)))


def renew(state: State, match: str, key: str) -> None:
    """Gather for a match under a new key, for which everyone promises anew."""
    state.phase, state.until = "gathering", None
    state.match_id, state.key = match, key
    state.promise = promise_key(match, bytes.fromhex(key))
    for chair in state.chairs:
        chair.promise = chair.nonce = None


def bring(state: State, seat: Seat, brought: Any) -> None:
    """From now on the seat brings this."""
    state.chairs[seat].brought = None if brought is None else decks.read(state, brought)


def deal(state: State) -> None:
    """Deal, once every nonce is open."""
    if missing(state):
        return
    nonces = [None if chair.nonce is None else bytes.fromhex(chair.nonce) for chair in state.chairs]
    key = deal_key(state.match_id, bytes.fromhex(state.key), nonces)
    state.match = Match(state.game, decks.brought(state), key)
    state.phase, state.until = "playing", None
    state.company_from = state.at
    ask(state)
    state.returned = 0
    state.story.past.clear()
    state.stood_in.clear()
    tell(state, "dealt")


def ask(state: State) -> None:
    """Another question is asked: its time begins, and the move before can be asked back anew."""
    state.asked = state.clock_from = state.at
    state.asking = state.denied = None


def notice(state: State, seat: Seat, back: bool = False) -> None:
    """This person is here: they have done something, or their line stands.

    The seat is theirs again, unless they left it and are not `back`.  The clock goes on where it was, or
    else getting up and coming back would win time; only a match that waited for everyone begins it anew.
    """
    alone, chair = not state.here(), state.chairs[seat]
    was_away = chair.away
    chair.gone, chair.stood_in, chair.left = None, False, chair.left and not back
    if was_away and not chair.away:
        tell(state, "returned", seat=seat, name=chair.name)
    if alone and state.here():
        state.company_from = state.asked = state.clock_from = state.at


def allow(state: State, seat: Seat, yes: bool) -> None:
    """An answer to whoever wants a move back."""
    asking = state.asking
    assert asking is not None
    if yes:
        asking.allowed.append(seat)
        take_back(state)
        return
    state.denied, state.asking = asking.turn, None
    state.asked = state.clock_from = state.at
    tell(state, "take_back_refused", seat=seat, name=state.chairs[seat].name)


def take_back(state: State) -> None:
    """Give the move back that is asked for, once nobody's answer is missing any more."""
    asking, match = state.asking, state.match
    if asking is None or match is None:
        return
    if state.chairs[asking.seat].away:
        state.asking = None
    elif not missing_answers(state, asking):
        match.take_back()
        state.returned += 1
        ask(state)
        tell(state, "taken_back", seat=asking.seat, name=state.chairs[asking.seat].name)


def play(state: State, seat: Seat, turn: int, move: msgspec.Raw) -> None:
    """Take a move into the match; the last one may end it."""
    match = state.match
    assert match is not None

    def told(audience: Seat, event: Any) -> None:
        state.story.told.append(Told(state.seq, audience, event))

    match.submit(seat, turn, decoder(state.box.move).decode(move), told)
    state.asking = None  # whoever moves on has not allowed it
    if match.turn != turn:
        ask(state)
    if not state.game.to_act(match.table.public):
        end(state)
        tell(state, "over")


def end(state: State) -> None:
    """The match is over: its key may be known, and its record be read."""
    assert state.match is not None
    state.phase, state.asking = "over", None
    opening = Opening(
        match=state.match_id,
        promise=state.promise,
        promises=tuple(chair.promise for chair in state.chairs),
        nonces=tuple(chair.nonce for chair in state.chairs),
        key=state.key,
    )
    names = tuple(chair.name for chair in state.chairs)
    bots = tuple(chair.bot for chair in state.chairs)
    record = record_of(state.box, state.options, names, state.match, opening, bots, state.stood_in)
    state.ended[state.match_id] = Ended(state.at, record)
