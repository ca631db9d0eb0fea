"""No byte that a seat or a spectator receives from a room depends on a card they may not know."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

import msgspec
import pytest

from tests.server.party import Party
from tests.server.worlds import Worlds
from zaubertisch.games.wizard import Options, Wizard
from zaubertisch.games.wizard.state import Move
from zaubertisch.kernel import Match, Refused, Seat, Table, Tell, View
from zaubertisch.server.messages import wire
from zaubertisch.server.table import folding, frames, playing
from zaubertisch.server.table.state import State
from zaubertisch.server.table.story import Story

OPTIONS = [
    Options(),
    Options(hiddentip=True),
    Options(notequal=True),
    Options(plan="dmmixed"),
    Options(plan="wiztournament", lead_suit="official"),
]


def compared(options: Options, seeds: range, base: type[Wizard] = Wizard) -> int:
    """Play that many pairs of worlds and compare them at every turn; how many turns that were."""
    turns = 0
    for seed in seeds:
        worlds = Worlds(seed, options, base)
        for _ in worlds.play():
            worlds.compare()
            turns += 1
    return turns


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_two_worlds_look_the_same_to_whoever_may_not_know(options: Options, long: bool) -> None:
    assert compared(options, range(400 if long else 20)) > 300


def test_the_worlds_do_differ() -> None:
    """What is compared is not the same deal twice: some other hand differs in every pair."""
    for seed in range(20):
        worlds = Worlds(seed, Options())
        hands = [[party.room.frame(seat).view.own for seat in range(4)] for party in worlds.pair]
        assert hands[0] != hands[1]
        assert hands[0][worlds.seat] == hands[1][worlds.seat]


def test_nobody_sees_a_secret_bid() -> None:
    """Frames to others are identical for every bid, and as many, until all bids are in."""
    party = Party("Ada", "Bea", "Cem", options={"hiddentip": True})
    party.start()
    chance, compared, fresh = Random(0), 0, party.fresh()
    while party.phase == "playing":
        waiting, turn, before = party.room.state.waiting(), party.room.frame(None).turn, party.room.seq
        if len(waiting) > 1 and turn is not None:
            seat, shown = chance.choice(waiting), set[bytes]()
            for move in party.room.frame(seat).legal:
                twin = party.again()
                twin.fold(twin.decide(seat, wire.Move(turn, msgspec.Raw(msgspec.json.encode(move))), fresh))
                others = [who for who in (None, 0, 1, 2) if who != seat]
                frames = [twin.frame(who, since) for who in others for since in (None, before)]
                shown.add(msgspec.json.encode([*frames, twin.summary(), twin.seq, twin.wake(500)]))
                compared += 1
            assert len(shown) == 1
        party.step(chance)
    assert compared > 10


# -- the law must be able to fail: each of these leaks is planted, and must be caught


class TellsTheNextHand(Wizard):
    """Tells each seat, after every trick, something about the seat to its left."""

    def apply(self, table: Table[Any, Any, Any], moves: Mapping[Seat, Move], tell: Tell) -> None:
        super().apply(table, moves, tell)
        for seat in range(len(table.own)):
            left = table.own[(seat + 1) % len(table.own)]
            tell(seat, sorted(left.hand)[:1])


class TellsEachItsOwnHand(Wizard):
    """Tells each seat what it holds: no leak, as long as nobody else hears it."""

    def apply(self, table: Table[Any, Any, Any], moves: Mapping[Seat, Move], tell: Tell) -> None:
        super().apply(table, moves, tell)
        for seat, own in enumerate(table.own):
            tell(seat, own.hand)


def deaf_to_audience(patch: pytest.MonkeyPatch) -> None:
    """Events go to everybody."""

    def events(self: Story, seat: Seat | None, since: int) -> tuple[Any, ...]:
        return tuple(told.event for told in self.told if told.seq > since)

    patch.setattr(Story, "events", events)


def legal_for_all(patch: pytest.MonkeyPatch) -> None:
    """The frame of each reader lists the moves of whoever is waited for."""
    true_frame = frames.frame

    def frame(state: State, seat: Seat | None, since: int | None, around: wire.TableView) -> wire.Frame:
        sent = true_frame(state, seat, since, around)
        if state.match is None or not state.waiting():
            return sent
        view = state.match.view(state.waiting()[0])
        return msgspec.structs.replace(sent, legal=tuple(state.game.legal_moves(view)))

    patch.setattr(frames, "frame", frame)


def own_of_the_next(patch: pytest.MonkeyPatch) -> None:
    """A spectator looks over somebody's shoulder."""
    true_seen = playing.seen

    def seen(match: Any, seat: Seat | None) -> View[Any, Any]:
        view = true_seen(match, seat)
        return msgspec.structs.replace(view, own=match.table.own[0]) if seat is None else view

    patch.setattr(frames, "seen", seen)


