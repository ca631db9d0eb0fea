"""What people write: kept as text, without signs that would move or hide other text."""

from __future__ import annotations

import unicodedata

from zaubertisch.kernel import Refused

BIDI = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""Signs that turn the direction of the text around them."""


def clean(text: str) -> str:
    """One line: white space folded; control signs, direction signs and halves of characters left out."""
    kept = (" " if c.isspace() else c for c in text if c not in BIDI)
    shown = (c for c in kept if unicodedata.category(c) not in ("Cc", "Cs", "Cn", "Co"))
    return " ".join("".join(shown).split())


def line(text: str) -> str:
    """A line of talk; raises Refused when nothing is left of it."""
    if not (said := clean(text)):
        raise Refused("nothing-said")
    return said
