"""The plainest way to lay a card with a bid in mind: what `flat500` plays its worlds out with.

It is a yardstick and stays as it is.
"""

from __future__ import annotations

from mypy_extensions import i64

from .masks import lowest, rank_of, suit_of
from .round import FOLLOWS, Round


def plain_card(state: Round) -> i64:
    """Who needs tricks takes them as high as may be, last in the trick as cheaply as possible; who needs none
    gets rid of the highest card that does not take.
    """
    needs = state.bids[state.turn] > state.taken[state.turn]
    last = state.laid == state.players - 1
    takes_low: i64 = -1  # of the cards that take the trick as it lies, the lowest and the highest
    takes_high: i64 = -1
    loses_low: i64 = -1  # of the others too
    loses_high: i64 = -1
    rest = state.legal()
    while rest:
        card = lowest(rest)
        rest &= rest - 1
        if state.height(card, state.followed(card)) > state.key:
            if takes_low < 0 or strength(state, card) < strength(state, takes_low):
                takes_low = card
            if takes_high < 0 or strength(state, card) > strength(state, takes_high):
                takes_high = card
        else:
            if loses_low < 0 or strength(state, card) < strength(state, loses_low):
                loses_low = card
            if loses_high < 0 or strength(state, card) > strength(state, loses_high):
                loses_high = card
    if needs:
        if takes_low >= 0:
            return takes_low if last else takes_high
        return loses_low
    if loses_high >= 0:
        return loses_high
    return takes_high if last else takes_low


def strength(state: Round, card: i64) -> i64:
    """The rank, with every trump above every other card but the wizards."""
    rank = rank_of(card)
    if 0 < rank < 14:
        return rank + FOLLOWS if suit_of(card) == state.trump else rank
    return rank * FOLLOWS
