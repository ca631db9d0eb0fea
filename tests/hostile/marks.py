"""What nobody outside may read of a match: hands, keys, seeds and secrets, in all their forms."""

from __future__ import annotations

import base64
import json
import re
from collections.abc import Iterable, Iterator
from typing import Any

from tests.server.guests import Guest
from tests.server.outside import ask

OWN_NAME = re.compile(r"\w*[A-Za-z]\w*\d\w*|\w*\d\w*[A-Za-z]\w*|\w{4,}-.*")
"""A card that stands for itself, as `R7` does; `3` or `W` alone may be anything."""

WINDOW = 3
"""So many cards of a hand one after the other are no accident."""


class Marks:
    """Patterns, each with what it would betray."""

    def __init__(self) -> None:
        self._secrets: dict[str, set[str]] = {}
        self._cards: dict[str, re.Pattern[str]] = {}

    def add(self, what: str, secret: str) -> None:
        """A secret that stands for itself: as it is, and however it may be encoded."""
        self._secrets.setdefault(what, set()).update(form.lower() for form in forms(secret))

    def add_hand(self, whose: str, hand: list[str]) -> None:
        """The cards that a seat holds: all together, a few in a row, and each that has a name of its own."""
        if len(hand) >= WINDOW:
            self.add(whose, json.dumps(hand))
            self.add(whose, json.dumps(hand, separators=(",", ":")))
        rows = [hand[at : at + WINDOW] for at in range(len(hand) - WINDOW + 1)]
        rows += [[card] for card in hand if OWN_NAME.fullmatch(card)]
        for row in rows:
            pattern = r"\W{1,8}".join(map(re.escape, row))
            self._cards[f"{whose}: {' '.join(row)}"] = re.compile(rf"(?<![\w-]){pattern}(?![\w-])")

    def betrayed(self, text: str, cards: bool = True) -> list[str]:
        """What this text gives away; without `cards` where every card may be named."""
        low = text.lower()
        found = [what for what, shapes in self._secrets.items() if any(shape in low for shape in shapes)]
        return found + [what for what, row in self._cards.items() if cards and row.search(text)]


def forms(secret: str) -> Iterator[str]:
    """The text, its bytes as hex and base64, and the same for the bytes that it may be the hex of."""
    yield secret
    whole = [secret.encode()]
    if re.fullmatch(r"([0-9a-f]{2}){8,}", secret):
        whole.append(bytes.fromhex(secret))
        yield str(int(secret, 16))
    for raw in whole:
        yield raw.hex()
        yield repr(raw)[2:-1]
        for ahead in range(3):  # what stands before it shifts the signs of base64
            coded = base64.b64encode(b"\0" * ahead + raw).decode().rstrip("=")[ahead + (ahead > 0) : -1]
            yield coded
            yield coded.translate(str.maketrans("+/", "-_"))


def of_people(guests: Iterable[Guest]) -> Marks:
    """What these people hold now, and what opens their seats."""
    marks = Marks()
    for guest in guests:
        marks.add(f"{guest.name}'s token", guest.token)
        hand = list(names(guest.frame()["view"]["own"]))
        assert hand, "nothing is hidden here"
        marks.add_hand(f"{guest.name}'s hand", hand)
    return marks


def add_keys(marks: Marks, database: str, table: str) -> None:
    """The key of the match, and what the invitations of this server follow from."""
    for (body,) in ask(database, "SELECT body FROM event WHERE table_id = :table ORDER BY seq", table=table):
        event = json.loads(str(body) if isinstance(body, str) else bytes(body))["event"]  # type: ignore[call-overload]
        if "key" in event:
            marks.add("the key of the match", event["key"])
    for name, value in ask(database, "SELECT name, value FROM secret"):
        marks.add(f"the seed of {name}", str(value))


def names(own: Any) -> Iterator[str]:
    """All texts in what a seat alone sees."""
    if isinstance(own, dict):
        for value in own.values():
            yield from names(value)
    elif isinstance(own, list):
        for value in own:
            yield from names(value)
    elif isinstance(own, str):
        yield own
