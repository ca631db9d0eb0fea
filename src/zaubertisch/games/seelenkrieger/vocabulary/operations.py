"""What an effect does.  One operation, one word; to whom, how much and how long are its fields."""

from __future__ import annotations

from typing import Literal

import msgspec

from .amounts import Amount
from .conditions import Condition
from .filters import Each, Filter, Target
from .words import Duration, Keyword, Stat

Who = Literal["own", "enemy", "owner"]
"""Whoever controls the effect; the other seat; the owner of what the event befell."""


class Word(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="op"):
    """An operation."""


class Damage(Word, frozen=True, tag="damage"):
    """Damage by an effect; armour takes its part unless ignored.  It leaves `leave` life, if stated."""

    n: Amount
    target: Target
    ignore_armour: bool = False
    leave: int | None = None


class Heal(Word, frozen=True, tag="heal"):
    """Damage taken is made good, `n` of it or until the life is `to`; never beyond the full life."""

    target: Target
    n: Amount = 0
    to: int | None = None


class Modify(Word, frozen=True, tag="modify"):
    """A value goes up or down.

    `only` narrows when it counts: in an attack of several, in an attack of several beside the card with the
    effect, or against buildings.  On spells it changes the damage that they do.
    """

    stat: Stat
    n: Amount
    target: Target
    duration: Duration = "in_play"
    how: Literal["set", "add", "times"] = "add"  # in force in this order (SA78)
    only: Literal["in_combination", "beside_source", "against_buildings"] | None = None


class Grant(Word, frozen=True, tag="grant"):
    """A keyword is had for a while."""

    keyword: Keyword
    target: Target
    duration: Duration = "in_play"


class ModifyCost(Word, frozen=True, tag="modify_cost"):
    """Cards cost more or less, down to `least`; for equipment: on a bearer like this."""

    of: Filter
    n: int
    least: int = 0
    bearer: Filter | None = None


class Destroy(Word, frozen=True, tag="destroy"):
    """Life falls to 0 (SA2); the steadfast are spared."""

    target: Target


class Defeat(Word, frozen=True, tag="defeat"):
    """Defeated as it is, whatever its armour: it counts (SA1)."""

    target: Target


class Draw(Word, frozen=True, tag="draw"):
    """The top cards of the main deck come to the hand; of an empty deck none (SA11)."""

    n: Amount
    who: Who = "own"


class Discard(Word, frozen=True, tag="discard"):
    """Cards of the hand are laid away by the choice of whoever holds them."""

    n: int
    who: Who = "enemy"


class GainSparks(Word, frozen=True, tag="gain_sparks"):
    """Sparks come in."""

    n: Amount
    who: Who = "own"


class LoseSparks(Word, frozen=True, tag="lose_sparks"):
    """Sparks are lost, never more than there are."""

    n: Amount
    who: Who = "enemy"


class Pay(Word, frozen=True, tag="pay"):
    """Whoever controls the effect may pay; paid, the rest follows; not paid, `otherwise` does instead."""

    n: int
    otherwise: tuple[Operation, ...] = ()


class ReturnToHand(Word, frozen=True, tag="return_to_hand"):
    """Back to the hand of its owner; equipment on it goes to its owner's discard (SA52)."""

    target: Target


class Move(Word, frozen=True, tag="move"):
    """From where it lies to its owner's deck, discard or valley; after each card moved follows `then`."""

    target: Target
    to: Literal["bottom", "top", "discard", "valley"]
    then: tuple[Operation, ...] = ()


class SummonFrom(Word, frozen=True, tag="summon_from"):
    """A warrior comes out of a valley onto the field of whoever controls the effect: a new object (SA75)."""

    target: Target


class Search(Word, frozen=True, tag="search"):
    """One card of the own deck is looked for, or nothing is found (SA81); what is found is shown.

    In the whole deck, which is then shuffled; or among the top cards, the rest of which goes to the bottom
    in the order that the searcher likes.
    """

    of: Filter
    to: Literal["hand", "attach", "field"]
    top: int | None = None


class Look(Word, frozen=True, tag="look"):
    """The top cards of the own deck are looked at, and go back on top in any order or, if allowed, below."""

    n: int
    bottom: bool = False


class Reveal(Word, frozen=True, tag="reveal"):
    """The top cards of a deck are shown to everyone and stay where they are."""

    n: int
    who: Who = "own"


class Attach(Word, frozen=True, tag="attach"):
    """Equipment is hung on a warrior."""

    target: Target
    bearer: Target


class DestroyEquipment(Word, frozen=True, tag="destroy_equipment"):
    """Equipment goes to its owner's discard."""

    target: Target


class Negate(Word, frozen=True, tag="negate"):
    """What waits on the stack comes to nothing; its card goes to the discard, no refund (SA43)."""

    target: Target


class Prevent(Word, frozen=True, tag="prevent"):
    """The next so many points of damage are not taken."""

    n: Amount
    target: Target
    duration: Duration = "turn"


class Exhaust(Word, frozen=True, tag="exhaust"):
    """May not attack any more in this turn; whoever is attacking drops out of the attack."""

    target: Target


class Ready(Word, frozen=True, tag="ready"):
    """May attack once more."""

    target: Target


class EndAttack(Word, frozen=True, tag="end_attack"):
    """The attack that is going on ends; its attackers stay used."""


class When(Word, frozen=True, tag="when"):
    """If all of it is true, the one; if not, the other."""

    all: tuple[Condition, ...]
    do: tuple[Operation, ...]
    otherwise: tuple[Operation, ...] = ()


Operation = (
    Damage
    | Heal
    | Modify
    | Grant
    | ModifyCost
    | Destroy
    | Defeat
    | Draw
    | Discard
    | GainSparks
    | LoseSparks
    | Pay
    | ReturnToHand
    | Move
    | SummonFrom
    | Search
    | Look
    | Reveal
    | Attach
    | DestroyEquipment
    | Negate
    | Prevent
    | Exhaust
    | Ready
    | EndAttack
    | When
)

HARMFUL = (Damage, Destroy, Defeat)
"""Attacks by effects: they do nothing to enemy cards in the preparation phase (S30, SA46)."""

__all__ = ["HARMFUL", "Each", "Operation", "Who"]
