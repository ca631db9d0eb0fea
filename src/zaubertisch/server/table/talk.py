"""What people write: kept as text, without signs that would move or hide other text."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping

from zaubertisch.kernel import Refused, Seat
from zaubertisch.server.messages import wire

from . import log
from .seating import refuse_others
from .state import State

PHRASES: Mapping[wire.Phrase, str] = {
    "hello": "Hello.",
    "luck": "Good luck.",
    "well_played": "Well played.",
    "thanks": "Thank you.",
    "sorry": "Sorry.",
    "moment": "One moment, please.",
    "back": "I am back.",
    "your_turn": "It is your turn.",
    "again": "Another match?",
    "bye": "I have to go. See you.",
}
"""What can be said in every reader's own language, in English."""

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


def say(state: State, seat: Seat, text: str, phrase: wire.Phrase | None = None) -> log.Spoke:
    """Somebody's line of talk; raises Refused."""
    if state.chairs[seat].silenced:
        raise Refused("silenced")
    return log.Spoke(seat, line(text), phrase)


def silence(state: State, seat: Seat, action: wire.Silence) -> log.Silenced:
    """The host takes a voice or gives it back; nobody's seat or move is touched."""
    refuse_others(state, seat)
    if state.chair(action.seat).kind != "person":
        raise Refused("seat-without-voice", seat=action.seat)
    if action.seat == seat:
        raise Refused("own-voice")
    return log.Silenced(action.seat, action.on)
