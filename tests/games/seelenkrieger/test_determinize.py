"""Worlds that fit a view where little is left to guess from."""

from __future__ import annotations

from copy import copy

from zaubertisch.games.seelenkrieger import Seelenkrieger, usual
from zaubertisch.games.seelenkrieger.cards import Card
from zaubertisch.games.seelenkrieger.deck import cards
from zaubertisch.games.seelenkrieger.determinize import determinize, own_deck
from zaubertisch.games.seelenkrieger.options import Options
from zaubertisch.games.seelenkrieger.reading import CARDS, in_order, kind
from zaubertisch.games.seelenkrieger.state import Own, SoulTable
from zaubertisch.games.seelenkrieger.tasks import Playing, Window
from zaubertisch.kernel import FastRng, put, view_of


def dealt() -> SoulTable:
    game = Seelenkrieger(Options(mulligan=False))
    return game.deal((usual(0), usual(1)), FastRng(7))


def test_what_is_known_from_above_and_from_below_meets_in_a_small_deck() -> None:
    deck = (Card("O1"), Card("E1"), Card("M1"))
    own = Own(hand=(), deck=in_order(deck), side=(), top=deck[:2], bottom=deck[1:])
    assert own_deck(own, FastRng(1)) == deck


def test_spells_prepared_beyond_those_of_the_likely_deck_are_some_that_could_be_paid_like_this() -> None:
    """Twenty spells for three sparks: no starter deck has so many, so what else could be paid is taken."""
    table = dealt()
    p, other = copy(table.public), 1
    p.prepared = put(p.prepared, other, (3,) * 20)
    p.fresh = put(p.fresh, other, (False,) * 20)
    p.decks = put(p.decks, other, p.decks[other] - 20)
    world = determinize(view_of(SoulTable(p, table.own, table.hidden, table.rng), 0), FastRng(3), Options())
    prepared = world.own[other].prepared
    assert len(prepared) == 20
    assert all(kind(card) == "spell" and CARDS[card].cost >= 3 for card in prepared)
    assert len(world.hidden.decks[other]) == p.decks[other]
    assert len(world.own[other].hand) == p.hands[other]


def test_a_spell_that_is_being_laid_down_may_be_any_that_costs_as_much() -> None:
    table = dealt()
    p, other = copy(table.public), 1
    p.agenda = (Playing(id=99, seat=other, card=None, paid=1), Window("played", asked=0, first=0))
    p.hands = put(p.hands, other, p.hands[other] - 1)
    view = view_of(SoulTable(p, table.own, table.hidden, table.rng), 0)
    laid = {determinize(view, FastRng(seed), Options()).own[other].laying for seed in range(40)}
    likely = {lot.card for lot in usual(other).main}
    assert laid == {card for card in likely if kind(card) == "spell" and CARDS[card].cost == 1}


def test_with_quick_decks_the_other_is_thought_to_have_one_of_thirty_cards() -> None:
    options = Options(deck="quick", mulligan=False)
    table = Seelenkrieger(options).deal((usual(0, options), usual(1, options)), FastRng(7))
    own = determinize(view_of(table, 0), FastRng(1), options).own[1]
    assert in_order((*own.hand, *own.deck)) == in_order(cards(usual(1, options).main))
