"""Names at a table: how a name is written, when two look the same, and what the bots are called."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

from zaubertisch.kernel import Refused

LONGEST = 24
"""The most visible characters of a name."""

MARKUP = frozenset("<>&")
UNSEEN = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Characters without a picture that Unicode does not count among the format signs."""

BOT_NAMES = (
    *("Alba", "Bram", "Cleo", "Dario", "Edda", "Filou", "Greta", "Hugo", "Ida", "Juno", "Kasimir", "Lotte"),
    *("Mika", "Nora", "Otis", "Pella", "Quirin", "Runa", "Silas", "Tilda", "Ugo", "Vesna", "Wanda", "Yves"),
)

ALIKE = {
    ord(twin): letter
    for letter, twins in {
        "a": "аАαΑ",
        "b": "ьвВΒβ",
        "c": "сСϲϹ",
        "d": "ԁ",
        "e": "еЕεΕє",
        "h": "һНΗ",
        "i": "1lI|!ıіІιΙӏӀ",
        "j": "јЈϳ",
        "k": "кКκΚ",
        "m": "мМμΜ",
        "n": "ηпΝ",
        "o": "0оОοΟσ",
        "p": "рРρΡ",
        "q": "ԛ",
        "r": "г",
        "s": "ѕЅς",
        "t": "тТτΤ",
        "u": "υ",
        "v": "νѵ",
        "w": "ωԝш",
        "x": "хХχΧ",
        "y": "уУγΥүҮ",
        "z": "Ζ",
    }.items()
    for twin in twins
}
"""Digits and letters of other scripts that look like a letter of ours."""


def normalise(name: str) -> str:
    """The name as it is shown; raises Refused when it is empty, too long, or holds signs no name needs."""
    written = unicodedata.normalize("NFKC", name)
    written = "".join(
        c for c in written if not "\ufe00" <= c <= "\ufe0f"
    )  # a picture or a sign: both will do
    for c in written:
        if (
            c in MARKUP
            or c in UNSEEN
            or unicodedata.category(c) in ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
        ):
            raise Refused("name-sign", sign=f"U+{ord(c):04X}")
    written = " ".join(written.split())
    visible = sum(unicodedata.category(c)[0] != "M" for c in written)
    if not visible:
        raise Refused("name-empty")
    if visible > LONGEST or len(written) > 2 * LONGEST:
        raise Refused("name-too-long", longest=LONGEST)
    return written


def skeleton(name: str) -> str:
    """What is left of a name to a hasty eye: names that look alike have the same one."""
    apart = unicodedata.normalize("NFKD", name)
    bare = "".join(c for c in apart if unicodedata.category(c)[0] in "LNPS").translate(ALIKE)
    return bare.casefold().translate(ALIKE).replace("rn", "m").replace("vv", "w")


def taken(name: str, others: Iterable[str]) -> bool:
    """Whether somebody at the table has a name that looks like this one."""
    return skeleton(name) in map(skeleton, others)


def bot_name(others: Iterable[str], start: int) -> str:
    """A name for a bot that nobody at the table has, looked for from this place in the list on."""
    here = tuple(others)
    names = (BOT_NAMES[(start + step) % len(BOT_NAMES)] for step in range(len(BOT_NAMES)))
    return next(name for name in names if not taken(name, here))
