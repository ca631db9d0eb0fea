"""Guessed worlds: all that fit, each equally likely, and no others."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.duell.rigged import match_of
from zaubertisch.games.duell import Duel, Options
from zaubertisch.games.duell.cards import DECK, SPELL, Card
from zaubertisch.games.duell.state import Cast, Drink, DuelTable, DuelView, Keep
from zaubertisch.kernel import FastRng

WORLDS = 4000


def worlds(game: Duel, view: DuelView, number: int = WORLDS) -> list[DuelTable]:
    rng = FastRng(1)
    return [game.determinize(view, rng) for _ in range(number)]


@pytest.mark.parametrize("seat", [0, 1])
def test_every_unseen_card_is_as_likely_in_the_other_hand(seat: int) -> None:
    match = match_of(Options())
    match.submit(0, 0, match.game.legal_moves(match.view(0))[0])
    match.submit(1, 0, match.game.legal_moves(match.view(1))[0])
    assert isinstance(match.game, Duel)
    found = Counter[Card]()
    first = Counter[Card]()
    for world in worlds(match.game, match.view(seat)):
        assert world.own[seat] == match.table.own[seat]
        found.update(world.own[1 - seat].hand)
        first[world.hidden.pile[0]] += 1
    unseen = set(DECK) - set(match.table.own[seat].hand) - set(match.table.public.used)
    assert set(found) == set(first) == unseen
    expected = WORLDS * 7 / len(unseen)
    assert all(abs(times - expected) < 5 * expected**0.5 for times in found.values())
    expected = WORLDS / len(unseen)
    assert all(abs(times - expected) < 5 * expected**0.5 for times in first.values())


@pytest.mark.parametrize("asked", [True, False])
def test_a_hidden_potion_of_whom_was_asked_is_drunk_in_half_the_worlds(asked: bool) -> None:
    match = match_of(Options(hidden_potion=True), [["F05"], ["W04"]])
    match.table.public.mana = (5, 5 if asked else 10)
    if not asked:
        match.table.own[1].hand = (Card("W01"), *match.table.own[1].hand[1:])
    match.submit(0, 0, Cast(Card("F05")))
    match.submit(1, 0, Cast(Card("W04" if asked else "W01")))
    for seat in match.waiting():
        match.submit(seat, match.turn, Drink() if seat == 0 else Keep())
    assert isinstance(match.game, Duel)
    drunk = [world.own[1].drank for world in worlds(match.game, match.view(0))]
    assert abs(sum(drunk) - WORLDS / 2) < 150 if asked else not any(drunk)
    assert all(world.own[0].drank for world in worlds(match.game, match.view(0), 50))


def test_nobody_hides_a_potion_before_the_decision_or_where_it_is_open() -> None:
    for hidden in (True, False):
        match = match_of(Options(hidden_potion=hidden), [["F05"], ["W04"]])
        match.submit(0, 0, Cast(Card("F05")))
        match.submit(1, 0, Cast(Card("W04")))
        assert isinstance(match.game, Duel)
        assert not any(world.own[1].drank for world in worlds(match.game, match.view(0), 100))
        if not hidden:
            match.submit(0, 1, Keep())
            match.submit(1, 1, Keep())
            assert not any(world.own[1].drank for world in worlds(match.game, match.view(0), 100))


DEAR = ("F03", "F04", "F05", "F06", "F09", "F10", "F11")
DEARER = ("W04", "W05", "W06", "W10", "W11", "W12", "W14")


@pytest.mark.parametrize("barred", [True, False])
def test_who_cast_a_barred_spell_held_nothing_that_could_be_paid(barred: bool) -> None:
    """Once it is over, so much is known of the cards that were held besides."""
    match = match_of(Options(unpayable="barred" if barred else "lose"), [DEAR, DEARER])
    match.table.public.mana = (2, 3)
    match.submit(0, 0, Cast(Card("F03")))
    match.submit(1, 0, Cast(Card("W04")))
    assert match.waiting() == ()
    assert isinstance(match.game, Duel)
    found: tuple[Counter[Card], Counter[Card]] = (Counter(), Counter())
    for world in worlds(match.game, match.view(None)):
        for seat in range(2):
            assert len(world.own[seat].hand) == 6
            found[seat].update(world.own[seat].hand)
    least = tuple(min(SPELL[card].cost for card in cards) for cards in found)
    assert least == ((3, 4) if barred else (1, 1))
    if barred:
        cost = {card: SPELL[card].cost for card in DECK}
        dear = [card for card in DECK if cost[card] > 3 and card != "W04"]
        expected = WORLDS * 6 / len(dear)
        assert set(found[1]) == set(dear)
        assert all(abs(found[1][card] - expected) < 5 * expected**0.5 for card in dear)
        threes = [found[0][card] for card in DECK if cost[card] == 3 and card != "F03"]
        assert max(threes) - min(threes) < 10 * (sum(threes) / len(threes)) ** 0.5
        assert sum(threes) / len(threes) > found[0][Card("F04")]  # the other seat may hold that one
