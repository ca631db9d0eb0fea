"""Moments of a match that tests are about; Mira sits on seat 0."""

from __future__ import annotations

from .evening import Evening, Moment

MIRA = 0


def mira_bids(evening: Evening) -> bool:
    return evening.public.phase == "bid" and evening.asks(MIRA)


def mira_lays(evening: Evening) -> bool:
    return evening.public.phase == "play" and evening.asks(MIRA)


def mira_names_trump(evening: Evening) -> bool:
    return evening.public.phase == "trump" and evening.asks(MIRA)


def mira_must_follow(evening: Evening) -> bool:
    """Some of her cards are locked, and some are not."""
    return mira_lays(evening) and evening.public.round > 4 and bool(evening.facts(MIRA).locked)


def mira_ends_the_trick(evening: Evening) -> bool:
    """Hers is the last card, and the round goes on after it."""
    table = evening.public
    return mira_lays(evening) and len(table.trick) == len(table.totals) - 1 and len(table.tricks) in (1, 2)


def mira_ends_the_round(evening: Evening) -> bool:
    table = evening.public
    cards = table.plan[table.round - 1].cards
    return mira_lays(evening) and len(table.trick) == len(table.totals) - 1 and len(table.tricks) == cards - 1


def mira_has_a_forbidden_bid(evening: Evening) -> bool:
    """She bids last, and one number in the midst of what there is would make it even."""
    return mira_bids(evening) and evening.public.round > 4 and (evening.facts(MIRA).forbidden_bid or 0) > 0


def over(evening: Evening) -> bool:
    return bool(evening.public.phase == "over")


def mira_bids_in_round(number: int) -> Moment:
    return lambda evening: evening.public.round == number and mira_bids(evening)
