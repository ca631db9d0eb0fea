"""When an effect happens: always, when it is used, or when something befalls."""

from __future__ import annotations

from typing import Literal

import msgspec

from .conditions import Condition
from .filters import Aim, Filter
from .operations import Operation

Limit = Literal["turn", "game"]
"""Once a turn, for this card on the field; once a game, for all own cards of the name."""


class Effect(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What is aimed at, and what is done."""

    do: tuple[Operation, ...]
    aims: tuple[Aim, ...] = ()  # at most two: `first` and `second`


class Ability(
    Effect, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="on", kw_only=True
):
    """An effect and its trigger; it happens only when all its conditions are true."""

    when: tuple[Condition, ...] = ()
    limit: Limit | None = None


class Static(Ability, frozen=True, tag="static"):
    """Always, as long as the card is in play: reckoned anew each time, never stored (SA78)."""


class Activated(Ability, frozen=True, tag="activated", kw_only=True):
    """When its controller uses it and pays its sparks, at any time that effects may be used (S38, SA33)."""

    cost: int


class OnEnter(Ability, frozen=True, tag="on_enter"):
    """When the card comes into play."""


class OnDefeated(Ability, frozen=True, tag="on_defeated"):
    """When the card, or the warrior that bears it, is defeated."""


class OnAttack(Ability, frozen=True, tag="on_attack"):
    """When the card, or its bearer, attacks: after the answers, before the damage."""


class OnHit(Ability, frozen=True, tag="on_hit"):
    """When the card, or its bearer, has dealt at least one damage in an attack (SA60)."""


class OnDamaged(Ability, frozen=True, tag="on_damaged"):
    """When the card, or its bearer, has taken at least one damage."""


class OnAllyDefeated(Ability, frozen=True, tag="on_ally_defeated"):
    """When another own warrior is defeated."""


class OnEnemyDefeated(Ability, frozen=True, tag="on_enemy_defeated", kw_only=True):
    """When an enemy warrior is defeated; `by_self`: by an attack in which this card took part (SA59)."""

    by_self: bool = False


class OnAnyDefeated(Ability, frozen=True, tag="on_any_defeated", kw_only=True):
    """When any warrior like this is defeated, on either side; the limit then counts for each owner."""

    of: Filter


class OnEquip(Ability, frozen=True, tag="on_equip", kw_only=True):
    """When equipment is hung on this card, or on any own warrior."""

    any_own: bool = False


class OnSpellPlayed(Ability, frozen=True, tag="on_spell_played"):
    """When its controller plays a spell: when it is paid (SA7)."""


class TurnStart(Ability, frozen=True, tag="turn_start", kw_only=True):
    """When a turn starts: of its controller, or any."""

    any_turn: bool = False


class TurnEnd(Ability, frozen=True, tag="turn_end", kw_only=True):
    """When a turn ends: of its controller, or any."""

    any_turn: bool = False


class WouldBeDefeated(Ability, frozen=True, tag="would_be_defeated"):
    """Instead of the defeat of this card, if its controller likes (SA80)."""


class WouldBeDamaged(Ability, frozen=True, tag="would_be_damaged"):
    """Instead of the damage that this card would take."""


AnyAbility = (
    Static
    | Activated
    | OnEnter
    | OnDefeated
    | OnAttack
    | OnHit
    | OnDamaged
    | OnAllyDefeated
    | OnEnemyDefeated
    | OnAnyDefeated
    | OnEquip
    | OnSpellPlayed
    | TurnStart
    | TurnEnd
    | WouldBeDefeated
    | WouldBeDamaged
)
