"""Random matches to watch the laws on."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import msgspec

from tests.laws.lawbook import AnyTable
from tests.laws.settings import LAWBOOKS, AnyMatch, Setting
from zaubertisch.kernel import Tell, mute

enc = msgspec.json.encode
FEW = 16  # moves; among more of them one more or less makes no other kind of turn


def whole(table: AnyTable) -> bytes:
    """All that is true, as bytes: what must never be sent is fit to be compared."""
    return enc([table.public, table.own, table.hidden, table.rng])


def answer(match: AnyMatch, chance: random.Random, tell: Tell = mute) -> None:
    """One whole turn of random legal moves, arriving in a random order."""
    asked = list(match.waiting())
    chance.shuffle(asked)
    turn = match.turn
    book = LAWBOOKS[match.game.name]
    for seat in asked:
        view = match.view(seat)
        match.submit(seat, turn, book.choose(view, match.game.legal_moves(view), chance), tell)


def play(match: AnyMatch, chance: random.Random, tell: Tell = mute) -> Iterator[AnyMatch]:
    """The match before each of its turns, and when it is over."""
    while match.waiting():
        yield match
        answer(match, chance, tell)
    yield match


def moments(setting: Setting, law: str, *, apart: int = 29) -> Iterator[tuple[AnyMatch, random.Random]]:
    """Turns of one random match that are worth a look: the first of each kind, and every so many.

    Turns are of one kind when as many seats have as many moves of the same type, or about as many where there
    are many.
    """
    chance, seen = setting.chance(law), set[Any]()
    for match in play(setting.match(chance.randbytes(32)), chance):
        kind: Any = ()
        for seat in match.waiting():
            legal = match.game.legal_moves(match.view(seat))
            kind = (*kind, type(legal[0]), min(len(legal), FEW + len(legal).bit_length()))
        if kind not in seen or match.turn % apart == 0:
            seen.add(kind)
            yield match, chance