def refusal_that_counts(patch: pytest.MonkeyPatch) -> None:
    """A refusal says how many cards in other hands would have been legal."""
    true_check = Match.check

    def check(match: Any, seat: Seat, turn: int, chosen: Any) -> None:
        try:
            true_check(match, seat, turn, chosen)
        except Refused as no:
            held = sum(card[0] == "R" for own in match.table.own for card in own.hand)
            raise Refused(no.reason.code, held=held) from no

    patch.setattr(Match, "check", check)


def bots_that_hesitate(patch: pytest.MonkeyPatch) -> None:
    """A bot takes longer when it has a choice, so that its time tells."""

    def bots_asked(self: State) -> list[tuple[Seat, str]]:
        asked = [(seat, bot) for seat in self.waiting() if (bot := self.chairs[seat].plays) is not None]
        return [one for one in asked if self.match and len(self.match.table.own[one[0]].hand[0]) % 2]

    patch.setattr(State, "bots_asked", bots_asked)


def news_of_red_cards(patch: pytest.MonkeyPatch) -> None:
    """The table talks about it when somebody still holds many red cards."""
    true_play = folding.play

    def play(state: State, *move: Any) -> None:
        true_play(state, *move)
        hands = [] if state.match is None else [own.hand for own in state.match.table.own]
        if any(sum(card[0] == "R" for card in hand) > 1 for hand in hands):
            folding.tell(state, "red")

    patch.setattr(folding, "play", play)


def talk_that_tells(patch: pytest.MonkeyPatch) -> None:
    """The lobby's title of a table carries the highest card of the table."""
    true_summary = frames.summary

    def summary(state: State) -> wire.TableSummary:
        hands = [] if state.match is None else [card for own in state.match.table.own for card in own.hand]
        return msgspec.structs.replace(true_summary(state), title=max(hands, default=""))

    patch.setattr(frames, "summary", summary)


LEAKS: list[tuple[Callable[[pytest.MonkeyPatch], None] | None, type[Wizard]]] = [
    (None, TellsTheNextHand),
    (deaf_to_audience, TellsEachItsOwnHand),
    (legal_for_all, Wizard),
    (own_of_the_next, Wizard),
    (refusal_that_counts, Wizard),
    (bots_that_hesitate, Wizard),
    (news_of_red_cards, Wizard),
    (talk_that_tells, Wizard),
]


@pytest.mark.parametrize(("plant", "base"), LEAKS, ids=lambda part: getattr(part, "__name__", "-"))
def test_a_planted_leak_is_caught(
    plant: Callable[[pytest.MonkeyPatch], None] | None, base: type[Wizard], monkeypatch: pytest.MonkeyPatch
) -> None:
    if plant is not None:
        plant(monkeypatch)
    with pytest.raises(AssertionError):
        compared(Options(), range(12), base)


def test_what_is_told_to_its_own_seat_is_no_leak() -> None:
    assert compared(Options(), range(8), TellsEachItsOwnHand) > 100
