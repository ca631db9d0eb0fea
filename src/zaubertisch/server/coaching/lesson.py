"""Whom the coach answers, and on what: a seat that is asked, at a training table, on its own view."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

import msgspec

from zaubertisch.bots import COACHES
from zaubertisch.kernel import FastRng, Refused, Seat, View
from zaubertisch.server.messages.coaching import Lesson
from zaubertisch.server.table import playing
from zaubertisch.server.table.playing import Question
from zaubertisch.server.table.state import State


def question(state: State, seat: Seat | None) -> Question:
    """What the seat is asked and may ask the coach; raises Refused."""
    if not state.training:
        raise Refused("no-training")
    if seat is None:
        raise Refused("no-such-seat")
    if state.chair(seat).left:
        raise Refused("away")
    return playing.question(state, seat)


def teach(asked: Question) -> bytes:
    """The coach's answer, as it travels: it hangs on the view and on nothing else, chance included."""
    advice = COACHES[asked.game.name].advise(asked.game, asked.view, chance(asked.view))
    return msgspec.json.encode(Lesson(asked.turn, asked.view.seat, advice))


def chance(view: View[Any, Any]) -> FastRng:
    """The chance that a view brings along."""
    return FastRng(int.from_bytes(blake2b(msgspec.json.encode(view), digest_size=8).digest(), "big"))
