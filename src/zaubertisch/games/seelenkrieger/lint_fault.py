"""A fault of a card or a scenario, before it has a line."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import msgspec

from .cards import AnyPrint, Spell
from .vocabulary.triggers import Effect

Path = tuple[str | int, ...]
"""A place in a card: `("abilities", 0, "do")`."""


class Fault(msgspec.Struct, frozen=True):
    """What is wrong, where in the card, and at which word there."""

    code: str
    says: str
    path: Path = ()
    word: str | None = None
    warning: bool = False


def unread(said: str) -> Fault:
    """What the reader of the words says: a word or a field that there is not, or one that is missing."""
    said, _, at = said.partition(" - at ")
    path: list[str | int] = [
        int(step) if step.isdigit() else step for step in re.findall(r"\w+", at.strip("`$"))
    ]
    quoted = re.search(r"[`'\"]([^`'\"]+)[`'\"]", said)
    word = quoted[1] if quoted else None
    if "missing required field" in said:
        if path == ["name"]:
            return Fault("missing-name", f"The name in “{word}” is missing. Add it.", ("name",))
        return Fault("missing-field", f"The field “{word}” is missing. Add it.", tuple(path))
    if "unknown field" in said:
        says = f"There is no field “{word}” here. See docs/rules/seelenkrieger.md."
        return Fault("unknown-field", says, tuple(path), word)
    if "Invalid" in said and word is not None:
        says = f"There is no word “{word}” here. See docs/rules/seelenkrieger.md."
        return Fault("unknown-word", says, tuple(path), word)
    return Fault("wrong-value", f"{said}. Correct this value.", tuple(path))


def effects(card: AnyPrint) -> Iterator[tuple[Path, Effect]]:
    """All effects of a card, with their places."""
    if isinstance(card, Spell):
        yield from ((("choose", i), one) for i, one in enumerate(card.choose))
    yield from ((("abilities", i), one) for i, one in enumerate(card.abilities))


def parts(whole: Any) -> Iterator[Any]:
    """Everything that a part of a card is made of, itself first."""
    yield whole
    if isinstance(whole, msgspec.Struct):
        for field in whole.__struct_fields__:
            yield from parts(getattr(whole, field))
    elif isinstance(whole, tuple):
        for one in whole:
            yield from parts(one)
