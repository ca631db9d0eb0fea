"""A deck as people write it down: `4 Novize`, line by line, with names in any language; and as JSON."""

from __future__ import annotations

import re
from difflib import get_close_matches
from functools import cache
from typing import Literal, get_args
from unicodedata import category, normalize

import msgspec

from .cards import Card, Language, catalogue
from .deck import Deck, Lot, Zone

HEADINGS: dict[str, Zone] = {
    "main": "main",
    "main deck": "main",
    "hauptdeck": "main",
    "hoofddeck": "main",
    "side": "side",
    "side deck": "side",
    "nebendeck": "side",
    "zijdeck": "side",
    "hero": "hero",
    "held": "hero",
}
TITLES: dict[Language, dict[Zone, str]] = {
    "de": {"main": "Hauptdeck", "side": "Nebendeck", "hero": "Held"},
    "nl": {"main": "Hoofddeck", "side": "Zijdeck", "hero": "Held"},
    "en": {"main": "Main", "side": "Side", "hero": "Hero"},
}
MOST = 99  # of a card in one line; what a deck may have is for `check_deck` to say
LONGEST, MOST_LINES = 16 * 1024, 200
"""No list of cards has more letters or lines than this."""
SUGGESTED = 20
"""For so many faults it is looked for what was meant; each look goes through all the names."""

HEADING = re.compile(r"\[(.*)\]|(.*):")
LOT = re.compile(r"(?:(-?\d+)\s*[x×]?\s+)?(.*)")


