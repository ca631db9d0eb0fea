"""What a search finds: where every world says the same, it must say so too, to the point."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tests.bots.wizard_views import bidding, playing
from zaubertisch.bots.wizard.compiled.masks import DECK, WIZARDS, bit, suit_cards
from zaubertisch.bots.wizard.compiled.search import Plan, Search
from zaubertisch.bots.wizard.compiled.worlds import Worlds
from zaubertisch.bots.wizard.habits import PEERS, THUMB
from zaubertisch.bots.wizard.situation import as_move, situation
from zaubertisch.games.wizard.cards import Card
from zaubertisch.games.wizard.state import Bid, Move, Play, WizardView


def looked(view: WizardView, worlds: int = 48, surrender: float = 3.0) -> tuple[Search, dict[Move, int]]:
    """A search that has looked, and the place of each action it tried."""
    players = len(view.public.totals)
    plan = Plan(worlds, 2 * worlds, 2, 0.05, 0.0, surrender, False)
    search = Search([THUMB[players].mind()], plan, 7)
    seen = situation(view, "bsw")
    search.look(seen.situation, seen.turned)
    phase = seen.situation.now.phase
    return search, {as_move(phase, search.actions[at]): at for at in range(search.size)}


def best(view: WizardView, worlds: int = 48) -> Move:
    """What it says itself."""
    search, found = looked(view, worlds)
    return next(move for move, at in found.items() if at == search.best)


def test_a_wizard_alone_is_worth_what_it_brings() -> None:
    """One card, led: whoever bids one gets thirty, whoever bids none loses ten."""
    search, found = looked(bidding("W", "R5", [None, None, None, None]), surrender=1e9)
    assert search.values[found[Bid(1)]] == pytest.approx(30)
    assert search.exact[found[Bid(1)]] == 1
    assert search.values[found[Bid(0)]] == pytest.approx(-10)
    assert search.exact[found[Bid(0)]] == 0


def test_the_card_turned_up_is_in_no_hand() -> None:
    """All wizards and the second highest trump: the highest lies open, so five tricks are certain."""
    search, found = looked(bidding("W W W W R12", "R13", [None, None, None, None]), surrender=1e9)
    assert search.exact[found[Bid(5)]] == 1


def test_the_last_tricks_are_played_to_the_bid() -> None:
    """Behind a wizard the own one takes nothing, so it is kept; who wants none lets the small card go."""
    assert best(playing("W J", "R", need=1, trick="G5 G9 W")) == Play(Card("J"))
    assert best(playing("G13 G2", "R", need=0, trick="G5 G9 G10")) == Play(Card("G2"))


def test_of_cards_alike_one_is_tried() -> None:
    """Between the eight and the nine no card is out; the five is another matter, so is a ten on the table."""
    _, found = looked(playing("G8 G9 G5 R2", "R", need=2))
    assert {move.card for move in found if isinstance(move, Play)} == {"G9", "G5", "R2"}
    _, found = looked(playing("G9 G11 R2", "R", need=2, trick="G10"))
    assert {move.card for move in found if isinstance(move, Play)} == {"G9", "G11"}
    _, found = looked(playing("G9 G11 R2", "R", need=2, tricks=["G10 B2 B3 B4"]))
    assert {move.card for move in found if isinstance(move, Play)} == {"G11", "R2"}


def test_what_is_plainly_behind_is_given_up_and_the_best_never() -> None:
    view = bidding("W W W", "R5", [None, None, None, None])
    everywhere, _ = looked(view, 64, surrender=1e9)
    search, found = looked(view, 64)
    assert everywhere.playouts == 4 * 64
    assert search.playouts < 4 * 64
    assert best(view, 64) == Bid(3)
    assert search.values[found[Bid(3)]] == pytest.approx(50)


def test_what_differs_between_actions_is_never_chance() -> None:
    """All cards are laid at random, so no bid changes a trick: in every world exactly one of them is met."""
    view = bidding("G8 R9 W", "R5", [None, None, None, None])
    plan = Plan(24, 0, 0, 1.0, 0.0, 1e9, False)
    search = Search([THUMB[4].mind()], plan, 7)
    seen = situation(view, "bsw")
    search.look(seen.situation, seen.turned)
    assert sum(search.exact[at] for at in range(search.size)) == pytest.approx(1)


def drawn(pool: int, k: int = 200, walked: int = 0) -> list[int]:
    """What the first of four, who bid one, holds in worlds of one card drawn from so many; 0 weighs none."""
    seen = situation(bidding("G2", "R5", [1, None, None, None]), "bsw").situation
    plan = Plan(k, pool, walked, 0.0, 0.0, 3.0, False)
    search = Search([THUMB[4].mind()], plan, 7)
    out = DECK & ~(seen.hand | bit(5))
    return list(search.draw(Worlds(seen, out, search.dice)).hands)[::4]


def test_likely_worlds_are_drawn_more_often() -> None:
    """Whoever bids one with a single card rather holds a wizard or a trump."""
    strong = WIZARDS | suit_cards(0)
    plain, weighed = (sum(bool(hand & strong) for hand in drawn(pool)) for pool in (0, 600))
    assert weighed > 1.3 * plain


def test_the_first_worlds_are_not_the_most_alike() -> None:
    """Where each world is drawn some four times, the same ones do not follow each other."""
    hands = drawn(50)
    assert sum(one == other for one, other in pairwise(hands)) < len(hands) / 4


def test_worlds_are_walked_where_few_were_dealt() -> None:
    assert len(set(drawn(3))) <= 3
    assert len(set(drawn(3, walked=10))) > 10


def test_in_each_world_each_seat_plays_by_its_own_mind() -> None:
    """The seat that asks by the first one; of the others each is now of this mind and now of that."""
    view, plan = bidding("G2", "R5", [1, None, None, None]), Plan(2, 8, 1, 0.05, 0.0, 1e9, False)
    seen = situation(view, "bsw").situation
    minds = [PEERS[4].mind(), THUMB[4].mind()]
    others = set()
    for seed in range(20):
        search = Search(minds, plan, seed)
        search.look(seen, bit(5))
        assert search.sensible(seen.seat) is minds[0].sensible
        others |= {minds[1].sensible is search.sensible(seat) for seat in range(4) if seat != seen.seat}
    assert others == {True, False}


def test_what_is_envied_counts_against_the_points() -> None:
    """A wizard alone: the others, who bid none and take none, get twenty each."""

    def worth(envy: float) -> float:
        view = bidding("W", "R5", [None, None, None, None])
        plan = Plan(32, 0, 0, 0.0, envy, 1e9, False)
        search = Search([THUMB[4].mind()], plan, 7)
        seen = situation(view, "bsw")
        search.look(seen.situation, seen.turned)
        return max(search.values[at] for at in range(search.size))

    assert worth(0.0) == pytest.approx(30)
    assert 30 - 0.5 * 20 <= worth(0.5) < 30
