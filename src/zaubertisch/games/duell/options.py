"""The options of the quick duel (DA4, DA6, DA8, DA10, DA13, DA14, DA19)."""

from __future__ import annotations

from typing import Literal

import msgspec

from zaubertisch.kernel import Misfit

FEWEST_POTIONS, LONGEST = 20, 1000
"""With fewer potions nearly every duel ends for want of mana (DA6); no duel takes a thousand rounds."""


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a table of the duel may choose."""

    potions: int = 0  # for each player; 0 is without limit
    refill: bool = True  # the used pile becomes a new draw pile
    unpayable: Literal["lose", "barred"] = "lose"  # what a spell does that cannot be paid
    sudden_death: bool = False  # both at no life: on with one each
    safety_rounds: int = 100  # after so many it is enough
    life: Literal[5, 7, 10] = 10
    hidden_potion: bool = False  # a potion is shown only with the spells


def check(options: Options) -> Options:
    """The options themselves when they can be played; raises Misfit."""
    if options.potions and not FEWEST_POTIONS <= options.potions <= LONGEST:
        raise Misfit("potions-out-of-range", potions=options.potions, fewest=FEWEST_POTIONS, most=LONGEST)
    if not 1 <= options.safety_rounds <= LONGEST:
        raise Misfit("safety-rounds-out-of-range", rounds=options.safety_rounds, most=LONGEST)
    return options
