"""Whether a file holds a scenario that can be played: each fault with its line and what to do about it.

Whether its solution solves it, and a puzzle has no second one, is for the tests to find out.
"""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

import msgspec

from zaubertisch.games.seelenkrieger.cards import Card
from zaubertisch.games.seelenkrieger.deck import belongs
from zaubertisch.games.seelenkrieger.lint_fault import unread
from zaubertisch.games.seelenkrieger.options import Options
from zaubertisch.games.seelenkrieger.reading import CARDS, kind, warrior
from zaubertisch.games.seelenkrieger.state import Public
from zaubertisch.games.seelenkrieger.values import in_force
from zaubertisch.games.seelenkrieger.vocabulary.words import Kind
from zaubertisch.kernel import LANGUAGES, KeyedRng

from .goal import missed, reached
from .position import SEATS, Side, known, lay, read
from .scenario import Goal, Scenario, named_in
from .unclear import Unclear

OPEN_ROWS: dict[str, tuple[Kind, ...]] = {
    "field": ("warrior", "hero"),
    "buildings": ("building",),
    "landscapes": ("landscape",),
    "valley": ("warrior", "hero"),
    "discard": ("equipment", "spell", "landscape", "building"),
}
MAIN: tuple[Kind, ...] = ("warrior", "equipment", "spell")


class Finding(NamedTuple):
    """One fault: where it is, and the sentence that says what to do."""

    line: int
    code: str
    says: str


class Found(NamedTuple):
    """A fault by its place in the scenario: the part, a field of it, and a word there."""

    part: str
    field: str
    word: str
    code: str
    says: str


def lint(text: str) -> list[Finding]:
    """Everything that is wrong with a file of a scenario, in the order of its lines."""
    try:
        raw = tomllib.loads(text)
    except tomllib.TOMLDecodeError as no:
        at = re.search(r"line (\d+)", str(no))
        line = int(at[1]) if at else text.count("\n") + 1
        return [Finding(line, "not-toml", f"This is no TOML: {no}. Correct this line.")]
    except RecursionError:
        return [Finding(1, "not-toml", "This is nested too deeply to be read. Write it flatter.")]
    try:
        scenario = msgspec.convert(raw, type=Scenario)
    except msgspec.ValidationError as no:
        fault = unread(str(no))
        part, field = (*map(str, fault.path), "", "")[:2]
        return [Finding(line_of(text, part, field, fault.word or ""), fault.code, fault.says)]
    found = [*_texts(scenario), *_rows(scenario)]
    found = found or [*_table(scenario)]
    return sorted(Finding(line_of(text, one.part, one.field, one.word), one.code, one.says) for one in found)


def line_of(text: str, part: str, field: str, word: str) -> int:
    """The line of a word in a field of a part of the file, or as near to it as can be found."""
    lines = text.splitlines()
    head = re.compile(rf"\[+{re.escape(part)}(\..*)?\]+|{re.escape(part)}\s*=")
    start = next((i for i, line in enumerate(lines) if part and head.match(line)), 0)
    end = next((i for i in range(start + 1, len(lines)) if part and lines[i].startswith("[")), len(lines))
    first = next((i for i in range(start, end) if field and lines[i].startswith(field)), start)
    return next((i for i in range(first, end) if word and word in lines[i]), first) + 1


def _texts(scenario: Scenario) -> Iterator[Found]:
    """No text without letters, and no card in it that there is not."""
    texts = [("title", scenario.title), ("text", scenario.text), ("after", scenario.after)]
    texts += [("step", step.text) for step in scenario.step]
    for part, text in texts:
        for language in LANGUAGES:
            said: str = getattr(text, language)
            if not said.strip():
                yield Found(part, language, "", "missing-text", f"“{language}” says nothing. Write it.")
        for card, figure in named_in(text):
            if card not in CARDS:
                yield Found(part, "", card, "unknown-card", f"There is no card “{card}”. See the catalogue.")
            elif figure is not None and not hasattr(CARDS[Card(card)], figure):
                yield Found(
                    part, "", f"{card}.{figure}", "no-figure", f"“{card}” has no {figure}. Leave it out."
                )


