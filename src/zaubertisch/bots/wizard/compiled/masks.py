"""Sets of cards as 60 bits: bit = 15 * suit + rank, rank 0 a jester, 1-13 the suit's cards, 14 a wizard (W1).

No shift has a constant on its left: mypyc would compute it in 32 bits, without a word.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

CARDS: Final = 60
RANKS: Final = 15  # in each of the four suits, with its jester and its wizard
TOP: Final = 0x1000000000000000  # bit 60: too wide for 32 bits, so that shifting it is safe
DECK: Final = 0x0FFFFFFFFFFFFFFF
JESTERS: Final = 0x0000200040008001
WIZARDS: Final = 0x0800100020004000
SPECIALS: Final = 0x080030006000C001  # of no suit, whatever is printed on them (W25)
EVERY_OTHER: Final = 0x0555555555555555  # of 60: what needs 63 bits is unpacked from an object at every use
RED: Final = 0x3FFE  # the thirteen cards of the first suit


def bit(card: i64) -> i64:
    """The set of this one card, 0 to 59."""
    return TOP >> (CARDS - card)


def shifted(mask: i64, by: i64) -> i64:
    """The mask moved up; a parameter, and so never a constant, stands on the left."""
    return mask << by


def suit_cards(suit: i64) -> i64:
    """The thirteen cards of a suit, 0 to 3."""
    return shifted(RED, suit * RANKS)


def suit_of(card: i64) -> i64:
    """The suit that is printed on the card: card // 15, without a division."""
    return (card * 4370) >> 16


def rank_of(card: i64) -> i64:
    """0 for a jester, 14 for a wizard."""
    return card - RANKS * suit_of(card)


def count(mask: i64) -> i64:
    """How many cards are in the set."""
    pairs = mask - ((mask >> 1) & EVERY_OTHER)
    fours = (pairs & 0x3333333333333333) + ((pairs >> 2) & 0x3333333333333333)
    bytes_ = (fours + (fours >> 4)) & 0x0F0F0F0F0F0F0F0F
    halves = bytes_ + (bytes_ >> 32)
    quarters = halves + (halves >> 16)
    return (quarters + (quarters >> 8)) & 0xFF


def lowest(mask: i64) -> i64:
    """The lowest card of a set that is not empty."""
    return count((mask & -mask) - 1)


def highest(mask: i64) -> i64:
    """The highest card of a set that is not empty."""
    filled = mask | (mask >> 1)
    filled |= filled >> 2
    filled |= filled >> 4
    filled |= filled >> 8
    filled |= filled >> 16
    filled |= filled >> 32
    return count(filled) - 1


def nth(mask: i64, n: i64) -> i64:
    """Card number n of the set, counted from 0 and from below."""
    left = n
    while left > 0:
        mask &= mask - 1
        left -= 1
    return lowest(mask)


def once(mask: i64) -> i64:
    """The set with one wizard and one jester at most: they are all alike."""
    jesters, wizards = mask & JESTERS, mask & WIZARDS
    return (mask & ~SPECIALS) | (jesters & -jesters) | (wizards & -wizards)
