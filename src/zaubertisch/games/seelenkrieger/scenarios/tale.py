"""What is told of a scenario in one language, as the page shows it."""

from __future__ import annotations

from typing import Literal

import msgspec

from zaubertisch.kernel import Language

from .library import scenarios
from .scenario import composed


class Tale(msgspec.Struct, frozen=True):
    """A scenario without its position, which is dealt at a table of its own."""

    name: str
    kind: Literal["lesson", "puzzle"]
    title: str
    text: str
    steps: tuple[str, ...]
    after: str


def tales(language: Language) -> tuple[Tale, ...]:
    """All of them, the lessons first."""
    return tuple(
        Tale(
            name,
            scenario.kind,
            composed(scenario.title, language),
            composed(scenario.text, language),
            tuple(composed(step.text, language) for step in scenario.step),
            composed(scenario.after, language),
        )
        for name, scenario in scenarios().items()
    )
