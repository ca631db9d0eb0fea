"""The second telling of Wizard, asked by itself: worked values of the rules page against a rigged deal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TypeAlias

import pytest

from tests.oracle.wizard import DECK, Asked, Options, points, rounds_of, seats_allowed, wizard

Deal: TypeAlias = tuple[list[str], str]
"""One hand a seat, each as one text such as ``"R7 B13 W"``, and the card turned up; none is ``""``."""


class Rigged:
    """Chance that starts round 1 where it is told to, and deals the named rounds as it is told to."""

    def __init__(self, start: int, deals: dict[int, Deal]) -> None:
        self.start = start
        self.deals = deals
        self.round = 0

    def below(self, n: int, /) -> int:
        return self.start % n

    def shuffle(self, items: Sequence[str], /) -> tuple[str, ...]:
        self.round += 1
        if self.round not in self.deals:
            return tuple(items)
        hands, turned = self.deals[self.round]
        first = " ".join([*hands, turned]).split()
        rest = Counter(items)
        rest.subtract(first)
        assert min(rest.values()) == 0, "a card was dealt that the deck does not hold"
        return (*first, *rest.elements())


class Match:
    """A match that has come to the first rigged round, where this seat starts."""

    def __init__(
        self,
        players: int,
        deals: dict[int, Deal],
        start: int = 0,
        options: Options | None = None,
    ) -> None:
        first = min(deals)
        chance = Rigged(start - (first - 1), deals)
        self.game = wizard(options or {}, players, chance)
        self.asked: Asked = next(self.game)
        while chance.round < first:
            self.asked = self.game.send({seat: legal[0] for seat, legal in self.asked.legal.items()})

    def says(self, *answers: str) -> None:
        """The seats asked one by one give these answers, all of them legal."""
        for answer in answers:
            ((seat, legal),) = self.asked.legal.items()
            assert answer in legal
            self.asked = self.game.send({seat: answer})

    def all_say(self, *answers: str) -> None:
        """All seats answer at once, seat 0 first."""
        assert list(self.asked.legal) == list(range(len(answers)))
        self.asked = self.game.send(dict(enumerate(answers)))


def choices(match: Match) -> list[str]:
    """What the one seat asked may say."""
    (legal,) = match.asked.legal.values()
    return legal


def asked(match: Match) -> list[int]:
    """The seats that are asked."""
    return list(match.asked.legal)


# ---------------------------------------------------------------- deck and rounds


def test_w1_the_deck() -> None:
    assert len(DECK) == 60
    assert Counter(card[0] for card in DECK) == {"R": 13, "Y": 13, "G": 13, "B": 13, "J": 4, "W": 4}
    assert DECK[0] == "R1"
    assert DECK[51] == "B13"
    assert DECK[52] == "J"
    assert DECK[59] == "W"


def test_c18_rounds_of_a_full_game() -> None:
    assert [len(rounds_of({}, players)) for players in seats_allowed({})] == [20, 15, 12, 10]


def test_c26_dmmixed() -> None:
    rounds = rounds_of({"plan": "dmmixed"}, 4)
    assert [now.cards for now in rounds if now.hiddentip] == [1, 2, 3, 4, 5, 6, 15]
    assert [now.cards for now in rounds if now.notequal] == [7, 8, 9, 10, 11, 12, 13, 14]
    for players in (3, 5, 6):
        with pytest.raises(ValueError, match="dmmixed"):
            rounds_of({"plan": "dmmixed"}, players)


def test_c27_wiztournament() -> None:
    options: Options = {"plan": "wiztournament"}
    assert [sum(now.cards for now in rounds_of(options, players)) for players in (4, 5)] == [90, 74]
    assert all(now.notequal for now in rounds_of(options, 5))
    assert not any(now.hiddentip for now in rounds_of(options, 5))
    for players in (3, 6):
        with pytest.raises(ValueError, match="wiztournament"):
            rounds_of(options, players)


def played_out(players: int) -> list[int]:
    """The totals of a match in which everyone always says the last of what it may say."""
    game = wizard({}, players, Rigged(0, {}))
    question = next(game)
    while True:
        try:
            question = game.send({seat: legal[-1] for seat, legal in question.legal.items()})
        except StopIteration as end:
            totals: list[int] = end.value
            return totals


def test_a_whole_match_ends_with_a_total_for_everyone() -> None:
    assert [len(played_out(players)) for players in seats_allowed({})] == [3, 4, 5, 6]


# ---------------------------------------------------------------- trump


def test_w6_the_suit_turned_up_is_trump() -> None:
    match = Match(3, {1: (["Y13", "G2", "Y1"], "G1")})
    assert (match.asked.turned, match.asked.trump) == ("G1", "G")


def test_w7_no_card_left_no_question() -> None:
    hands = [" ".join(DECK[seat * 15 : (seat + 1) * 15]) for seat in range(4)]
    match = Match(4, {15: (hands, "")}, start=1)
    assert match.asked.turned is None
    assert match.asked.trump is None
    assert asked(match) == [1]
    assert choices(match)[0] == "bid 0"


def test_w8_jester_turned_up() -> None:
    match = Match(3, {1: (["R7", "R8", "B13"], "J")})
    assert match.asked.trump is None
    assert asked(match) == [0]


def test_c16_wizard_turned_up() -> None:
    match = Match(4, {1: (["R4", "Y9", "G2", "B13"], "W")}, start=2)
    assert match.asked.legal == {1: ["trump B", "trump G", "trump R", "trump Y"]}
    match.says("trump Y")
    assert match.asked.trump == "Y"
    assert match.asked.legal == {2: ["bid 0", "bid 1"]}


# ---------------------------------------------------------------- bids


def test_c23_forbidden_bids() -> None:
    hands = ["R1 R2 R3 R4 R5", "Y1 Y2 Y3 Y4 Y5", "G1 G2 G3 G4 G5", "B1 B2 B3 B4 B5"]
    for others, missing in (((2, 1, 0), 2), ((0, 0, 0), 5), ((3, 2, 1), None)):
        match = Match(4, {5: (hands, "J")}, options={"notequal": True})
        match.says(*(f"bid {number}" for number in others))
        assert choices(match) == [f"bid {number}" for number in range(6) if number != missing]
    for first, second, allowed in ((1, 0, ["bid 1"]), (0, 0, ["bid 0"]), (1, 1, ["bid 0", "bid 1"])):
        match = Match(3, {1: (["R1", "R2", "R3"], "J")}, options={"notequal": True})
        match.says(f"bid {first}", f"bid {second}")
        assert choices(match) == allowed


def test_c24_the_base_game_forbids_nothing() -> None:
    match = Match(4, {2: (["R1 R2", "Y1 Y2", "G1 G2", "B1 B2"], "J")}, start=3)
    match.says("bid 1", "bid 0", "bid 0")
    assert asked(match) == [2]
    assert choices(match) == ["bid 0", "bid 1", "bid 2"]
    assert match.asked.bids == [0, 0, None, 1]


def test_c32_wiztournament_round_1() -> None:
    hands = ["R1 Y1", "R2 Y2", "R3 Y3", "R4 Y4", "R5 Y5"]
    match = Match(5, {1: (hands, "J")}, options={"plan": "wiztournament"})
    match.says("bid 0", "bid 1", "bid 0", "bid 0")
    assert choices(match) == ["bid 0", "bid 2"]


def test_c33_the_dealer_bids_again() -> None:
    hands = ["R1 R2 R3", "Y1 Y2 Y3", "G1 G2 G3", "B1 B2 B3"]
    options: Options = {"notequal": True, "hiddentip": True}
    match = Match(4, {3: (hands, "J")}, start=1, options=options)
    assert match.asked.bids == [None] * 4
    match.all_say("bid 0", "bid 1", "bid 1", "bid 1")
    assert match.asked.legal == {0: ["bid 1", "bid 2", "bid 3"]}
    assert match.asked.bids == [0, 1, 1, 1]
    match.says("bid 3")
    assert match.asked.bids == [3, 1, 1, 1]
    assert asked(match) == [1]


def test_w12_secret_bids_alone_are_never_repeated() -> None:
    match = Match(3, {1: (["R1", "R2", "R3"], "J")}, options={"hiddentip": True})
    match.all_say("bid 0", "bid 0", "bid 1")
    assert match.asked.legal == {0: ["play R1"]}


# ---------------------------------------------------------------- tricks


def playing(hands: list[str], turned: str = "J", lead_suit: str = "bsw") -> Match:
    """A match in which everyone has bid nothing and seat 0 leads the first trick of these hands."""
    options: Options = {"lead_suit": lead_suit}
    match = Match(len(hands), {len(hands[0].split()): (hands, turned)}, options=options)
    match.says(*("bid 0" for _ in hands))
    return match


def test_c01_c02_follow_or_be_free() -> None:
    match = playing(["R5 R6 R9 R8", "R7 B13 J W", "B12 G2 W J"], turned="B1")
    match.says("play R5")
    assert choices(match) == ["play J", "play R7", "play W"]
    match.says("play R7")
    assert choices(match) == ["play B12", "play G2", "play J", "play W"]


def test_c03_wizard_led() -> None:
    match = playing(["W Y1 Y2 Y3", "R7 B13 J W", "R2 G9 G1 G2"])
    match.says("play W")
    assert choices(match) == ["play B13", "play J", "play R7", "play W"]
    match.says("play R7")
    assert choices(match) == ["play G1", "play G2", "play G9", "play R2"]
    match.says("play R2")
    assert match.asked.taken == [1, 0, 0]
    assert asked(match) == [0]


def test_c04_jester_led() -> None:
    match = playing(["J Y1", "B5 R5", "G1 G2", "B2 R9"])
    match.says("play J")
    assert choices(match) == ["play B5", "play R5"]
    match.says("play B5", "play G1")
    assert choices(match) == ["play B2"]


def test_c05_two_jesters_led() -> None:
    match = playing(["J Y1", "J Y2", "R7 Y3", "R1 B3"])
    match.says("play J", "play J", "play R7")
    assert choices(match) == ["play R1"]


def test_c06_jester_then_wizard() -> None:
    for lead_suit, allowed in (("bsw", ["play R2"]), ("official", ["play B13", "play R2"])):
        match = playing(["J Y1", "W Y2", "R7 Y3", "R2 B13"], lead_suit=lead_suit)
        match.says("play J", "play W", "play R7")
        assert choices(match) == allowed
        match.says("play R2")
        assert match.asked.taken == [0, 1, 0, 0]
        assert asked(match) == [1]


def test_c07_the_duty_stays() -> None:
    for second in ("W", "J"):
        match = playing(["B4 Y1", f"{second} Y2", "B8 R8"])
        match.says("play B4", f"play {second}")
        assert choices(match) == ["play B8"]


def takes(turned: str, *trick: str) -> int:
    """Who takes a trick of these cards, P1 being the leader, in a round where this card was turned up."""
    second = ["R1", "B1", "G2", "Y4"]  # the other card of each hand
    hands = [f"{card} {other}" for card, other in zip(trick, second, strict=False)]
    match = Match(len(trick), {2: (hands, turned)})
    match.says(*("bid 0" for _ in trick))
    match.says(*(f"play {card}" for card in trick))
    return match.asked.taken.index(1) + 1


def test_c08_to_c14_who_takes_the_trick() -> None:
    assert takes("J", "W", "W", "R13", "B13") == 1  # C09
    assert takes("R5", "R13", "W", "W") == 2
    assert takes("Y5", "R13", "Y8", "W") == 3
    assert takes("G5", "R7", "Y13", "R9") == 3  # C14
    assert takes("G5", "B3", "B2", "R9") == 1


def test_c08_only_jesters() -> None:
    match = playing(["J", "J", "J", "J"], turned="R1")
    match.says("play J", "play J", "play J", "play J")
    assert match.asked.totals == [-10, 20, 20, 20]


def test_w14_the_winner_leads_and_w5_the_start_moves_on() -> None:
    match = Match(3, {2: (["R1 Y1", "R2 Y2", "R9 Y3"], "J")}, start=1)
    match.says("bid 0", "bid 0", "bid 0")
    match.says("play R2", "play R9", "play R1")
    assert asked(match) == [2]
    match.says("play Y3", "play Y1", "play Y2")
    assert asked(match) == [2]
    assert match.asked.bids == [None, None, None]


# ---------------------------------------------------------------- score


def test_c19_c21_points() -> None:
    assert [points(0, 0), points(1, 1), points(1, 0)] == [20, 30, -10]
    assert [points(0, 1), points(2, 0), points(1, 1)] == [-10, -20, 30]
    assert [points(3, 3), points(1, 1), points(2, 0), points(10, 11)] == [50, 30, -20, -10]


def test_c20_the_total_if_the_round_ended_now() -> None:
    assert [90 + points(1, taken) for taken in (0, 1, 2)] == [80, 120, 80]


def test_w26_w27_are_written_at_the_end_of_the_round() -> None:
    match = Match(3, {1: (["W", "R5", "J"], "G2")})
    match.says("bid 1", "bid 0", "bid 1", "play W", "play R5", "play J")
    assert match.asked.totals == [30, 20, -10]
    assert match.asked.taken == [0, 0, 0]
