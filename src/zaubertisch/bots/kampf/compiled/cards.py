"""Hands, and what is laid from them, as integers.

Kind 0 is the joker, 1-13 the mages by value, 14 the crystal ball.  What is laid is one integer too: the
value, then how many mages, jokers and balls, four bits each; nothing at all is to take the middle.

No shift has a constant on its left: mypyc would compute it in 32 bits, without a word.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

JOKER: Final = 0
BALL: Final = 14
KINDS: Final = 15
HIGHEST_JOKER: Final = 7  # K6
TAKE: Final = 0
LED_BALL: Final = 0x1000
LED_JOKER: Final = 0x0101  # a joker as 1


def held(hand: i64, kind: i64) -> i64:
    """How many cards of the kind are in the hand."""
    return (hand >> (4 * kind)) & 15


def some(kind: i64, n: i64) -> i64:
    """A hand of so many cards of one kind; hands are added and taken away as numbers."""
    return n << (4 * kind)


def laying(value: i64, mages: i64, jokers: i64, balls: i64) -> i64:
    """What is laid, as one integer."""
    return value + 16 * mages + 256 * jokers + 4096 * balls


def value_of(laid: i64) -> i64:
    """The value of the mages, for which the jokers stand too."""
    return laid & 15


def mages_in(laid: i64) -> i64:
    """How many mages are laid."""
    return (laid >> 4) & 15


def jokers_in(laid: i64) -> i64:
    """How many jokers are laid."""
    return (laid >> 8) & 15


def balls_in(laid: i64) -> i64:
    """How many crystal balls are laid."""
    return laid >> 12


def total_of(laid: i64) -> i64:
    """What the mages and jokers add up to (KA11)."""
    return value_of(laid) * (mages_in(laid) + jokers_in(laid))


def number_of(laid: i64) -> i64:
    """How many cards are laid."""
    return mages_in(laid) + jokers_in(laid) + balls_in(laid)


def cards_of(laid: i64) -> i64:
    """The cards that are laid, as a hand."""
    return some(value_of(laid), mages_in(laid)) + jokers_in(laid) + some(BALL, balls_in(laid))
