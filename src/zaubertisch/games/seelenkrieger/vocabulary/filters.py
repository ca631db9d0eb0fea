"""Which cards an effect speaks of."""

from __future__ import annotations

from typing import Literal

import msgspec

from .words import Faction, Side, Zone

Ref = Literal["self", "bearer", "source", "target", "first", "second", "attackers"]
"""A card that is already settled: the card with the effect; the warrior that bears it; what caused the event;
what the event befell; what was aimed at first and second; all who take part in the attack going on."""

FilterKind = Literal[
    "warrior", "hero", "equipment", "spell", "landscape", "building", "place", "effect", "attack", "card"
]
"""A hero is a warrior too (S11); a place is a landscape or a building (S5); `card` is any card.
On the stack: a spell or an effect that is being used, a card that is being played, an attack."""


class Filter(msgspec.Struct, frozen=True, cache_hash=True, forbid_unknown_fields=True, omit_defaults=True):
    """All cards of a zone of which everything stated is true."""

    side: Side = "any"
    zone: Zone = "field"
    kinds: tuple[FilterKind, ...] = ("warrior",)  # one of these
    factions: tuple[Faction, ...] = ()  # of at least one of these
    without: tuple[Faction, ...] = ()  # of none of these
    mono: bool = False  # of exactly one faction
    cost_least: int | None = None
    cost_most: int | None = None
    damaged: bool = False
    attacking: bool = False  # takes part in the attack that is going on
    equipment_least: int = 0
    other: bool = False  # not the card with the effect
    not_target: bool = False  # not what the event befell
    same_name: bool = False  # of the name of the card with the effect
    borne_by: Ref | None = None  # equipment of this warrior


class Aim(Filter, frozen=True, cache_hash=True, forbid_unknown_fields=True, omit_defaults=True):
    """A choice among the cards of a filter.

    For a spell or an effect that is used it is made when it is used; for a trigger when it resolves.  With
    nothing to choose from, a spell or an effect cannot be used, unless the aim is optional.
    """

    most: int = 1
    optional: bool = False  # fewer, or none


class Each(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All the cards of a filter."""

    each: Filter


Target = Ref | Each
