"""What the page of the duel is told beyond the view."""

from __future__ import annotations

from tests.games.duell.rigged import DuelMatch, match_of
from zaubertisch.games.duell import Options
from zaubertisch.games.duell.cards import Card
from zaubertisch.games.duell.facts import Facts, Prospect
from zaubertisch.games.duell.state import Cast, Drink, Keep
from zaubertisch.kernel import Seat

HANDS = [["F02", "F03", "F05", "F06", "F07", "F08", "F12"], ["W04", "W07"]]


def potions_of_round_two(options: Options = Options()) -> DuelMatch:
    """Seat 0 holds 3 mana, seat 1 holds 9 and may not drink."""
    match = match_of(options, HANDS, ["F04"])
    match.table.public.mana = (5, 10)
    match.submit(0, 0, Cast(Card("F02")))
    match.submit(1, 0, Cast(Card("W07")))
    return match


def facts(match: DuelMatch, seat: Seat | None = 0) -> Facts:
    told = match.game.facts(match.view(seat))
    assert isinstance(told, Facts)
    return told


def prospects(match: DuelMatch) -> dict[str, Prospect]:
    return {one.card: one for one in facts(match).hand}


def test_who_may_drink_and_to_what() -> None:
    match = potions_of_round_two()
    for seat in (0, 1, None):
        assert facts(match, seat).drinks_to == (7, None)
    match.submit(0, match.turn, Keep())
    assert facts(match).drinks_to == (None, None)


def test_each_card_says_whether_it_can_be_paid_with_and_without_a_potion() -> None:
    told = prospects(potions_of_round_two())
    assert list(told) == ["F03", "F04", "F05", "F06", "F07", "F08", "F12"]
    assert told["F03"] == Prospect(Card("F03"), True, 0, True, False)
    assert told["F04"] == Prospect(Card("F04"), False, None, True, False)
    assert told["F06"] == Prospect(Card("F06"), False, None, True, False)
    match = potions_of_round_two()
    match.table.public.mana = (1, 9)
    told = prospects(match)
    assert [card for card, one in told.items() if one.payable] == ["F07"]
    assert [card for card, one in told.items() if not one.payable_with_potion] == ["F06", "F12"]


def test_a_potion_that_was_kept_pays_nothing() -> None:
    match = potions_of_round_two()
    match.submit(0, match.turn, Keep())
    assert [card for card, one in prospects(match).items() if one.payable_with_potion] == [
        "F03",
        "F07",
        "F08",
    ]


def test_a_hidden_potion_is_in_the_own_mana_alone() -> None:
    match = potions_of_round_two(Options(hidden_potion=True))
    match.submit(0, match.turn, Drink())
    assert match.table.public.mana == (3, 9)
    assert [facts(match, seat).mana for seat in (0, 1, None)] == [7, 9, None]
    assert prospects(match)["F06"].mana == 0


def test_cards_are_locked_only_where_unpayable_ones_are_barred() -> None:
    match = potions_of_round_two(Options(unpayable="barred"))
    assert not any(one.locked for one in facts(match).hand)  # the potion may still pay for them
    match.submit(0, match.turn, Keep())
    assert [card for card, one in prospects(match).items() if one.locked] == ["F04", "F05", "F06", "F12"]
    match = potions_of_round_two()
    match.submit(0, match.turn, Keep())
    assert not any(one.locked for one in facts(match).hand)


def test_when_nothing_can_be_paid_it_says_so_and_locks_nothing() -> None:
    match = potions_of_round_two(Options(unpayable="barred"))
    match.table.public.mana = (0, 9)
    assert not facts(match).nothing_payable  # a potion would help
    match.submit(0, match.turn, Keep())
    assert facts(match).nothing_payable
    assert not any(one.locked for one in facts(match).hand)
    assert not facts(match, 1).nothing_payable


def test_a_spectator_has_no_hand_and_no_mana() -> None:
    told = facts(potions_of_round_two(), None)
    assert (told.mana, told.hand, told.nothing_payable) == (None, (), False)


def test_the_last_round_and_the_refill_are_announced() -> None:
    match = match_of(Options(safety_rounds=2), HANDS)
    assert not facts(match).last_round
    match.submit(0, 0, Cast(Card("F08")))
    match.submit(1, 0, Cast(Card("W04")))
    assert facts(match).last_round
    assert not facts(match).refills
    match.table.public.pile = 0
    assert facts(match).refills

    for refill in (True, False):
        match = match_of(Options(refill=refill), HANDS)
        match.table.public.pile = 0
        assert facts(match).refills is refill


def test_nothing_is_announced_of_a_match_that_is_over() -> None:
    match = match_of(Options(safety_rounds=1), HANDS)
    match.submit(0, 0, Cast(Card("F08")))
    match.submit(1, 0, Cast(Card("W04")))
    match.table.public.pile = 0
    assert match.waiting() == ()
    assert (facts(match).last_round, facts(match).refills, facts(match).drinks_to) == (
        False,
        False,
        (None, None),
    )
