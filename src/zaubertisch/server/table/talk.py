"""What people write: kept as text, without signs that would move or hide other text."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping

from zaubertisch.kernel import Refused, Seat
from zaubertisch.server.messages import wire

from . import log
from .names import UNSEEN
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

JOINERS = "\u200c\u200d"
"""The only signs without a picture that are kept: some scripts, and pictures made of several, need them."""

ACCENTS = 4
"""So many are kept on one letter: more would be drawn over the lines above and below."""


def clean(text: str) -> str:
    """One line: white space folded; what is not seen, turns the direction or hides other text left out."""
    kept: list[str] = []
    accents = 0
    for c in text:
        kind = unicodedata.category(c)
        accents = accents + 1 if kind[0] == "M" else 0
        if c.isspace():
            kept.append(" ")
        elif c in JOINERS or not (kind[0] == "C" or c in UNSEEN or accents > ACCENTS):
            kept.append(c)
    return " ".join("".join(kept).split())


def line(text: str) -> str:
    """A line of talk; raises Refused when nothing is left of it."""
    said = clean(text)
    if not any(unicodedata.category(c)[0] in "LNPS" for c in said):
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
