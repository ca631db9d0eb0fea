"""Chance: the same everywhere, fair, and without a trace of the order in which things came in."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from copy import copy
from hashlib import blake2b
from itertools import permutations

import msgspec
import pytest

from tests.kernel.chi_square import is_even
from zaubertisch.kernel import FastRng, KeyedRng, Rng

KEY = bytes(range(32))
KINDS: list[Callable[[], Rng]] = [lambda: KeyedRng(KEY), lambda: FastRng(2026)]
either = pytest.mark.parametrize("make", KINDS, ids=["KeyedRng", "FastRng"])


# -- known answers


def drawn_by_hand(number: int) -> int:
    """Draw number i, from 1: BLAKE2b of i as eight bytes, with the key, eight bytes long."""
    return int.from_bytes(blake2b(number.to_bytes(8, "big"), key=KEY, digest_size=8).digest(), "big")


def test_keyed_draws_are_the_digests_of_their_numbers() -> None:
    rng = KeyedRng(KEY)
    assert [rng.below(2**64) for _ in range(5)] == [drawn_by_hand(number) for number in range(1, 6)]
    assert [rng.below(60) for _ in range(5)] == [drawn_by_hand(number) % 60 for number in range(6, 11)]
    assert rng.drawn == 10


def test_keyed_draws_are_written_down_for_ever() -> None:
    """Should this fail, then no record of a match that was ever played can be checked any more."""
    rng = KeyedRng(KEY)
    assert [rng.below(2**64) for _ in range(3)] == [
        9564628705342658891,
        2288424550932301550,
        11029611880211877168,
    ]
    assert KeyedRng(KEY).shuffle("ABCDEFGH") == tuple("FECBHAGD")


def test_a_keyed_shuffle_changes_places_from_the_last_one_down() -> None:
    pile = list("abcdefg")
    for number, place in enumerate(range(6, 0, -1), start=1):
        other = drawn_by_hand(number) % (place + 1)
        pile[place], pile[other] = pile[other], pile[place]
    assert KeyedRng(KEY).shuffle("abcdefg") == tuple(pile)


def test_draws_that_would_favour_small_numbers_are_thrown_away() -> None:
    """Below 2^63 + 1 only the first 2^63 + 1 of 2^64 draws are fair: nearly every second one is not."""
    n, rng = 2**63 + 1, KeyedRng(KEY)
    fair = [draw for draw in map(drawn_by_hand, range(1, 200)) if draw < n]
    assert [rng.below(n) for _ in range(50)] == fair[:50]
    assert 80 < rng.drawn < 120


def test_fast_draws_are_the_upper_half_of_the_state() -> None:
    state = (2026 * 6364136223846793005 + 1442695040888963407) % 2**64
    rng = FastRng(2026)
    assert rng.below(1000) == state // 2**32 * 1000 // 2**32
    assert rng.state == state


def test_a_fast_shuffle_draws_as_single_draws_do() -> None:
    rng, pile = FastRng(7), list("abcdefg")
    for place in range(6, 0, -1):
        other = rng.below(place + 1)
        pile[place], pile[other] = pile[other], pile[place]
    again = FastRng(7)
    assert again.shuffle("abcdefg") == tuple(pile)
    assert again == rng


# -- what both promise


@either
def test_a_copy_draws_the_same_future_and_leaves_the_original_alone(make: Callable[[], Rng]) -> None:
    rng = make()
    rng.below(10)
    twin = copy(rng)
    future = [twin.below(1000) for _ in range(20)]
    assert [rng.below(1000) for _ in range(20)] == future
    assert copy(rng).shuffle(range(60)) == rng.shuffle(range(60))


@either
def test_one_of_one_and_shuffles_of_nothing(make: Callable[[], Rng]) -> None:
    rng = make()
    assert [rng.below(1) for _ in range(10)] == [0] * 10
    assert rng.shuffle([]) == ()
    assert rng.shuffle(iter("a")) == ("a",)


@either
def test_a_shuffle_keeps_every_card_and_leaves_the_pile_it_was_given(make: Callable[[], Rng]) -> None:
    pile = [*range(30), *range(30)]
    assert Counter(make().shuffle(pile)) == Counter(pile)
    assert pile == [*range(30), *range(30)]


@either
@pytest.mark.parametrize("n", [2, 3, 6, 60])
def test_every_number_is_equally_likely(make: Callable[[], Rng], n: int) -> None:
    rng = make()
    assert is_even(Counter(rng.below(n) for _ in range(200 * n)), dict.fromkeys(range(n), 1))


@either
def test_every_order_of_five_is_equally_likely(make: Callable[[], Rng]) -> None:
    rng = make()
    orders = Counter(rng.shuffle(range(5)) for _ in range(120 * 50))
    assert is_even(orders, dict.fromkeys(permutations(range(5)), 1))


@either
def test_every_card_is_equally_likely_at_every_place(make: Callable[[], Rng], long: bool) -> None:
    """In each shuffle a card has one place: so a place at a time, and a card at a time."""
    rng, counted = make(), Counter[tuple[int, int]]()
    for _ in range(100_000 if long else 3000):
        counted.update(enumerate(rng.shuffle(range(60))))
    for one in range(60):
        cards = {card: counted[one, card] for card in range(60)}
        places = {place: counted[place, one] for place in range(60)}
        assert is_even(cards, dict.fromkeys(range(60), 1))
        assert is_even(places, dict.fromkeys(range(60), 1))


@either
def test_a_shuffle_does_not_hang_on_the_order_of_what_it_is_given(make: Callable[[], Rng]) -> None:
    """The same draws move the same places, whatever lies there: so nothing about the cards can matter."""
    places = make().shuffle(range(60))
    for pile in (range(59, -1, -1), [card * 7 % 60 for card in range(60)]):
        assert make().shuffle(pile) == tuple(pile[place] for place in places)


# -- what may be seen of it


def test_a_keyed_rng_is_two_fields_to_store() -> None:
    rng = KeyedRng(KEY)
    rng.shuffle(range(60))
    stored = msgspec.json.encode(rng)
    assert set(msgspec.json.decode(stored)) == {"key", "drawn"}
    assert msgspec.json.decode(stored, type=KeyedRng).shuffle(range(60)) == rng.shuffle(range(60))


def test_a_keyed_rng_prints_neither_its_key_nor_how_much_was_drawn() -> None:
    rng = KeyedRng(KEY, 12345)
    assert repr(rng) == str(rng) == f"{[rng]}"[1:-1] == "KeyedRng(…)"
