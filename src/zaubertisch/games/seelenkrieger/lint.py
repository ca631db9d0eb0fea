"""Whether a file of cards holds together: each fault with its line and what to do about it.

The words themselves are checked where they are read; here it is looked at what they mean together.
"""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from .cards import AnyPrint, Card, Language
from .lint_cards import faults
from .lint_cycles import cycles
from .lint_fault import Fault, Path, unread
from .vocabulary.words import NUMBERED

LANGUAGES: tuple[Language, ...] = ("de", "nl", "en")


class Finding(msgspec.Struct, frozen=True):
    """One fault of a file: where it is, and the sentence that says what to do."""

    line: int
    card: str
    code: str
    says: str
    warning: bool = False  # the cards may be played all the same


def lint(text: str) -> list[Finding]:
    """Everything that is wrong with a file of cards, in the order of its lines."""
    try:
        raw = tomllib.loads(text)
    except tomllib.TOMLDecodeError as no:
        at = re.search(r"line (\d+)", str(no))
        line = int(at[1]) if at else text.count("\n") + 1
        return [Finding(line, "", "not-toml", f"This is no TOML: {no}. Correct this line.")]
    except RecursionError:
        return [Finding(1, "", "not-toml", "This is nested too deeply to be read. Write it flatter.")]
    cards = raw.get("card")
    blocks = _blocks(text)
    if set(raw) - {"card"} or not isinstance(cards, list) or len(cards) != len(blocks):
        return [Finding(1, "", "not-cards", "A file of cards has [[card]] and nothing else. Write it so.")]
    found: list[Finding] = []
    whole: dict[Card, tuple[_Block, AnyPrint]] = {}
    for block, card in zip(blocks, cards, strict=True):
        name = str(card.get("id", "?"))
        found += [block.finding(name, fault) for fault in _written(card)]
        try:
            printed = msgspec.convert(card, type=AnyPrint)
        except msgspec.ValidationError as no:
            found.append(block.finding(name, unread(str(no))))
            continue
        whole.setdefault(printed.id, (block, printed))
    prints = [printed for _, printed in whole.values()]
    for block, printed in whole.values():
        found += [block.finding(printed.id, fault) for fault in faults(printed, prints)]
    for card, fault in cycles(prints):
        found.append(whole[card][0].finding(card, fault))
    found += _twice(blocks, cards)
    return sorted(found, key=lambda one: (one.line, one.code))


class _Block(msgspec.Struct, frozen=True):
    """The lines of one card, from its [[card]] on."""

    start: int
    lines: tuple[str, ...]

    def finding(self, card: str, fault: Fault) -> Finding:
        """The fault with its line."""
        return Finding(self.line(fault.path, fault.word), card, fault.code, fault.says, fault.warning)

    def line(self, path: Path, word: str | None) -> int:
        """The line of a place in the card; of a word there, if it stands in that part."""
        first, last = 0, len(self.lines)
        heads = [i for i, line in enumerate(self.lines) if line.lstrip().startswith("[")]
        if len(path) > 1 and path[0] in ("abilities", "choose"):
            own = [i for i in heads if self.lines[i].strip() == f"[[card.{path[0]}]]"]
            if isinstance(path[1], int) and path[1] < len(own):
                first = own[path[1]]
                last = next((i for i in heads if i > first), last)
                path = path[2:]
        elif len(heads) > 1:
            last = heads[1]
        keys = [i for i in range(first, last) if path and _key(self.lines[i]) == path[0]]
        part = range(keys[0], last) if keys else range(first, last)
        if word is not None:
            keys = [i for i in part if re.search(rf"\b{re.escape(word)}\b", self.lines[i])] or keys
        return self.start + (keys[0] if keys else first)


def _key(line: str) -> str:
    return line.split("=", 1)[0].strip()


def _blocks(text: str) -> list[_Block]:
    lines = text.splitlines()
    starts = [i for i, line in enumerate(lines) if line.split("#", 1)[0].strip() == "[[card]]"]
    ends = [*starts[1:], len(lines)]
    return [_Block(start + 1, tuple(lines[start:end])) for start, end in zip(starts, ends, strict=False)]


def _written(card: dict[str, Any]) -> Iterator[Fault]:
    """What can be seen only in the file: names without letters, numbers of keywords that take none."""
    name = card.get("name")
    for language in LANGUAGES:
        if isinstance(name, dict) and language in name and not str(name[language]).strip():
            says = f"The name in “{language}” has no letters. Write one."
            yield Fault("missing-name", says, ("name",), language)
    for path, keyword in _keywords(card, ()):
        word = keyword["name"]
        if "n" in keyword and word not in NUMBERED:
            yield Fault("number-not-taken", f"“{word}” takes no number. Leave n out.", path, word)


def _keywords(part: Any, path: Path) -> Iterator[tuple[Path, dict[str, Any]]]:
    """All keywords of a card as they are written, with their places."""
    if isinstance(part, dict):
        for key, inner in part.items():
            if key == "keyword" and isinstance(inner, dict) and "name" in inner:
                yield path, inner
            elif key == "keywords" and isinstance(inner, list):
                yield from (((*path, key), one) for one in inner if isinstance(one, dict) and "name" in one)
            else:
                yield from _keywords(inner, (*path, key))
    elif isinstance(part, list):
        for i, inner in enumerate(part):
            yield from _keywords(inner, (*path, i))


def _twice(blocks: Iterable[_Block], cards: Iterable[dict[str, Any]]) -> Iterator[Finding]:
    """Ids and names that two cards have."""
    seen: Counter[tuple[str, str]] = Counter()
    for block, card in zip(blocks, cards, strict=True):
        id, name = str(card.get("id", "?")), card.get("name")
        said = [("id", id)]
        if isinstance(name, dict):
            said += [(key, " ".join(str(one).casefold().split())) for key, one in name.items()]
        for what, one in said:
            seen[what, one] += 1
            if one and seen[what, one] > 1:
                code = "id-twice" if what == "id" else "name-twice"
                says = f"Another card has the same {'id' if what == 'id' else f'name in “{what}”'}: {one}."
                path: Path = ("id",) if what == "id" else ("name",)
                yield block.finding(id, Fault(code, f"{says} Choose a different one.", path))
