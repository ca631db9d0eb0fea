"""A match that is over as one seat has played it; and one question about it, answered."""

from __future__ import annotations

from typing import Any

from zaubertisch.bots import COACHES
from zaubertisch.bots.coach import Decision, Past
from zaubertisch.games import GAMES
from zaubertisch.kernel import AnyGame, Match, Moves, Seat, Turn
from zaubertisch.kernel.record import read, rebuild
from zaubertisch.server.table.playing import seen
from zaubertisch.server.table.replaying import play

from .lesson import chance


def past(record: bytes, seat: Seat) -> Past:
    """What the seat decided itself and did not take back; raises Refused."""
    kept = read(record)
    played = rebuild(kept, GAMES)
    others = {one.turn for one in kept.stood_in if one.seat == seat}
    match = Match(played.game, played.brought, played.key)
    stands = standing(played.log)
    decisions: list[Decision] = []
    for number, turn in enumerate(played.log):
        if isinstance(turn, Moves) and seat in turn.moves and number in stands and number not in others:
            own = tuple(seen(match, other).own for other in range(len(played.brought)))
            decisions.append(Decision(number, seen(match, seat), turn.moves[seat], own))
        play(match, turn, number)
    return Past(played.game, match.table.public, tuple(decisions))


def standing(log: list[Turn[Any]]) -> set[int]:
    """The numbers of the turns that were not taken back."""
    numbers: list[int] = []
    for number, turn in enumerate(log):
        if isinstance(turn, Moves):
            numbers.append(number)
        else:
            numbers.pop()
    return set(numbers)


def answer(game: AnyGame, question: Any) -> Any:
    """What the coach of the game thinks about a question; the same whenever it is asked."""
    return COACHES[game.name].think(game, question, chance(question.decision.view))