def _rows(scenario: Scenario) -> Iterator[Found]:
    """Every card is one, and may lie where it lies; every name is given once."""
    names: Counter[str] = Counter()
    for seat, side in zip(SEATS, (scenario.A, scenario.B), strict=True):
        yield from _open(seat, side, names)
        yield from _hidden(seat, side)
    for name, times in names.items():
        if times > 1:
            yield Found(
                "", "", f"as {name}", "name-twice", f"“{name}” is called so twice. Choose another name."
            )
    goals = [("goal", scenario.goal), *(("step", step.when) for step in scenario.step)]
    for part, goal in goals:
        yield from _goal(part, goal, names)


def _open(seat: str, side: Side, names: Counter[str]) -> Iterator[Found]:
    for row, kinds in OPEN_ROWS.items():
        for said in getattr(side, row):
            try:
                words = read(said)
            except Unclear as no:
                yield Found(seat, row, said, no.code, no.says)
                continue
            names.update(filter(None, [words.name]))
            if kind(words.card) not in kinds:
                yield Found(seat, row, said, "not-here", f"“{words.card}” cannot lie in {row}.")
                continue
            slots = [getattr(CARDS[card], "slots", 0) for card, _ in words.worn if kind(card) == "equipment"]
            if len(slots) < len(words.worn):
                yield Found(
                    seat, row, said, "not-here", f"In “{said}” something is borne that is no equipment."
                )
            elif words.worn and sum(slots) > warrior(words.card).slots:
                yield Found(
                    seat, row, said, "no-slot", f"“{words.card}” has no slots for all that. Leave some out."
                )


def _hidden(seat: str, side: Side) -> Iterator[Found]:
    heroes = () if side.hero is None else (side.hero,)
    for row, cards in (
        ("hand", side.hand),
        ("deck", side.deck),
        ("side", side.side),
        ("prepared", side.prepared),
        ("hero", heroes),
    ):
        for said in cards:
            try:
                card = known(said)
            except Unclear as no:
                yield Found(seat, row, said, no.code, no.says)
                continue
            zone = {"hand": "main", "deck": "main", "prepared": "main"}.get(row, row)
            if belongs(CARDS[card]) != zone or (row == "prepared" and kind(card) != "spell"):
                yield Found(seat, row, said, "not-here", f"“{said}” cannot lie in {row}.")


def _goal(part: str, goal: Goal, names: Counter[str]) -> Iterator[Found]:
    for name in (*goal.stands, *goal.gone):
        if name not in names:
            says = f"Nothing in the position is called “{name}”. Write: as {name}."
            yield Found(part, "", name, "no-such-name", says)
    for card in goal.in_play:
        if card not in CARDS:
            yield Found(part, "", card, "unknown-card", f"There is no card “{card}”. See the catalogue.")


def _table(scenario: Scenario) -> Iterator[Found]:
    """Everybody lives, one landscape lies there, and there is something to do."""
    table, names = lay(scenario, Options(), KeyedRng(bytes(32)))
    p: Public = table.public
    force = in_force(p)
    for seat, row, side in zip(SEATS, p.field, (scenario.A, scenario.B), strict=True):
        for unit, said in zip(row, side.field, strict=True):
            if not 0 < force.left(unit) <= force.life[unit.id]:
                life = force.life[unit.id]
                yield Found(
                    seat, "field", said, "no-life", f"“{said}” has {life} life. Leave it 1 to {life}."
                )
    if sum(map(len, p.landscapes)) > 1:
        yield Found("", "landscapes", "", "two-landscapes", "Only one landscape lies on the table (SA68).")
    if reached(p, scenario.goal, names) and not scenario.goal.win:
        yield Found("goal", "", "", "reached-already", "This is true from the beginning. Ask for more.")
    if missed(p, scenario, names):
        yield Found("until", "", "", "missed-already", "This cannot be reached any more. See goal and until.")
