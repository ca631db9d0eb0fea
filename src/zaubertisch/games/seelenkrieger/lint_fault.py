"""A fault of a card, before it has a line."""

from __future__ import annotations

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
