"""Set-up: what lies where before the first turn, and who knows it (S19 to S28, SA13 to SA18, SA71)."""

from __future__ import annotations

import pytest

from tests.games.seelenkrieger.position import SoulMatch
from zaubertisch.games.seelenkrieger import Deck, Options, Seelenkrieger, usual
from zaubertisch.games.seelenkrieger.cards import Card
from zaubertisch.games.seelenkrieger.deck import Lot, cards, check_deck
from zaubertisch.games.seelenkrieger.moves import Cast, EndTurn, Keep, Pass, Redraw
from zaubertisch.games.seelenkrieger.reading import CARDS, in_order
from zaubertisch.games.seelenkrieger.starters import STARTERS, starter
from zaubertisch.kernel import Match, Misfit


def dealt(options: Options = Options(), key: int = 1) -> SoulMatch:
    """A match of the first two starter decks, just dealt."""
    return Match(Seelenkrieger(options), (usual(0), usual(1)), bytes([key]) * 32)


def pass_all(match: SoulMatch) -> None:
    """Let the windows pass."""
    while match.table.public.agenda:
        match.submit(match.waiting()[0], match.turn, Pass())


def test_s26_s27_the_main_decks_are_shuffled_the_side_decks_and_heroes_lie_apart() -> None:
    match, other = dealt(), dealt(key=2)
    for seat in range(2):
        own, deck = match.table.own[seat], usual(seat)
        whole = in_order((*own.hand, *match.table.hidden.decks[seat]))
        assert whole == in_order(cards(deck.main))
        assert own.side == in_order(cards(deck.side))
        assert match.table.public.heroes[seat] == deck.hero
        assert match.table.hidden.decks[seat] != other.table.hidden.decks[seat]
        assert own.deck == in_order(match.table.hidden.decks[seat])  # not how it lies


def test_s28_sa14_five_sparks_each_and_two_more_cards_for_the_second() -> None:
    p = dealt().table.public
    assert p.sparks == (5, 5)
    assert (p.hands[p.first], p.hands[1 - p.first]) == (5, 7)


@pytest.mark.parametrize("more", [0, 1])
def test_sa14_a_table_may_give_fewer_cards_more(more: int) -> None:
    p = dealt(Options(second_cards=0 if more == 0 else 1)).table.public
    assert (p.hands[p.first], p.hands[1 - p.first]) == (5, 5 + more)


def test_sa14_a_table_may_give_two_more_sparks() -> None:
    p = dealt(Options(second_sparks=2)).table.public
    assert (p.sparks[p.first], p.sparks[1 - p.first]) == (5, 7)


def test_sa13_exactly_two_play() -> None:
    for players in (1, 3):
        with pytest.raises(Misfit):
            Match(Seelenkrieger(), tuple(usual(seat) for seat in range(players)), bytes(32))


def test_sa15_one_free_redraw_of_the_whole_hand_or_none() -> None:
    match = dealt()
    first = match.table.public.first
    assert match.waiting() == (0, 1)
    assert match.game.legal_moves(match.view(0)) == [Keep(), Redraw()]
    before = [own.hand for own in match.table.own]
    match.submit(first, match.turn, Redraw())
    match.submit(1 - first, match.turn, Keep())
    p = match.table.public
    assert p.phase == "play"
    assert match.table.own[1 - first].hand == before[1 - first]
    own = match.table.own[first]
    assert p.hands[first] == 6  # five, and the card of the first turn
    assert own.hand != before[first]
    assert in_order((*own.hand, *match.table.hidden.decks[first])) == in_order(cards(usual(first).main))


def test_sa15_a_table_without_a_redraw_begins_at_once() -> None:
    p = dealt(Options(mulligan=False)).table.public
    assert (p.phase, p.turn, p.active) == ("play", 1, p.first)


def test_sa16_either_may_begin() -> None:
    assert {dealt(key=key).table.public.first for key in range(8)} == {0, 1}


def test_sa17_sa18_the_first_turn_draws_and_brings_no_sparks_to_an_empty_field() -> None:
    match = dealt(Options(mulligan=False))
    p = match.table.public
    assert (p.hands[p.first], p.sparks) == (6, (5, 5))
    pass_all(match)
    match.submit(p.first, match.turn, EndTurn())
    pass_all(match)
    assert match.table.public.hands[1 - p.first] == 8


def test_sa17_a_table_may_have_the_first_skip_its_draw() -> None:
    match = dealt(Options(mulligan=False, first_draws=False))
    p = match.table.public
    assert p.hands[p.first] == 5
    pass_all(match)
    match.submit(p.first, match.turn, EndTurn())
    pass_all(match)
    assert match.table.public.hands[1 - p.first] == 8


def test_sa71_a_seat_may_always_look_at_its_side_deck_and_the_other_sees_how_many() -> None:
    match = dealt()
    view = match.view(0)
    assert view.own is not None
    assert view.own.side == in_order(cards(usual(0).side))
    assert match.view(1).public.sides[0] == len(view.own.side)
    assert match.view(None).own is None


def test_s22_green_blue_and_violet_may_lie_in_the_main_deck() -> None:
    rarities = {CARDS[card].rarity for name in STARTERS for card in cards(starter(name).main)}
    assert rarities == {"green", "blue", "violet"}


def test_sa25_red_belongs_into_the_side_deck_and_no_spell_nor_equipment_is_red() -> None:
    red = [card for card in CARDS.values() if card.rarity == "red"]
    assert {card.__struct_config__.tag for card in red} == {"warrior", "hero"}


def test_s54_a_side_deck_holds_only_red_cards_and_places() -> None:
    good = usual(0)
    for stranger in ("O1", "q01", "sO1", "HO"):
        deck = Deck(good.main, (Lot(Card(stranger), 1),), good.hero)
        assert [problem.code for problem in check_deck(deck)] == ["not-in-side"]


@pytest.mark.parametrize(
    ("options", "codes"),
    [
        (Options(copies=4), {"too-many-copies"}),
        (Options(side_singleton=True), {"too-many-copies"}),
        (Options(deck="quick"), {"main-size"}),
    ],
)
def test_sa21_sa22_sa26_a_table_may_ask_for_other_decks(options: Options, codes: set[str]) -> None:
    five = Deck(
        tuple(Lot(Card(card), 5) for card in ("O1", "O3", "E1", "M1", "Z1", "U2", "q01", "q02")),
        (Lot(Card("lO"), 2),),
    )
    assert check_deck(five) == []
    assert {problem.code for problem in check_deck(five, Seelenkrieger(options).format)} == codes
    with pytest.raises(Misfit):
        Match(Seelenkrieger(options), (five, five), bytes(32))


def test_sa12_the_longest_duel_has_its_bounds() -> None:
    for turns in (0, 501):
        with pytest.raises(Misfit):
            Seelenkrieger(Options(longest=turns))


def test_s37_a_spell_that_is_not_there_cannot_be_used() -> None:
    match = dealt(Options(mulligan=False, windows="fast"))
    seat = match.table.public.first
    reason = match.game.why_not(match.view(seat), Cast(0))
    assert reason is not None
    assert reason.code == "nothing-prepared"
