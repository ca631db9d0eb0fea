"""The legal moves are those that a search over all subsets of the hand and all values of a joker finds."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import combinations

import pytest

from tests.games.kampf.rigged import KampfMatch, match_at, words_of
from tests.laws.settings import SETTINGS
from zaubertisch.games.kampf import Options
from zaubertisch.games.kampf.cards import DECKS

pytestmark = pytest.mark.no_cover  # too many positions to be traced; laws and cases reach every branch

POSITIONS = 10_000
OPTIONS = list(dict.fromkeys(it.options for it in SETTINGS if isinstance(it.options, Options)))


def subsets(hand: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    for size in range(len(hand) + 1):
        yield from combinations(hand, size)


def worth(cards: tuple[str, ...], joker: int | None, joker_alone: bool) -> int | None:
    """What these cards make with that value for every joker; None when they do not go together."""
    jokers = cards.count("J")
    if (joker is None) != (jokers == 0) or (jokers == len(cards) and not joker_alone):
        return None
    values = {str(joker) if card == "J" else card for card in cards}
    if len(values) != 1 or "C" in values:
        return None
    return int(values.pop()) * len(cards)


def sets(hand: tuple[str, ...], joker_alone: bool) -> dict[str, int]:
    found = {}
    for cards in subsets(hand):
        for joker in (None, *range(1, 8)):
            if (makes := worth(cards, joker, joker_alone)) is not None:
                found["+".join(cards) + (f"={joker}" if joker else "")] = makes
    return found


def searched(hand: tuple[str, ...], opens: bool, total: int, after_ball: bool, options: Options) -> set[str]:
    """All that may be done, in words."""
    makes, ball = sets(hand, options.joker_alone), "C" in hand
    if opens:
        found = {*makes, *({"ball"} if ball and options.lead_ball == "free" else ())}
        return found or {*sets(hand, joker_alone=True), *({"ball"} if ball else ())}
    found = {said for said, now in makes.items() if now > total}
    if options.equal_suffices and after_ball:
        found |= {said for said, now in makes.items() if now == total}
    if not (found and options.forced):
        found.add("take")
    if ball and (options.ball == "alone" or total == 0):
        found.add("ball")
    elif ball:
        found |= {f"ball {said}" for said, now in makes.items() if now == total}
    return found


def position(chance: random.Random, options: Options) -> KampfMatch:
    """A hand rich in jokers, balls and equal cards, and something or nothing in the middle."""
    deck = list(DECKS[options.distribution])
    few = chance.sample(range(1, 14), 3)
    rich = [card for card in deck if card in {*map(str, few), "J", "C"}]
    pile = rich if chance.random() < 0.6 else deck
    hand = chance.sample(pile, min(len(pile), chance.randint(1, 6)))
    one = str(chance.randint(1, 13))
    middle = chance.choice(([], [one], ["4+4+4"], ["13+13"], ["6+6", "J+J=7"], ["ball"]))
    middle = [*middle, *(["ball"] if middle and chance.random() < 0.4 else [])]
    return match_at(options, [hand, ["1"] * 6], middle=middle)


def test_ten_thousand_positions() -> None:
    chance, kinds = random.Random("brute force"), set[str]()
    for number in range(POSITIONS):
        options = OPTIONS[number % len(OPTIONS)]
        match = position(chance, options)
        p, hand = match.table.public, match.table.own[0].hand
        legal = [words_of(move) for move in match.game.legal_moves(match.view(0))]
        after_ball = p.middle != () and p.middle[-1].is_ball
        assert len(set(legal)) == len(legal)
        assert set(legal) == searched(hand, not p.middle, p.total, after_ball, options), (
            hand,
            p.middle,
            options,
        )
        kinds |= {said.split()[0] if said[0].isalpha() else "play" for said in legal}
    assert kinds >= {"play", "ball", "take", "J=7", "J+J=7"}