class Fault(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line that cannot be read; for an unknown name, the nearest that there is."""

    code: Literal["unknown-name", "unknown-heading", "bad-count", "second-hero", "not-json", "too-long"]
    line: int
    text: str
    nearest: str | None = None


class Written(msgspec.Struct, frozen=True):
    """A deck that was read: its name, what lies in it, what could not be read, and the line of each card."""

    deck: Deck
    name: str | None = None
    faults: tuple[Fault, ...] = ()
    lines: dict[tuple[Zone, Card], int] = {}  # where a card stands first


@cache
def names() -> dict[str, Card]:
    """Every card by its id and its three names, in small letters."""
    known: dict[str, Card] = {}
    for id, card in catalogue().items():
        for name in (id, card.name.de, card.name.nl, card.name.en):
            known[_plain(name)] = id
    return known


def card_named(said: str) -> Card | None:
    """The card of this name, in any language; None when there is none."""
    return names().get(_plain(said))


def read(text: str) -> Written:
    """The deck of a list.

    `#` starts a comment; `# Name: ...` in the first line names the deck.  A section starts with its name, as
    `[Nebendeck]` or `Nebendeck:`; before any, cards go to the main deck.  Without a number there is one.
    """
    rows = text.splitlines()
    if len(text) > LONGEST or len(rows) > MOST_LINES:
        return Written(Deck(main=()), faults=(Fault("too-long", 1, ""),))
    zone: Zone = "main"
    lots: dict[Zone, list[Lot]] = {"main": [], "side": [], "hero": []}
    faults: list[Fault] = []
    lines: dict[tuple[Zone, Card], int] = {}
    for number, row in enumerate(rows, start=1):
        line = _legible(row.split("#", 1)[0]).strip()
        if not line:
            continue
        suggest = len(faults) < SUGGESTED
        said = _heading(line, number, suggest) or _lot(line, number, suggest)
        if not isinstance(said, Fault | Lot):
            zone = said
        elif isinstance(said, Fault):
            faults.append(said)
        elif zone == "hero" and (lots["hero"] or said.count != 1):
            faults.append(Fault("second-hero", number, line))
        else:
            lots[zone].append(said)
            lines.setdefault((zone, said.card), number)
    hero = lots["hero"][0].card if lots["hero"] else None
    deck = Deck(main=tuple(lots["main"]), side=tuple(lots["side"]), hero=hero)
    return Written(deck, _name(text), tuple(faults), lines)


def write(deck: Deck, language: Language = "de", name: str | None = None) -> str:
    """The list of a deck, its name in one line; `read` gives back the same deck."""
    known = catalogue()
    titles = TITLES[language]

    def called(card: Card) -> str:
        return getattr(known[card].name, language) if card in known else card

    def section(zone: Zone, lots: tuple[Lot, ...]) -> list[str]:
        return ["", f"[{titles[zone]}]", *(f"{lot.count} {called(lot.card)}" for lot in lots)]

    title = " ".join((name or "").split())
    lines = [f"# Name: {title}"] if title else []
    lines += section("main", deck.main) if deck.main else []
    lines += section("side", deck.side) if deck.side else []
    lines += section("hero", (Lot(deck.hero, 1),)) if deck.hero is not None else []
    return "\n".join(lines).lstrip("\n") + "\n"


def read_json(data: bytes) -> Written:
    """The deck of a JSON text: `{"main": [{"card": "M1", "count": 4}], "side": [], "hero": "HM"}`."""
    if len(data) > LONGEST:
        return Written(Deck(main=()), faults=(Fault("too-long", 1, ""),))
    try:
        return Written(msgspec.json.decode(data, type=Deck))
    except (msgspec.DecodeError, UnicodeDecodeError) as no:
        return Written(Deck(main=()), faults=(Fault("not-json", _line(data, str(no)), str(no)),))


def write_json(deck: Deck) -> bytes:
    """The deck as JSON; `read_json` gives back the same deck."""
    return msgspec.json.format(msgspec.json.encode(deck), indent=1) + b"\n"


def _heading(line: str, number: int, suggest: bool) -> Zone | Fault | None:
    """Which section begins with this line; None when it is no heading."""
    heading = HEADING.fullmatch(line)
    if heading is None:
        return None
    said = _plain(heading[1] or heading[2] or "")
    return HEADINGS.get(said) or Fault(
        "unknown-heading", number, line, _nearest(said, HEADINGS) if suggest else None
    )


def _lot(line: str, number: int, suggest: bool) -> Lot | Fault:
    """One line: how many of which card."""
    parts = LOT.fullmatch(line)
    assert parts is not None  # it matches every line
    said = _plain(parts[2])
    count = int(parts[1][:4]) if parts[1] else 1
    if not 1 <= count <= MOST:
        return Fault("bad-count", number, line)
    if said not in names():
        return Fault("unknown-name", number, parts[2], _nearest(said, names()) if suggest else None)
    return Lot(names()[said], count)


def _nearest(said: str, known: dict[str, Zone] | dict[str, Card]) -> str | None:
    """What was probably meant."""
    found = get_close_matches(said, known, n=1, cutoff=0.6)
    if not found:
        return None
    cards = catalogue()
    whole = known[found[0]]
    if whole in get_args(Zone):
        return found[0].capitalize()
    name = cards[Card(whole)].name
    return next((one for one in (name.de, name.nl, name.en) if _plain(one) == found[0]), whole)


def _name(text: str) -> str | None:
    """The name of the deck, from the first line."""
    first = text.partition("\n")[0]
    if not first.startswith("#"):
        return None
    title, colon, name = first[1:].partition(":")
    return name.strip() or None if colon and title.strip() == "Name" else None


def _line(data: bytes, detail: str) -> int:
    """The line of a fault in JSON, where the decoder tells the place."""
    at = re.search(r"byte (\d+)", detail)
    return data[: int(at[1])].count(b"\n") + 1 if at else 1


def _legible(row: str) -> str:
    """The row as it looks: letters and their marks in one, and no signs that nobody sees."""
    return "".join(sign for sign in normalize("NFC", row) if category(sign) != "Cf")


def _plain(name: str) -> str:
    """A name as it is compared: small letters, single spaces, one kind of apostrophe."""
    return " ".join(name.replace("’", "'").casefold().split())
