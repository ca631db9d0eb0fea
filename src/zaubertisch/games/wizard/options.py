"""The options of Wizard, spelt out as the plan of its rounds (W3, W11-W13, W19, W29, W30)."""

from __future__ import annotations

from typing import Literal

import msgspec

from zaubertisch.kernel import Misfit

from .cards import DECK, LeadSuit


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a table of Wizard may choose; `notequal` left open follows the plan."""

    plan: Literal["full", "dmmixed", "wiztournament"] = "full"
    notequal: bool | None = None
    hiddentip: bool = False
    lead_suit: LeadSuit = "bsw"


class Round(msgspec.Struct, frozen=True):
    """One round of the plan: the cards each player gets, and how the bids are made."""

    cards: int
    hiddentip: bool = False  # bids are secret until all are in
    notequal: bool = False  # the bids must not add up to the tricks


WIZTOURNAMENT = {4: (1, 3, 5, 7, 9, 11, 12, 13, 14, 15), 5: (2, 4, 5, 6, 7, 8, 9, 10, 11, 12)}


def check(options: Options) -> Options:
    """The options themselves when they do not contradict each other; raises Misfit."""
    if options.plan == "dmmixed" and (options.notequal is not None or options.hiddentip):
        raise Misfit("dmmixed-sets-the-bids")
    return options


def seats(options: Options) -> range:
    """How many players the plan takes: W2, W29, W30."""
    return {"full": range(3, 7), "dmmixed": range(4, 5), "wiztournament": range(4, 6)}[options.plan]


def rounds(options: Options, players: int) -> tuple[Round, ...]:
    """The plan of the match, one entry a round; `players` is one of `seats(options)`."""
    every, hidden = range(1, len(DECK) // players + 1), options.hiddentip
    if options.plan == "dmmixed":
        return tuple(Round(cards, not 7 <= cards <= 14, 7 <= cards <= 14) for cards in every)
    if options.plan == "wiztournament":
        unequal = options.notequal is not False
        return tuple(Round(cards, hidden, unequal) for cards in WIZTOURNAMENT[players])
    return tuple(Round(cards, hidden, options.notequal is True) for cards in every)
