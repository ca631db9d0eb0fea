"""Moments of a match that tests are about; Mira sits on seat 0."""

from __future__ import annotations

from .evening import Evening, Moment

MIRA, TILL, ANSELM = 0, 1, 2
ALL = ("Mira", "Till", "Anselm")
"""A table of three without bots, at which nothing happens before a test says so; Anselm plays before Mira."""


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


def suits(hand: list[str]) -> set[str]:
    """Of the cards that have one."""
    return {card[0] for card in hand if len(card) > 1}


def anselm_leads(evening: Evening) -> bool:
    """Mira is next."""
    table = evening.public
    return bool(table.phase == "play" and table.round > 3 and not table.trick and evening.asks(ANSELM))


def anselm_leads_what_mira_holds(evening: Evening) -> bool:
    """He can lead a suit of which she has a card; she has one of another suit, too."""
    if not anselm_leads(evening):
        return False
    hers = suits(evening.hand(MIRA))
    return len(hers) > 1 and bool(hers & suits(evening.hand(ANSELM)))


def anselm_leads_what_mira_lacks(evening: Evening) -> bool:
    """He can lead a suit of which she has none, and she has a card of another."""
    if not anselm_leads(evening):
        return False
    hers = suits(evening.hand(MIRA))
    return bool(hers) and bool(suits(evening.hand(ANSELM)) - hers)


def anselm_bids_before_mira(evening: Evening) -> bool:
    """Till has said nothing, so that each of the two can still make Mira's bid a forbidden one."""
    table = evening.public
    return bool(
        table.phase == "bid" and table.round > 3 and evening.asks(ANSELM) and table.bids.count(None) == 2
    )


def mira_bids_once_more(evening: Evening) -> bool:
    """The secret bids made it even, and she holds so many cards that a phone shows them in two rows."""
    table = evening.public
    return bool(table.phase == "rebid" and evening.asks(MIRA) and len(evening.hand(MIRA)) > 10)


def mira_bids_in_round(number: int) -> Moment:
    return lambda evening: evening.public.round == number and mira_bids(evening)
