"""The plain words of the card texts: what a card is, what it has, how long something lasts."""

from __future__ import annotations

from typing import Literal

import msgspec

Faction = Literal["orcs", "elves", "mages", "dwarves", "undead", "dragons"]
Kind = Literal["warrior", "hero", "equipment", "spell", "landscape", "building"]
Rarity = Literal["green", "blue", "violet", "red"]
Stat = Literal["damage", "armour", "life"]

Side = Literal["own", "enemy", "any", "active"]
"""Seen from whoever controls the effect; `active` is whoever's turn it is."""

Zone = Literal["field", "valley", "discard", "hand", "deck", "stack"]

Duration = Literal["attack", "turn", "own_turn", "in_play", "for_good"]
"""This attack; this turn; until its user's next turn begins; while its source is in play; for ever."""

KeywordName = Literal[
    "guard",  # Wächter: other own warriors may be attacked only when no guard can be
    "stealth",  # Tarnung: cannot be attacked until it has attacked
    "untouchable",  # Unberührbar: no target of enemy effects
    "piercing",  # Durchschlag n: ignores n armour
    "overrun",  # Wucht: excess damage of a defeat goes to a second enemy that was named
    "regeneration",  # Regeneration n: at the start of the own turn
    "drain",  # Lebensraub: heals the damage dealt
    "steadfast",  # Standhaft: cannot be destroyed by effects
]
NUMBERED: tuple[KeywordName, ...] = ("piercing", "regeneration")


class Keyword(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A keyword on a card or granted by one; `n` says how much where the word wants a number."""

    name: KeywordName
    n: int = 1
