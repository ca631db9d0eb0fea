"""The second telling of Kampf der Magier, asked by itself: examples of the rules page, options, laws."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations

import pytest

from tests.oracle.kampf import Asked, Options, Outcome, allowed, deck, kampf, next_starter, sets_of, winners
from zaubertisch.kernel import FastRng


class Rigged:
    """Chance that starts where it is told to and deals the first round as it is told to, then shuffles."""

    def __init__(self, start: int, *cards: str) -> None:
        self.start = start
        self.dealt = [" ".join(cards).split()]
        self.rest = FastRng(start)

    def below(self, n: int, /) -> int:
        return self.start % n

    def shuffle(self, items: Sequence[str], /) -> tuple[str, ...]:
        if not self.dealt:
            return self.rest.shuffle(items)
        first = self.dealt.pop()
        assert not Counter(first) - Counter(items), "a card was dealt that the deck does not hold"
        return tuple(first)


class Match:
    """A match whose first round is dealt like this: six cards a seat, then the stock. The deck ends there."""

    def __init__(
        self, hands: list[str], stock: str = "", start: int = 0, options: Options | None = None
    ) -> None:
        self.game = kampf(options or {}, len(hands), Rigged(start, *hands, stock))
        self.asked: Asked = next(self.game)

    def says(self, *answers: str) -> None:
        """The seats asked one by one give these answers, all of them legal."""
        for answer in answers:
            ((seat, legal),) = self.asked.legal.items()
            assert answer in legal, legal
            self.asked = self.game.send({seat: answer})

    @property
    def seat(self) -> int:
        (seat,) = self.asked.legal
        return seat

    @property
    def legal(self) -> list[str]:
        return self.asked.legal[self.seat]


def may_say(hand: str, total: int | None, shielded: bool = False, **options: object) -> str:
    """What a seat with this hand may say, in one line."""
    return ", ".join(allowed(hand.split(), total, shielded, options))  # type: ignore[arg-type]


# ---------------------------------------------------------------- cards and rounds


def test_k1_ka2_the_deck() -> None:
    assert deck({})[:7] == ("1",) * 6 + ("2",)
    assert deck({})[-6:] == ("13", "13", "C", "C", "J", "J")
    for distribution, copies in (
        ("steep", [6, 6, 5, 5, 5, 4, 4, 4, 3, 3, 2, 2, 2]),
        ("flat", [4] * 12 + [3]),
    ):
        cards = Counter(deck({"distribution": distribution}))
        assert [cards[str(value)] for value in range(1, 14)] == copies
        assert cards.total() == 55


def test_k2_the_deal_and_k8_who_opens() -> None:
    match = Match(["1 2 3 4 5 6", "7 8 9 10 11 12"], "13 1", start=1)
    assert match.seat == 1
    assert match.asked.hands == [list("123456"), ["7", "8", "9", "10", "11", "12"]]
    assert (match.asked.stock, match.asked.middle, match.asked.total) == (2, [], None)


def test_k12_ka3_the_number_of_rounds() -> None:
    for players in range(2, 7):
        for each in (1, 2):
            assert len(played({"rounds_each": each}, players, 1).rounds) == players * each


def test_ka4_who_starts() -> None:
    assert [next_starter(start, [0, 9, 0], {}) for start in range(3)] == [1, 2, 0]
    most: Options = {"starter": "most_cards"}
    assert [next_starter(start, [0, 9, 0], most) for start in range(3)] == [1, 1, 1]
    assert [next_starter(start, [7, 3, 7], most) for start in range(3)] == [2, 2, 0]


# ---------------------------------------------------------------- plays


def test_k5_k6_ka7_ka8_the_examples() -> None:
    assert may_say("4 4 J", 8) == "play 4+4+J(4), take"
    assert may_say("9 J", 8) == "play 9, take"
    assert may_say("9 10 J", 9) == "play 10, take"
    assert may_say("J J", 13) == "play J(7)+J(7), take"
    assert may_say("J J", 14) == "take"
    assert may_say("13", 13) == "take"


def test_the_order_is_total_then_number_then_text() -> None:
    assert may_say("2 2 4 J", 3) == (
        "play 4, play J(4), play 2+2, play 2+J(2), play J(5), play J(6), play 2+2+J(2), play J(7), "
        "play 4+J(4), take"
    )


def test_sets_equal_all_subsets_with_all_values() -> None:
    chance = FastRng(1)
    for number in range(600):
        held = chance.shuffle(deck({}))[: 1 + chance.below(6)]
        hand = [*held[: 6 - number % 3], *["J"] * (number % 3)][:6]  # many hands with jokers
        for joker_alone in (True, False):
            told = [str(mages) for mages in sets_of(hand, joker_alone)]
            assert len(set(told)) == len(told)
            assert set(told) == brute_force(hand, joker_alone)


def brute_force(hand: Sequence[str], joker_alone: bool) -> set[str]:
    """Any cards of the hand, their jokers as any value of 1 to 7, as long as all are of equal value."""
    found = set()
    for size in range(1, len(hand) + 1):
        for cards in combinations(hand, size):
            real = [card for card in cards if card not in ("C", "J")]
            jokers = cards.count("J")
            if "C" in cards or not (real or joker_alone):
                continue
            for value in map(str, range(1, 8)) if jokers else [real[0]]:
                if set(real) <= {value}:
                    found.add("+".join([*real, *[f"J({value})"] * jokers]))
    return found


def test_ka6_a_joker_must_accompany_a_mage() -> None:
    assert may_say("2 J J", 1, joker_alone=False) == "play 2, play 2+J(2), play 2+J(2)+J(2), take"
    assert may_say("J J", 1, joker_alone=False) == "take"
    assert may_say("J C", 1, joker_alone=False) == "ball, take"
    assert may_say("J J", None, joker_alone=False).startswith("play J(1), play J(2), play J(1)+J(1)")
    assert may_say("J C", None, joker_alone=False).endswith("play J(7), ball")
    assert may_say("J C", None, joker_alone=False, lead_ball="free") == "ball"


def test_a_pair_of_jokers_led_is_a_total_like_any_other() -> None:
    match = Match(["J J 1 1 1 1", "13 2 2 2 2 2"])
    match.says("play J(7)+J(7)")
    assert (match.asked.total, match.asked.middle) == (14, ["J", "J"])
    assert match.legal == ["take"]


# ---------------------------------------------------------------- drawing


def test_k4_ka19_draw_what_is_left() -> None:
    match = Match(["3 3 3 9 10 11", "4 5 6 7 8 9"], "1 2")
    match.says("play 3+3+3")
    assert match.asked.hands[0] == ["9", "10", "11", "1", "2"]
    assert match.asked.stock == 0
    assert (match.asked.total, match.seat) == (9, 1)
    match.says("take")
    assert (match.asked.collected, match.asked.middle) == ([0, 3], [])


def test_ka16_a_ball_is_replaced_and_ka17_nothing_is_drawn_after_taking() -> None:
    match = Match(["1 1 1 1 1 1", "C 5 6 7 8 9"], "10 11 12")
    match.says("play 1", "ball")
    assert match.asked.hands[1] == ["5", "6", "7", "8", "9", "11"]
    match.says("take")
    assert (match.seat, match.asked.stock) == (0, 1)
    assert match.asked.collected == [2, 0]
    assert "take" not in match.legal  # KA18
    assert match.legal[0] == "play 1"
    match.says("play 1+1")
    assert match.asked.stock == 0
    assert len(match.asked.hands[0]) == 5


# ---------------------------------------------------------------- crystal balls


def test_k7_ka12_the_same_total_is_to_be_beaten() -> None:
    match = Match(["12 1 1 1 1 1", "C C 2 2 2 2", "12 13 3 3 3 3"])
    match.says("play 12", "ball")
    assert (match.asked.total, match.asked.middle) == (12, ["12", "C"])
    assert match.legal == ["play 13", "take"]


def test_ka13_two_balls_and_ones_own_total() -> None:
    match = Match(["12 C 1 1 1 1", "C 2 2 2 2 2"])
    match.says("play 12", "ball")
    assert (match.seat, match.legal) == (0, ["ball", "take"])
    match.says("ball")
    assert (match.asked.total, match.seat, match.legal) == (12, 1, ["take"])


def test_ka14_a_ball_is_led_as_the_last_resort() -> None:
    assert may_say("C 3", None) == "play 3"
    assert may_say("C J", None).endswith("play J(7)")
    assert may_say("C C", None) == "ball"
    assert may_say("C 3", None, lead_ball="free") == "play 3, ball"
    match = Match(["C C 1 1 1 1", "1 1 2 2 2 2"], options={"lead_ball": "free"})
    match.says("ball")
    assert match.asked.total == 0
    assert match.legal[0] == "play 1"
    match.says("take")
    assert match.asked.collected == [0, 1]  # KA15


def test_ka11_a_ball_with_a_matching_total() -> None:
    assert may_say("C 6 6 4 J 12", 12, ball="with_total") == (
        "play 6+6+J(6), ball with 12, ball with 6+6, ball with 6+J(6), take"
    )
    assert may_say("C 5", 12, ball="with_total") == "take"
    assert may_say("C 5", 0, shielded=True, ball="with_total") == "play 5, ball, take"
    match = Match(["12 1 1 1 1 1", "C 6 J 2 2 2"], options={"ball": "with_total"})
    match.says("play 12", "ball with 6+J(6)")
    assert (match.asked.total, match.asked.middle) == (12, ["12", "C", "6", "J"])
    assert match.asked.hands[1] == ["2", "2", "2"]


def test_ka12_equal_suffices_after_a_ball() -> None:
    assert may_say("12", 12, shielded=True) == "take"
    assert may_say("12", 12, shielded=True, equal_suffices=True) == "play 12, take"
    assert may_say("12", 12, shielded=False, equal_suffices=True) == "take"
    assert may_say("11", 12, shielded=True, equal_suffices=True) == "take"


def test_ka23_forced() -> None:
    assert may_say("9 C", 8) == "play 9, ball, take"
    assert may_say("9 C", 8, forced=True) == "play 9, ball"
    assert may_say("7 C", 8, forced=True) == "ball, take"
    assert may_say("7", 8, forced=True) == "take"


# ---------------------------------------------------------------- the end of a round


def test_k9_k10_the_last_card_is_a_lead() -> None:
    match = Match(["1 1 1 1 1 1", "2 3 4 5 6 7", "2 3 4 5 6 7"])
    match.says("play 1+1+1+1+1+1")
    assert match.asked.round == 2
    assert match.asked.totals == [0, 6, 6]
    assert match.seat == 1  # KA4


def test_ka21_ka22_the_last_card_is_a_ball() -> None:
    match = Match(["1 1 1 1 1 C", "2 3 4 5 6 7"])
    match.says("play 1+1+1+1+1", "take", "play 2")
    assert match.asked.legal == {0: ["ball", "take"]}
    match.says("ball")
    assert match.asked.totals == [0, 10]  # 5 taken, 5 in hand; the 2 and the ball count for nobody


def test_k9_an_emptied_hand_is_filled_while_the_stock_lasts() -> None:
    match = Match(["1 1 1 1 1 1", "2 3 4 5 6 7"], "8")
    match.says("play 1+1+1+1+1+1")
    assert (match.asked.round, match.asked.hands[0]) == (1, ["8"])


def test_ka21_the_fight_is_finished() -> None:
    finish: Options = {"finish_fight": True}
    match = Match(["1 1 1 1 1 1", "2 3 4 5 6 7", "2 3 4 5 6 7"], options=finish)
    match.says("play 1+1+1+1+1+1", "play 7")
    assert match.asked.hands[0] == []
    match.says("take")
    assert (match.asked.round, match.asked.totals) == (2, [0, 5, 6 + 7])
    match = Match(["1 1 1 1 1 1", "2 3 4 5 6 7", "2 3 4 5 6 8"], options=finish)
    match.says("play 1+1+1+1+1+1", "play 7", "play 8")
    assert match.asked.legal == {0: ["take"]}
    match.says("take")
    assert (match.asked.round, match.asked.totals) == (2, [8, 5, 5])


def test_k13_ka26_winners() -> None:
    assert winners([5, 4, 9], [0, 0, 0], {}) == [1]
    assert winners([4, 4, 9], [3, 1, 0], {}) == [0, 1]
    assert winners([4, 4, 9], [3, 1, 0], {"tie": "last_round"}) == [1]
    assert winners([4, 4, 4], [2, 2, 3], {"tie": "last_round"}) == [0, 1]


# ---------------------------------------------------------------- laws


def played(options: Options, players: int, seed: int) -> Outcome:
    """A match in which everyone says anything that it may say; at every question the laws are looked at."""
    chance, choose = FastRng(seed), FastRng(seed + 1)
    game = kampf(options, players, chance)
    asked, before = next(game), None
    while True:
        check(asked, before, options)
        ((seat, legal),) = asked.legal.items()
        before, said = asked, legal[choose.below(len(legal))]
        try:
            asked = game.send({seat: said})
        except StopIteration as end:
            outcome: Outcome = end.value
            return outcome


def check(asked: Asked, before: Asked | None, options: Options) -> None:
    """Cards are neither lost nor doubled, totals only rise, and somebody can always say something."""
    lying = sum(map(len, asked.hands)) + len(asked.middle) + sum(asked.collected) + asked.stock
    assert lying == 55
    assert not sum(map(Counter, asked.hands), Counter(asked.middle)) - Counter(deck(options))
    assert all(len(hand) == 6 or not asked.stock for hand in asked.hands)
    assert (asked.total is None) == (asked.middle == [])
    ((seat, legal),) = asked.legal.items()
    assert legal
    assert len(set(legal)) == len(legal)
    if before is None or before.round != asked.round:
        assert asked.stock == 55 - 6 * len(asked.hands)
    elif asked.total is None:
        assert before.legal.keys() == {seat}
    elif before.total is not None:
        assert asked.total >= before.total


VARIANTS: list[Options] = [
    {},
    {"distribution": "flat"},
    {"starter": "most_cards"},
    {"joker_alone": False},
    {"ball": "with_total"},
    {"equal_suffices": True},
    {"lead_ball": "free"},
    {"finish_fight": True},
    {"forced": True},
    {"tie": "last_round", "forced": True, "lead_ball": "free", "ball": "with_total", "joker_alone": False},
]


@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_every_match_ends_and_its_sums_are_right(options: Options) -> None:
    for players in range(2, 7):
        for seed in range(4):
            outcome = played(options, players, seed)
            assert outcome.totals == [sum(column) for column in zip(*outcome.rounds, strict=True)]
            assert all(sum(row) <= 55 for row in outcome.rounds)
            assert all(outcome.totals[seat] == min(outcome.totals) for seat in outcome.winners)
            assert outcome.winners
