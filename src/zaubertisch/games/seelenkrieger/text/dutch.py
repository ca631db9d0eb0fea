"""How Dutch says cards: de and het."""

from __future__ import annotations

from typing import NamedTuple

from zaubertisch.games.seelenkrieger.vocabulary.filters import Filter, FilterKind, Ref
from zaubertisch.games.seelenkrieger.vocabulary.words import Faction, Side, Zone

from .phrase import Case, How


class Noun(NamedTuple):
    """A noun in both numbers; `het` for those of that gender."""

    one: str
    many: str
    het: bool = False


KINDS: dict[FilterKind, Noun] = {
    "warrior": Noun("krijger", "krijgers"),
    "hero": Noun("held", "helden"),
    "equipment": Noun("uitrustingskaart", "uitrustingskaarten"),
    "spell": Noun("spreuk", "spreuken"),
    "landscape": Noun("landschap", "landschappen", het=True),
    "building": Noun("gebouw", "gebouwen", het=True),
    "place": Noun("plaats", "plaatsen"),
    "effect": Noun("effect", "effecten", het=True),
    "attack": Noun("aanval", "aanvallen"),
    "card": Noun("kaart", "kaarten"),
}
FACTIONS: dict[Faction, Noun] = {
    "orcs": Noun("ork", "orks"),
    "elves": Noun("elf", "elfen"),
    "mages": Noun("magiër", "magiërs"),
    "dwarves": Noun("dwerg", "dwergen"),
    "undead": Noun("ondode", "ondoden"),
    "dragons": Noun("draak", "draken"),
}
PLACES: dict[Zone, tuple[str, str, str]] = {
    "valley": ("je Dal der Doden", "het Dal der Doden van je tegenstander", "een Dal der Doden"),
    "discard": ("je aflegstapel", "de aflegstapel van je tegenstander", "een aflegstapel"),
    "hand": ("je hand", "de hand van je tegenstander", "een hand"),
    "deck": ("je deck", "het deck van je tegenstander", "een deck"),
}
BORNE: dict[Ref, str] = {
    "self": "aan deze kaart",
    "bearer": "aan de drager",
    "source": "aan de veroorzaker",
    "target": "aan de geraakte krijger",
    "first": "aan het eerste doel",
    "second": "aan het tweede doel",
    "attackers": "aan de aanvallers",
}


def where(zone: Zone, side: Side) -> str:
    """The place, after „in” and „uit”."""
    own, enemy, any_ = PLACES[zone]
    return {"own": own, "enemy": enemy}.get(side, any_)


def noun(of: Filter, how: How, case: Case) -> str:
    """The cards of a filter; Dutch has no cases that show."""
    of_faction = of.kinds == ("warrior",) and of.factions
    nouns = [FACTIONS[one] for one in of.factions] if of_faction else [KINDS[kind] for kind in of.kinds]
    plural = how.how not in ("one", "no", "this") and (how.how == "all" or how.last != 1)
    bare = nouns[0].het and how.how in ("one", "no")  # een vijandelijk effect
    stays = of.zone in ("field", "stack", "hand")
    adjectives = [
        *(["ander" if bare else "andere"] if of.other or of.not_target else []),
        *(["gewond" if bare else "gewonde"] if of.damaged else []),
        *(["aanvallend" if bare else "aanvallende"] if of.attacking else []),
        *(["eigen"] if of.side == "own" and stays else []),
        *(["vijandelijk" if bare else "vijandelijke"] if of.side == "enemy" and stays else []),
    ]
    heads = (" en " if how.how == "all" else " of ").join(one.many if plural else one.one for one in nouns)
    return " ".join([_start(how, nouns[0]), *adjectives, heads, *_after(of, how)])


def _start(how: How, first: Noun) -> str:
    """The article or the number."""
    if how.how == "up_to":
        return f"hoogstens {how.n}"
    if how.how == "between":
        return f"{how.n} tot {how.most}"
    return {
        "all": "alle",
        "one": "een",
        "this": "dit" if first.het else "deze",
        "no": "geen",
        "least": f"minstens {how.n}",
        "most": f"hoogstens {how.n}",
    }[how.how]


def _after(of: Filter, how: How) -> list[str]:
    """What stands behind the noun."""
    said = []
    if of.factions and of.kinds != ("warrior",):
        said.append("van de " + " of de ".join(FACTIONS[one].many for one in of.factions))
    if of.mono:
        said.append("zonder tweede factie")
    if of.same_name:
        said.append("met deze naam")
    if of.side == "active":
        said.append("van de speler die aan de beurt is")
    if of.without:
        said.append("behalve " + " en ".join(FACTIONS[one].many for one in of.without))
    if of.cost_most == 0:
        said.append("met kosten 0")
    elif of.cost_most is not None:
        said.append(f"met kosten van hoogstens {of.cost_most}")
    if of.cost_least is not None:
        said.append(f"met kosten van minstens {of.cost_least}")
    if of.equipment_least == 1:
        said.append("met uitrusting")
    elif of.equipment_least:
        said.append(f"met minstens {of.equipment_least} uitrustingskaarten")
    if of.borne_by is not None:
        said.append(BORNE[of.borne_by])
    if of.zone in ("valley", "discard") or (of.zone in ("hand", "deck") and how.how != "all"):
        said.append("uit " + where(of.zone, of.side))
    return said
