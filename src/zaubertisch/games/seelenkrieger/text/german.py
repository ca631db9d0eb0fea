"""How German says cards: gender, case, number, and the endings of adjectives."""

from __future__ import annotations

from typing import NamedTuple

from zaubertisch.games.seelenkrieger.vocabulary.filters import Filter, FilterKind, Ref
from zaubertisch.games.seelenkrieger.vocabulary.words import Faction, Side, Zone

from .phrase import Case, How


class Noun(NamedTuple):
    """A noun: `many` after „alle“, `bare` after a number, `weak` after „dieser“, where they differ."""

    gender: str
    nom: str
    acc: str
    dat: str
    many: str
    many_dat: str
    bare: str = ""
    weak: str = ""


def _regular(gender: str, one: str, many: str, many_dat: str = "") -> Noun:
    return Noun(gender, one, one, one, many, many_dat or many)


KINDS: dict[FilterKind, Noun] = {
    "warrior": _regular("m", "Krieger", "Krieger", "Kriegern"),
    "hero": Noun("m", "Held", "Helden", "Helden", "Helden", "Helden"),
    "equipment": _regular("f", "Ausrüstung", "Ausrüstungen"),
    "spell": _regular("m", "Zauber", "Zauber", "Zaubern"),
    "landscape": _regular("f", "Landschaft", "Landschaften"),
    "building": _regular("n", "Gebäude", "Gebäude", "Gebäuden"),
    "place": _regular("m", "Ort", "Orte", "Orten"),
    "effect": _regular("m", "Effekt", "Effekte", "Effekten"),
    "attack": _regular("m", "Angriff", "Angriffe", "Angriffen"),
    "card": _regular("f", "Karte", "Karten"),
}
FACTIONS: dict[Faction, Noun] = {
    "orcs": _regular("m", "Ork", "Orks"),
    "elves": Noun("m", "Elf", "Elfen", "Elfen", "Elfen", "Elfen"),
    "mages": _regular("m", "Magier", "Magier", "Magiern"),
    "dwarves": _regular("m", "Zwerg", "Zwerge", "Zwergen"),
    "undead": Noun("m", "Untoter", "Untoten", "Untoten", "Untoten", "Untoten", "Untote", "Untote"),
    "dragons": Noun("m", "Drache", "Drachen", "Drachen", "Drachen", "Drachen"),
}
PLACES: dict[Zone, dict[Side, str]] = {  # after „aus“ and „in“
    "valley": {"own": "deinem Tal der Toten", "enemy": "dem Tal der Toten deines Gegners"},
    "discard": {"own": "deiner Ablage", "enemy": "der Ablage deines Gegners"},
    "hand": {"own": "deiner Hand", "enemy": "der Hand deines Gegners"},
    "deck": {"own": "deinem Deck", "enemy": "dem Deck deines Gegners"},
}
ANYWHERE: dict[Zone, str] = {
    "valley": "einem Tal der Toten",
    "discard": "einer Ablage",
    "hand": "einer Hand",
    "deck": "einem Deck",
}
BORNE: dict[Ref, str] = {
    "self": "an dieser Karte",
    "bearer": "am Träger",
    "source": "am Auslöser",
    "target": "am getroffenen Krieger",
    "first": "am ersten Ziel",
    "second": "am zweiten Ziel",
    "attackers": "an den Angreifern",
}
ENDINGS = {  # of adjectives after „ein“ and „dieser“
    "ein": {"m": ("er", "en", "en"), "f": ("e", "e", "en"), "n": ("es", "es", "en")},
    "dies": {"m": ("e", "en", "en"), "f": ("e", "e", "en"), "n": ("e", "e", "en")},
}
ARTICLES = {
    "ein": {"m": ("ein", "einen", "einem"), "f": ("eine", "eine", "einer"), "n": ("ein", "ein", "einem")},
    "dies": {
        "m": ("dieser", "diesen", "diesem"),
        "f": ("diese", "diese", "dieser"),
        "n": ("dieses", "dieses", "diesem"),
    },
}
SIDES: dict[Side, list[str]] = {"own": ["eigen"], "enemy": ["gegnerisch"]}
CASES: tuple[Case, ...] = ("nom", "acc", "dat")


