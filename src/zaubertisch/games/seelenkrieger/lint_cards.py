"""What is wrong with one card: words that each exist, and together can do nothing."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import get_args

from .cards import AnyPrint, Equipment, Landscape, Spell
from .deck import belongs
from .lint_fault import Fault, Path, effects, parts
from .vocabulary.amounts import StatOf
from .vocabulary.conditions import Bearer, Control
from .vocabulary.conditions import Landscape as OnTable
from .vocabulary.filters import Filter, FilterKind, Ref
from .vocabulary.operations import Grant, Modify, ModifyCost, Pay
from .vocabulary.triggers import Activated, Effect, Static
from .vocabulary.words import NUMBERED, Keyword, Zone

REFS: tuple[Ref, ...] = get_args(Ref)
LIES: dict[Zone, frozenset[FilterKind]] = {
    "field": frozenset(get_args(FilterKind)) - {"spell", "effect", "attack"},
    "valley": frozenset(("warrior", "hero", "card")),
    "discard": frozenset(("equipment", "spell", "landscape", "building", "place", "card")),
    "stack": frozenset(get_args(FilterKind)),
}
"""What may lie open in a zone (SA74); into hands and decks nobody sees."""


def faults(card: AnyPrint, among: Sequence[AnyPrint]) -> Iterator[Fault]:
    """Everything that is wrong with the card, among the cards of its file."""
    yield from _costs(card)
    yield from _figures(card)
    yield from _landscapes(card, among)
    for part in parts(card):
        if isinstance(part, Keyword) and part.name in NUMBERED and part.n < 1:
            says = f"“{part.name}” with {part.n} does nothing. Write n = 1 or more."
            yield Fault("number-too-small", says, (), part.name)
    for path, one in effects(card):
        yield from _used(path, one)
        yield from _static(path, one)
        yield from _pointing(card, path, one)


def _costs(card: AnyPrint) -> Iterator[Fault]:
    """Costs that nobody ever pays (S40, SA30, SA37)."""
    if card.cost < 0:
        yield Fault("cost-below-nothing", "No cost is below 0. Write cost = 0 or more.", ("cost",))
    if card.cost and belongs(card) != "main":
        says = "Cards of the side deck and heroes cost nothing (S40). Leave cost out, or write call."
        yield Fault("cost-on-side-card", says, ("cost",))
    if card.call and belongs(card) == "main":
        says = "A card of the main deck is paid, not called (S34). Leave call out."
        yield Fault("call-on-main-card", says, ("call",))
    if isinstance(card, Spell):
        if card.use_cost < 0:
            yield Fault("cost-below-nothing", "No cost is below 0. Leave use_cost out.", ("use_cost",))
        if not any(one.do for one in card.choose):
            code = "use-cost-on-nothing" if card.use_cost else "does-nothing"
            says = "Using this spell does nothing. Write what it does, in [[card.choose]]."
            yield Fault(code, says, ("use_cost",) if card.use_cost else ("choose",))


LEAST = {"damage": 0, "armour": 0, "life": 1}


def _figures(card: AnyPrint) -> Iterator[Fault]:
    """Values with which a card could not stand on the field, and factions that no rule provides for."""
    least = {**LEAST, "slots": 1 if isinstance(card, Equipment) else 0}
    for name, n in least.items():
        if getattr(card, name, n) < n:
            yield Fault("number-too-small", f"The {name} of this card is {n} at least. Write more.", (name,))
    if len(card.factions) > 2 or len(set(card.factions)) < len(card.factions):
        says = "A card belongs to no faction, to one, or to two (S12). Leave one out."
        yield Fault("too-many-factions", says, ("factions",))


def _landscapes(card: AnyPrint, among: Sequence[AnyPrint]) -> Iterator[Fault]:
    known = {one.id for one in among if isinstance(one, Landscape)}
    for part in parts(card):
        if isinstance(part, OnTable) and part.card not in known:
            says = f"No landscape here has the id “{part.card}”. Write the id of one."
            yield Fault("unknown-landscape", says, (), part.card)


# -- effects that can never be used


def _used(path: Path, one: Effect) -> Iterator[Fault]:
    """Something that is paid and can never happen."""
    if not one.do and path[0] != "choose":
        code = "cost-on-nothing" if isinstance(one, Activated) and one.cost else "does-nothing"
        yield Fault(code, "This effect does nothing. Write what it does, or leave it out.", (*path, "do"))
    if isinstance(one, Activated) and one.cost < 0:
        yield Fault("cost-below-nothing", "No cost is below 0. Write cost = 0 or more.", (*path, "cost"))
    for part in parts(one.do):
        if isinstance(part, Pay) and part.n < 1:
            yield Fault(
                "cost-on-nothing", "To pay nothing means nothing. Write n = 1 or more.", (*path, "do")
            )
    for aim in one.aims:
        if (why := never(aim)) and not aim.optional:
            says = f"Nothing can be aimed at: {why}. Change this aim, or nobody can use the effect."
            yield Fault("never-usable", says, (*path, "aims"))
    for part in parts(getattr(one, "when", ())):
        if isinstance(part, Control) and part.most is not None and part.most < part.least:
            says = f"Never true: at least {part.least} and at most {part.most}. Change one of them."
            yield Fault("never-true", says, (*path, "when"))


def never(of: Filter) -> str | None:
    """Why no card is ever meant by the filter; None when one can be."""
    if of.zone not in LIES:
        return f"nobody sees what lies in the {of.zone}"
    if LIES[of.zone].isdisjoint(of.kinds):
        return f"no {' or '.join(of.kinds)} lies in the {of.zone}"
    if of.cost_least is not None and of.cost_most is not None and of.cost_least > of.cost_most:
        return "cost_least is above cost_most"
    if of.factions and set(of.factions) <= set(of.without):
        return "without names all of the factions"
    if of.borne_by is not None and "equipment" not in of.kinds and "card" not in of.kinds:
        return "only equipment is borne"
    return None


# -- static abilities


def _static(path: Path, one: Effect) -> Iterator[Fault]:
    """Static abilities make the values in force, so they read none; and they change nothing else (SA78)."""
    always = isinstance(one, Static)
    for op in one.do:
        if always and not isinstance(op, Modify | Grant | ModifyCost):
            says = "A static ability only modifies, grants or modifies costs. Give it a trigger."
            yield Fault("static-does-nothing", says, (*path, "do"))
    if always and any(isinstance(part, StatOf) for part in parts(one.do)):
        says = "A static ability reads no value in force, since it makes them. Count cards, or use a trigger."
        yield Fault("static-reads-values", says, (*path, "do"))
    if isinstance(one, Static) and (one.aims or one.limit is not None):
        says = "What always holds aims at nothing and has no limit. Leave that out."
        yield Fault("static-aims", says, (*path, "aims" if one.aims else "limit"))
    if not always and any(isinstance(part, ModifyCost) for part in parts(one.do)):
        says = 'Costs change only in static abilities. Write on = "static".'
        yield Fault("static-only", says, (*path, "do"), "modify_cost")


# -- words that point at nothing


def _pointing(card: AnyPrint, path: Path, one: Effect) -> Iterator[Fault]:
    """`first` needs an aim, `target` an event, `bearer` a piece of equipment."""
    if len(one.aims) > 2:
        yield Fault("too-many-aims", "An effect has two aims at most. Leave one out.", (*path, "aims"))
    said = {part for part in parts(one) if isinstance(part, str) and part in REFS}
    said -= {"spell"}
    for place, ref in enumerate(("first", "second")):
        if ref in said and len(one.aims) <= place:
            says = f"“{ref}” points at no aim. Add one to aims."
            yield Fault("no-aim", says, (*path, "do"), ref)
    event = not (path[0] == "choose" or isinstance(one, Activated | Static))
    for ref in ("target", "source"):
        if ref in said and not event:
            says = f"“{ref}” speaks of an event, and here is none. Aim, and say “first”."
            yield Fault("no-event", says, (*path, "do"), ref)
    asks = any(isinstance(part, Bearer) for part in parts(one))
    if ("bearer" in said or asks) and not isinstance(card, Equipment):
        says = "Only equipment has a bearer. Say “self”, or make it equipment."
        yield Fault("no-bearer", says, path, "bearer")
