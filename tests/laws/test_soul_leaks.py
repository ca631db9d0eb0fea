"""Seelenkrieger with leaks that only a game with decks and spells face down can have; the law finds them."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from functools import partial

import msgspec
import pytest

from tests.laws.seelenkrieger import SOUL_LAWS
from tests.laws.settings import AnyMatch
from tests.laws.two_worlds import Leak, Pair, pair_from_the_deal
from zaubertisch.games.seelenkrieger import Seelenkrieger
from zaubertisch.games.seelenkrieger.events import CardPlayed, Event, Looked
from zaubertisch.games.seelenkrieger.facts import Facts
from zaubertisch.games.seelenkrieger.moves import Move, Pass
from zaubertisch.games.seelenkrieger.reading import CARDS, kind
from zaubertisch.games.seelenkrieger.state import SoulTable, SoulView
from zaubertisch.games.seelenkrieger.tasks import Window
from zaubertisch.kernel import EVERYONE, Match, Seat, Tell

pytestmark = pytest.mark.no_cover  # too many turns to be traced; the other laws reach every branch


class TellsWhatWasDrawn(Seelenkrieger):
    """Everyone hears which card a seat has drawn."""

    def apply(self, table: SoulTable, moves: Mapping[Seat, Move], tell: Tell) -> None:
        super().apply(table, moves, lambda audience, event: tell(EVERYONE, event))


class LaysSpellsFaceUp(Seelenkrieger):
    """A spell that is laid down prepared is named."""

    def apply(self, table: SoulTable, moves: Mapping[Seat, Move], tell: Tell) -> None:
        def loud(audience: Seat, event: Event) -> None:
            if isinstance(event, CardPlayed) and event.card is None:
                spell = table.own[event.seat].laying
                event = CardPlayed(event.seat, spell, event.paid)
            tell(audience, event)

        super().apply(table, moves, loud)


class ShowsTheTopOfTheDecks(Seelenkrieger):
    """The next card of every deck lies open."""

    def apply(self, table: SoulTable, moves: Mapping[Seat, Move], tell: Tell) -> None:
        super().apply(table, moves, tell)
        table.public.tops = tuple(deck[:1] for deck in table.hidden.decks)


class RemembersTooMuch(Seelenkrieger):
    """What everyone remembers of the hands is what lies in them."""

    def apply(self, table: SoulTable, moves: Mapping[Seat, Move], tell: Tell) -> None:
        super().apply(table, moves, tell)
        table.public.shown = tuple(own.hand for own in table.own)


class NumbersByWhatIsHeld(Seelenkrieger):
    """The numbers of the cards in play skip some when a dear card is held."""

    def apply(self, table: SoulTable, moves: Mapping[Seat, Move], tell: Tell) -> None:
        super().apply(table, moves, tell)
        table.public.serial += sum(CARDS[card].cost for own in table.own for card in own.hand)


class SortsTheDeckListByPlace(Seelenkrieger):
    """The own list of what is left in the deck stands as the cards lie."""

    def apply(self, table: SoulTable, moves: Mapping[Seat, Move], tell: Tell) -> None:
        super().apply(table, moves, tell)
        for own, deck in zip(table.own, table.hidden.decks, strict=True):
            own.deck = deck


class AsksOnlyWhoCanAnswer(Seelenkrieger):
    """A window closes by itself when the seat that is asked has no spell in hand or prepared."""

    def apply(self, table: SoulTable, moves: Mapping[Seat, Move], tell: Tell) -> None:
        super().apply(table, moves, tell)
        p = table.public
        while p.agenda and isinstance(p.agenda[-1], Window) and p.phase == "play":
            (seat,) = self.to_act(p)
            if any(kind(card) == "spell" for card in (*table.own[seat].hand, *table.own[seat].prepared)):
                return
            super().apply(table, {seat: Pass()}, tell)


class TellsHowManyCostNothing(Seelenkrieger):
    """After each turn it is told how many cards of a hand may be played for nothing."""

    def apply(self, table: SoulTable, moves: Mapping[Seat, Move], tell: Tell) -> None:
        super().apply(table, moves, tell)
        for seat, own in enumerate(table.own):
            tell(EVERYONE, Looked(seat, sum(CARDS[card].cost == 0 for card in own.hand)))


class ChargesMoreForWhatIsHeld(Seelenkrieger):
    """The sparks shown are fewer for each spell in hand."""

    def apply(self, table: SoulTable, moves: Mapping[Seat, Move], tell: Tell) -> None:
        super().apply(table, moves, tell)
        spells = [sum(kind(card) == "spell" for card in own.hand) for own in table.own]
        table.public.called = sum(spells)


class Peeking(Seelenkrieger):
    """A game that keeps the table by it when it is asked about a view."""

    table: SoulTable

    def deal(self, brought: Sequence[object], rng: object) -> SoulTable:
        self.table = super().deal(brought, rng)  # type: ignore[arg-type]
        return self.table

    def _other(self, view: SoulView) -> tuple[str, ...]:
        return () if view.seat is None else tuple(self.table.own[1 - view.seat].hand)


class LocksByTheOtherHand(Peeking):
    """What may be done hangs on the other's hand."""

    def legal_moves(self, view: SoulView) -> Sequence[Move]:
        moves = super().legal_moves(view)
        return moves[: -1 if len(moves) > 1 and sum(map(len, self._other(view))) % 2 else None]


class CountsTheOthersSpells(Peeking):
    """The facts hang on the other's hand."""

    def facts(self, view: SoulView) -> Facts:
        spells = sum(kind(card) == "spell" for card in self._other(view))
        return msgspec.structs.replace(super().facts(view), goal=10 + spells)


LEAKY: tuple[type[Seelenkrieger], ...] = (
    TellsWhatWasDrawn,
    LaysSpellsFaceUp,
    ShowsTheTopOfTheDecks,
    RemembersTooMuch,
    NumbersByWhatIsHeld,
    SortsTheDeckListByPlace,
    AsksOnlyWhoCanAnswer,
    TellsHowManyCostNothing,
    ChargesMoreForWhatIsHeld,
    LocksByTheOtherHand,
    CountsTheOthersSpells,
)


PAIRS, TURNS = 80, 60
"""Pairs of worlds, and turns of each."""


@pytest.mark.parametrize("leaky", LEAKY)
def test_a_leak_is_caught(leaky: type[Seelenkrieger]) -> None:
    with pytest.raises(Leak):
        many_pairs(leaky)


def test_the_game_itself_has_none() -> None:
    many_pairs(Seelenkrieger)


def many_pairs(game: type[Seelenkrieger]) -> None:
    """In what a pair differs is drawn once, and often comes out soon: so many pairs, none for long."""
    chance = random.Random(game.__name__)
    for _ in range(PAIRS):
        follow(pair_from_the_deal(partial(dealt, game, chance.randbytes(32)), SOUL_LAWS, chance), chance)


def dealt(leaky: type[Seelenkrieger], key: bytes) -> AnyMatch:
    return Match(leaky(), SOUL_LAWS.brought(2), key)


def follow(pair: Pair, chance: random.Random) -> None:
    """Compare the two worlds turn by turn, as long as they can go on alike."""
    for _ in range(TURNS):
        pair.compare(chance.sample(SOUL_LAWS.move_space(pair.here.table.public), 6))
        if not pair.go_on(chance) or not pair.here.waiting():
            return


def test_ten_leaks_at_least_are_planted() -> None:
    assert len(LEAKY) >= 10
