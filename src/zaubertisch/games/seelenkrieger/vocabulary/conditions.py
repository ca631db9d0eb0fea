"""What must be true: for a spell, for calling a card of the side deck, for an effect."""

from __future__ import annotations

from typing import Literal

import msgspec

from .filters import Filter
from .words import Faction


class Word(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="if"):
    """A condition, seen from whoever controls the card."""


class Control(Word, frozen=True, tag="control"):
    """There are at least so many such cards, and at most so many if that is stated."""

    of: Filter
    least: int = 1
    most: int | None = None


class Defeated(Word, frozen=True, tag="defeated"):
    """So many own warriors have been defeated in this match."""

    least: int


class Sparks(Word, frozen=True, tag="sparks"):
    """So many own sparks are there to spend."""

    least: int


class Factions(Word, frozen=True, tag="factions"):
    """So many different factions stand among the own warriors."""

    least: int


class ThisTurn(Word, frozen=True, tag="this_turn"):
    """What has happened in this turn, to cards of these factions (any, when none is named).

    `attacked`, `healed` and `used_spell` count own cards, `called_place` own calls, `defeated` warriors of
    both sides.
    """

    what: Literal["attacked", "healed", "used_spell", "called_place", "defeated"]
    factions: tuple[Faction, ...] = ()
    least: int = 1
    most: int | None = None


class Landscape(Word, frozen=True, tag="landscape"):
    """This landscape lies on the table."""

    card: str


class Bearer(Word, frozen=True, tag="bearer"):
    """Whoever bears the equipment is of one of these factions; or of none of them."""

    factions: tuple[Faction, ...]
    none: bool = False


class Alone(Word, frozen=True, tag="alone"):
    """The attack that is going on has one attacker."""


class Turn(Word, frozen=True, tag="turn"):
    """Whose turn it is."""

    whose: Literal["own", "enemy"]


Condition = Control | Defeated | Sparks | Factions | ThisTurn | Landscape | Bearer | Alone | Turn
