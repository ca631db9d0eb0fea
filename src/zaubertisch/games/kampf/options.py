"""The options of Kampf der Magier (KA2-KA4, KA6, KA11, KA12, KA14, KA21, KA23, KA25, KA26)."""

from __future__ import annotations

from typing import Literal

import msgspec

from .cards import Distribution

SEATS = range(2, 7)  # K1, KA1


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a table may choose, each apart from the others: no two contradict each other."""

    distribution: Distribution = "steep"  # of the mages (KA2)
    rounds_each: Literal[1, 2] = 1  # rounds that every player starts (KA3)
    starter: Literal["next", "most_cards"] = "next"  # of the next round (KA4)
    joker_alone: bool = True  # a joker may be played without a mage (KA6)
    ball: Literal["alone", "with_total"] = "alone"  # with cards that make the total again (KA11)
    equal_suffices: bool = False  # after a crystal ball the same total is enough (KA12)
    lead_ball: Literal["last_resort", "free"] = "last_resort"  # a crystal ball may open a fight (KA14)
    finish_fight: bool = False  # after the last card the fight goes on (KA21)
    forced: bool = False  # who can beat the total may not take (KA23)
    open_history: bool = True  # earlier plays may be looked up at the table (KA25)
    tie: Literal["shared", "last_round"] = "shared"  # what parts equal totals (KA26)


def rounds(options: Options, players: int) -> int:
    """How many rounds a match has: K12, KA3."""
    return players * options.rounds_each
