"""What the coach of Wizard says: sums, worlds counted one by one, what a search finds by the same figures."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations
from math import exp, sqrt

import pytest

from tests.bots.wizard_views import bidding, playing
from zaubertisch.bots import BOTS
from zaubertisch.bots.wizard.coach import Beaten, Lacks, Need, Sure, Takes, advise, hindsight
from zaubertisch.bots.wizard.coach.advise import seed, standard_error, unseen
from zaubertisch.bots.wizard.coach.trying import searching
from zaubertisch.bots.wizard.compiled.belief import Belief
from zaubertisch.bots.wizard.compiled.masks import bit, lowest
from zaubertisch.bots.wizard.search import ADEPT, Depth, WizardSearch
from zaubertisch.bots.wizard.situation import as_move, card_of, situation
from zaubertisch.games.wizard import Options, Wizard
from zaubertisch.games.wizard.bids import dealer
from zaubertisch.games.wizard.cards import DECK, Card, winner
from zaubertisch.games.wizard.score import points
from zaubertisch.games.wizard.state import Bid, NameTrump, Play, WizardView
from zaubertisch.kernel import FastRng, mute, view_of

GAME = Wizard(Options())
FEW = 16


def views(options: Options, players: int, rounds: int, every: int = 1) -> Iterator[tuple[Wizard, WizardView]]:
    """What the seats see who are to act in a match of the rule of thumb, now and then."""
    game = Wizard(options)
    table = game.deal([None] * players, FastRng(players))
    step = 0
    while table.public.round <= rounds and (seats := game.to_act(table.public)):
        moves = {}
        for seat in seats:
            view = view_of(table, seat)
            step += 1
            if step % every == 0:
                yield game, view
            moves[seat] = BOTS["thumb"].choose(game, view, FastRng(1))
        game.apply(table, moves, mute)


TABLES = [
    (Options(), 4),
    (Options(notequal=True, hiddentip=True), 3),
    (Options(notequal=True, lead_suit="official"), 6),
]


@pytest.mark.parametrize(("options", "players"), TABLES)
def test_chances_sum_to_one_and_make_the_points(options: Options, players: int) -> None:
    """Of every bid and card, in the order of the legal moves."""
    asked = 0
    for game, view in views(options, players, rounds=4, every=3):
        advice = advise(game, view, FastRng(asked), FEW)
        assert [choice.move for choice in advice.choices] == list(game.legal_moves(view))
        assert advice.choices[advice.best].points == max(choice.points for choice in advice.choices)
        assert advice.choices[advice.best].doubt == 0
        for choice in advice.choices:
            assert sum(choice.tricks) == pytest.approx(1)
            assert view.seat is not None
            bid = choice.move.tricks if isinstance(choice.move, Bid) else view.public.bids[view.seat]
            again = view.public.phase == "bid" and options.hiddentip and options.notequal  # W13
            if not isinstance(choice.move, NameTrump) and not (again and view.seat == dealer(view.public)):
                assert bid is not None
                made = sum(chance * points(bid, taken) for taken, chance in enumerate(choice.tricks))
                assert choice.points == pytest.approx(made)
                assert choice.met == pytest.approx(choice.tricks[bid])
        asked += 1
    assert asked > 10


def near(found: float, true: float, worlds: int) -> bool:
    """Whether a share among so many worlds may be by chance what it is."""
    return abs(found - true) <= 4 * sqrt(max(true * (1 - true), 0.01) / worlds)


@pytest.mark.parametrize("mine", ["R9", "G12", "Y3", "J", "W"])
def test_one_card_each_is_what_counting_all_deals_says(mine: str) -> None:
    """Three players, nobody has bid: every two cards out of sight are equally likely to follow."""
    worlds = 500
    advice = advise(GAME, bidding(mine, "R5", [None, None, None]), FastRng(2), worlds)
    out = list(DECK)
    out.remove(Card(mine))
    out.remove(Card("R5"))
    deals = list(permutations(out, 2))
    wins = sum(winner((Card(mine), *others), "R") == 0 for others in deals) / len(deals)
    for bid in (0, 1):
        choice = advice.of(Bid(bid))
        assert choice is not None
        assert near(choice.tricks[1], wins, worlds)
        exact = wins * points(bid, 1) + (1 - wins) * points(bid, 0)
        assert abs(choice.points - exact) <= abs(points(bid, 1) - points(bid, 0)) * 4 * 0.5 / sqrt(worlds)


@pytest.mark.parametrize("mine", ["G9", "R2", "B7"])
def test_the_last_card_is_what_counting_all_cards_says(mine: str) -> None:
    """One seat is to follow, with one card; each may be it, by the weight that its play so far gives it."""
    worlds = 500
    view = playing(mine, "R", need=1, trick="G5", tricks=["Y3 Y9 Y10"], needs=1, players=3)
    advice = advise(GAME, view, FastRng(2), worlds)
    seen = situation(view, "bsw")
    known = seen.situation
    search = searching(3, 1, 1)
    belief = Belief(known, search.minds)
    whole = stands = beats = 0.0
    rest = unseen(seen)
    while rest:
        card = lowest(rest)
        rest &= rest - 1
        weight = exp(belief.of(1, bit(card)))
        whole += weight
        stands += weight * (winner((Card("G5"), Card(mine), card_of(card)), "R") == 1)
        beats += weight * (
            winner((Card("G5"), Card(mine)), "R") == 1
            and winner((Card("G5"), Card(mine), card_of(card)), "R") == 2
        )
    (choice,) = advice.choices
    said = [why.chance for why in choice.why if isinstance(why, Beaten)]
    assert choice.why[0] == Takes(choice.tricks[1])
    assert near(choice.tricks[1], stands / whole, worlds)
    assert near(sum(said), beats / whole, worlds)


def test_it_says_what_a_search_finds_by_the_same_figures() -> None:
    """To the point, for everything that both try; and the search plays what the coach calls best."""
    played = 0
    for game, view in views(Options(), 4, rounds=4, every=4):
        if len(game.legal_moves(view)) == 1:
            continue
        advice = advise(game, view, FastRng(7), FEW)
        search = searching(4, FEW, seed(FastRng(7)))
        search.plan.surrender = 1e9
        seen = situation(view, "bsw")
        search.look(seen.situation, seen.turned)
        for at in range(search.size):
            choice = advice.of(as_move(seen.situation.now.phase, search.actions[at]))
            assert choice is not None
            assert choice.points == pytest.approx(search.values[at])
        depth = Depth(worlds=FEW, drawn=2 * FEW, walked=ADEPT.walked, surrender=1e9)
        move = WizardSearch(depth).choose(game, view, FastRng(7))
        chosen, best = advice.of(move), advice.choices[advice.best]
        assert chosen is not None
        if search.size == len(advice.choices):
            assert chosen.points == best.points
        else:  # of cards alike a search tries one, and what is alike differs by chance alone
            assert best.points - chosen.points <= 3 * chosen.doubt + 1e-9
        played += 1
    assert played > 5


def test_worlds_with_the_same_view_get_the_same_advice() -> None:
    asked = 0
    for game, view in views(Options(notequal=True), 4, rounds=3, every=5):
        other = game.determinize(view, FastRng(99))
        first = advise(game, view, FastRng(4), FEW)
        assert first == advise(game, view_of(other, view.seat), FastRng(4), FEW)
        asked += 1
    assert asked > 5


def whys(view: WizardView, mine: str) -> tuple[object, ...]:
    choice = advise(GAME, view, FastRng(1), 64).of(Play(Card(mine)))
    assert choice is not None
    return choice.why


def test_the_last_to_play_hears_what_is_certain() -> None:
    view = playing("G13 G2", "R", need=1, trick="G5 G9 G10")
    assert advise(GAME, view, FastRng(1), FEW).why == (Need(1, 2),)
    assert whys(view, "G13") == (Takes(1.0),)
    assert whys(view, "G2") == (Takes(0.0),)


def test_a_void_is_told_and_who_may_over_trump() -> None:
    """Seat 1 trumped green when it was led; so it has no green, and may trump again."""
    view = playing("G13 B2 B3", "R", need=1, tricks=["G7 R4 G3 G2"], players=4)
    view.public.leader = 0
    advice = advise(GAME, view, FastRng(1), 64)
    assert Lacks(1, "G") in advice.why
    choice = advise(GAME, view, FastRng(1), 400).of(Play(Card("G13")))
    assert choice is not None
    beaten = [why for why in choice.why if isinstance(why, Beaten)]
    assert [why.chance for why in beaten] == sorted((why.chance for why in beaten), reverse=True)
    (first,) = [why for why in beaten if why.seat == 1]
    assert 0 < first.trump <= first.chance < 1
    others = [why for why in beaten if why.seat != 1]
    assert all(first.trump > why.trump for why in others)


def test_a_wizard_is_no_trump() -> None:
    """Nothing goes above the highest trump but a wizard."""
    beaten = [why for why in whys(playing("R13 B2 B3", "R", need=1), "R13") if isinstance(why, Beaten)]
    assert [why.seat for why in sorted(beaten, key=lambda why: why.seat)] == [1, 2, 3]
    assert all(why.chance > 0 == why.trump for why in beaten)


def test_what_the_seat_lacks_itself_it_is_not_told() -> None:
    """In the second trick it threw a yellow card on blue."""
    view = playing("G13 Y2", "R", need=1, tricks=["G7 R4 G3 G2", "B5 B6 B7 Y9"])
    told = advise(GAME, view, FastRng(1), FEW).why
    assert [why for why in told if isinstance(why, Lacks)] == [Lacks(1, "G")]


def test_doubt_is_the_standard_error() -> None:
    assert standard_error([0, 10] * 8) == pytest.approx(5 / sqrt(16))
    assert standard_error([7] * 9) == 0


def test_nobody_beats_a_wizard_nor_what_is_beaten_already() -> None:
    assert whys(playing("W G2 B2", "R", need=1, trick="G5"), "W") == (Takes(1.0),)
    assert whys(playing("G3 G2", "R", need=1, trick="W"), "G3") == (Takes(0.0),)


def test_sure_tricks_are_named() -> None:
    """Two wizards and the highest trump; a small card of another suit is not among them."""
    advice = advise(GAME, bidding("W W R13 B2", "R5", [None, None, None, None]), FastRng(1), 32)
    assert Sure((Card("R13"), Card("W"), Card("W"))) in advice.why
    assert advice.choices[advice.best].move == Bid(3)


def test_hindsight_knows_the_hands() -> None:
    """One card each: what the round would bring is no matter of chance, and foresight is not asked."""
    view = bidding("R9", "R5", [None, None, None])
    for others, taken in ((["R10", "G3"], 0), (["R8", "G3"], 1), (["J", "W"], 0)):
        advice = hindsight(GAME, view, [["R9"], *[[other] for other in others]], FastRng(1), 8)  # type: ignore[list-item]
        assert advice.why == ()
        for bid in (0, 1):
            choice = advice.of(Bid(bid))
            assert choice is not None
            assert choice.tricks[taken] == 1
            assert choice.points == points(bid, taken)