def where(zone: Zone, side: Side) -> str:
    """The place, after „aus“ and „in“."""
    return PLACES[zone].get(side, ANYWHERE[zone])


def noun(of: Filter, how: How, case: Case) -> str:
    """The cards of a filter, with article and endings."""
    of_faction = of.kinds == ("warrior",) and of.factions
    nouns = [FACTIONS[one] for one in of.factions] if of_faction else [KINDS[kind] for kind in of.kinds]
    start, heads = _number(nouns, how, case)
    return " ".join([*start, *(_adjectives(of, nouns[0], how, case)), heads, *_after(of, how)])


def _number(nouns: list[Noun], how: How, case: Case) -> tuple[list[str], str]:
    """The article or the number, and the nouns in the form that follows it."""
    gender, place = nouns[0].gender, CASES.index(case)
    several = [one.many_dat if case == "dat" else one.bare or one.many for one in nouns]
    single = [(one.nom, one.acc, one.dat)[place] for one in nouns]
    if how.how == "all":
        article = "allen" if case == "dat" else "alle"
        return [article], " und ".join(one.many_dat if case == "dat" else one.many for one in nouns)
    if how.how == "one":
        return [ARTICLES["ein"][gender][place]], " oder ".join(single)
    if how.how == "no":
        return ["k" + ARTICLES["ein"][gender][place]], " oder ".join(single)
    if how.how == "this":
        weak = [
            one.weak or one.nom if case == "nom" else word for one, word in zip(nouns, single, strict=True)
        ]
        return [ARTICLES["dies"][gender][place]], " oder ".join(weak)
    word = {"up_to": "bis zu", "least": "mindestens", "most": "höchstens", "between": f"{how.n} bis"}[how.how]
    heads = several if how.last != 1 else single
    return [word, str(how.last)], " oder ".join(heads)


def _adjectives(of: Filter, first: Noun, how: How, case: Case) -> list[str]:
    """Own or enemy, other, damaged, attacking."""
    sided = of.zone in ("field", "stack") or (of.zone == "hand" and how.how == "all")
    stems = [
        *(["ander"] if of.other or of.not_target else []),
        *(["verletzt"] if of.damaged else []),
        *(["angreifend"] if of.attacking else []),
        *(SIDES.get(of.side, []) if sided else []),
    ]
    if how.how == "all":
        ending = "en"
    elif how.how in ("one", "no", "this"):
        ending = ENDINGS["dies" if how.how == "this" else "ein"][first.gender][CASES.index(case)]
    else:
        ending = "en" if case == "dat" else "e"
    return [stem + ending for stem in stems]


def _after(of: Filter, how: How) -> list[str]:
    """What stands behind the noun."""
    said = []
    if of.factions and of.kinds != ("warrior",):
        said.append("der " + " oder der ".join(FACTIONS[one].many for one in of.factions))
    if of.mono:
        said.append("ohne zweite Fraktion")
    if of.same_name:
        said.append("dieses Namens")
    if of.side == "active":
        said.append("des Spielers am Zug")
    if of.without:
        said.append("außer " + " und ".join(FACTIONS[one].many_dat for one in of.without))
    if of.cost_most == 0:
        said.append("mit Kosten 0")
    elif of.cost_most is not None:
        said.append(f"mit Kosten von höchstens {of.cost_most}")
    if of.cost_least is not None:
        said.append(f"mit Kosten von mindestens {of.cost_least}")
    if of.equipment_least == 1:
        said.append("mit Ausrüstung")
    elif of.equipment_least:
        said.append(f"mit mindestens {of.equipment_least} Ausrüstungen")
    if of.borne_by is not None:
        said.append(BORNE[of.borne_by])
    if of.zone in ("valley", "discard") or (of.zone in ("hand", "deck") and how.how != "all"):
        said.append("aus " + where(of.zone, of.side))
    return said
