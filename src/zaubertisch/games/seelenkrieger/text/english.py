"""How English says cards."""

from __future__ import annotations

from typing import NamedTuple

from zaubertisch.games.seelenkrieger.vocabulary.filters import Filter, FilterKind, Ref
from zaubertisch.games.seelenkrieger.vocabulary.words import Faction, Side, Zone

from .phrase import Case, How


class Noun(NamedTuple):
    """A noun in both numbers."""

    one: str
    many: str


KINDS: dict[FilterKind, Noun] = {
    "warrior": Noun("warrior", "warriors"),
    "hero": Noun("hero", "heroes"),
    "equipment": Noun("equipment card", "equipment cards"),
    "spell": Noun("spell", "spells"),
    "landscape": Noun("landscape", "landscapes"),
    "building": Noun("building", "buildings"),
    "place": Noun("place", "places"),
    "effect": Noun("effect", "effects"),
    "attack": Noun("attack", "attacks"),
    "card": Noun("card", "cards"),
}
FACTIONS: dict[Faction, Noun] = {
    "orcs": Noun("Orc", "Orcs"),
    "elves": Noun("Elf", "Elves"),
    "mages": Noun("Mage", "Mages"),
    "dwarves": Noun("Dwarf", "Dwarves"),
    "undead": Noun("Undead", "Undead"),
    "dragons": Noun("Dragon", "Dragons"),
}
PLACES: dict[Zone, tuple[str, str]] = {
    "valley": ("Valley of the Dead", "a Valley of the Dead"),
    "discard": ("discard pile", "a discard pile"),
    "hand": ("hand", "a hand"),
    "deck": ("deck", "a deck"),
}
BORNE: dict[Ref, str] = {
    "self": "on this card",
    "bearer": "on its bearer",
    "source": "on what caused it",
    "target": "on the warrior that was hit",
    "first": "on the first target",
    "second": "on the second target",
    "attackers": "on the attackers",
}


def where(zone: Zone, side: Side) -> str:
    """The place, after "in" and "from"."""
    name, any_ = PLACES[zone]
    return {"own": f"your {name}", "enemy": f"your opponent's {name}"}.get(side, any_)


def noun(of: Filter, how: How, case: Case) -> str:
    """The cards of a filter; English has no cases that show."""
    of_faction = of.kinds == ("warrior",) and of.factions
    nouns = [FACTIONS[one] for one in of.factions] if of_faction else [KINDS[kind] for kind in of.kinds]
    plural = (how.how in ("all", "least", "most", "up_to", "between") and how.last != 1) or how.how == "all"
    yours = of.side == "own" and of.zone in ("field", "stack", "hand")
    adjectives = [
        *(["other"] if of.other or of.not_target else []),
        *(["damaged"] if of.damaged else []),
        *(["attacking"] if of.attacking else []),
        *(["enemy"] if of.side == "enemy" and of.zone in ("field", "stack", "hand") else []),
    ]
    joint = " and " if how.how == "all" else " or "
    heads = joint.join(
        one.many if plural or (yours and how.how in ("one", "no")) else one.one for one in nouns
    )
    return " ".join([_start(how, " ".join([*adjectives, heads]), yours), *_after(of, how)])


def _start(how: How, named: str, yours: bool) -> str:
    """The cards, with the article or the number before them."""
    if how.how == "all":
        return f"all your {named}" if yours else f"all {named}"
    if how.how == "one":
        if yours:
            return f"one of your {named}"
        if named.startswith("other "):
            return "an" + named
        return ("an " if named[0] in "aeiouAEIOU" else "a ") + named
    if how.how == "this":
        return f"this {named}"
    if how.how == "no":
        return f"none of your {named}" if yours else f"no {named}"
    word = {"up_to": "up to", "least": "at least", "most": "at most", "between": f"{how.n} to"}[how.how]
    return f"{word} {how.last} " + (f"of your {named}" if yours else named)


def _after(of: Filter, how: How) -> list[str]:
    """What stands behind the noun."""
    said = []
    if of.factions and of.kinds != ("warrior",):
        said.append("of the " + " or the ".join(FACTIONS[one].many for one in of.factions))
    if of.mono:
        said.append("without a second faction")
    if of.same_name:
        said.append("of this name")
    if of.side == "active":
        said.append("of the player whose turn it is")
    if of.without:
        said.append("except " + " and ".join(FACTIONS[one].many for one in of.without))
    if of.cost_most == 0:
        said.append("that cost 0" if how.plural else "that costs 0")
    elif of.cost_most is not None:
        said.append(f"with a cost of {of.cost_most} or less")
    if of.cost_least is not None:
        said.append(f"with a cost of {of.cost_least} or more")
    if of.equipment_least == 1:
        said.append("with equipment")
    elif of.equipment_least:
        said.append(f"with at least {of.equipment_least} equipment cards")
    if of.borne_by is not None:
        said.append(BORNE[of.borne_by])
    if of.zone in ("valley", "discard") or (of.zone in ("hand", "deck") and how.how != "all"):
        said.append("from " + where(of.zone, of.side))
    return said
