"""Sentences in German, Dutch and English."""

from __future__ import annotations

import os
from functools import cached_property
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from zaubertisch.kernel import Reason

LANGUAGES = ("de", "nl", "en")


def language(asked: str | None) -> str:
    """The language asked for, else that of the terminal, else English."""
    if asked is not None:
        return asked
    said = next(filter(None, map(os.environ.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
    return said[:2] if said[:2] in LANGUAGES else "en"


class Words:
    """The words of one language."""

    def __init__(self, lang: str) -> None:
        """Take the words of a language of LANGUAGES."""
        self.lang = lang

    @cached_property
    def _bundle(self) -> FluentBundle:
        bundle = FluentBundle([self.lang], use_isolating=False)
        for name in (f"{self.lang}.ftl", f"spells.{self.lang}.ftl"):
            text = (files("zaubertisch") / "words" / name).read_text(encoding="utf-8")
            bundle.add_resource(FluentResource(text))
        return bundle

    def __call__(self, name: str, **facts: int | str) -> str:
        """The message of that name with its facts filled in; raises LookupError where either is missing."""
        pattern = self._bundle.get_message(name).value
        assert pattern is not None
        said, errors = self._bundle.format_pattern(pattern, facts)
        if errors:
            raise LookupError(f"{self.lang}: {name}: {errors[0]}")
        return str(said)

    def refusal(self, reason: Reason) -> str:
        """Why something cannot be done, with its code."""
        return self("no", sentence=self(f"no-{reason.code}", **reason.facts), code=reason.code)


def yes(said: bool) -> str:
    """A truth as messages select by it."""
    return "yes" if said else "no"


def signed(number: float, digits: int = 0) -> str:
    """A number of points, with a minus as long as a plus."""
    return f"{number:.{digits}f}".replace("-", "−")
