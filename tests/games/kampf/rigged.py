"""A table of Kampf der Magier with the cards that a test wants."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from zaubertisch.games.kampf import Kampf, Options
from zaubertisch.games.kampf.cards import BALL, Card, in_order
from zaubertisch.games.kampf.plays import total
from zaubertisch.games.kampf.state import Ball, Hidden, Laid, Move, Own, Play, Public, Take
from zaubertisch.kernel import Match, Seat

KampfMatch = Match[Public, Own, Hidden, Move]


def move_of(words: str) -> Move:
    """A move as the cases write it: `4+4+J=4`, `ball`, `ball 6+6` or `take`; legal or not."""
    if words == "take":
        return Take()
    kind = Ball if words.startswith("ball") else Play
    cards, _, joker = words.removeprefix("ball").strip().partition("=")
    return kind(tuple(map(Card, filter(None, cards.split("+")))), int(joker) if joker else None)


def words_of(move: Move) -> str:
    if isinstance(move, Take):
        return "take"
    said = "+".join(move.cards) + ("" if move.joker is None else f"={move.joker}")
    return said if isinstance(move, Play) else f"ball {said}".strip()


def laid(seat: Seat, words: str, before: int) -> Laid:
    """What lies in the middle after such a move."""
    move = move_of(words)
    assert not isinstance(move, Take)
    if isinstance(move, Ball):
        return Laid(seat, (*move.cards, BALL), move.joker, before)
    return Laid(seat, move.cards, move.joker, total(move))


def match_at(
    options: Options,
    hands: Sequence[Sequence[str]],
    *,
    turn: Seat = 0,
    middle: Iterable[str] = (),
    stock: Sequence[str] = (),
    collected: Sequence[int] = (),
    totals: Sequence[int] = (),
    round: int = 1,
) -> KampfMatch:
    """A match where these cards are held and in stock; the middle was laid by the seats before `turn`."""
    players, said = len(hands), list(middle)
    match: KampfMatch = Match(Kampf(options), (None,) * players, bytes(32))
    p = match.table.public
    for own, hand in zip(match.table.own, hands, strict=True):
        own.hand = in_order(map(Card, hand))
    match.table.hidden.stock = tuple(map(Card, stock))
    p.hands, p.stock = tuple(map(len, hands)), len(stock)
    p.start, p.turn, p.round = 0, turn, round
    p.opener = (turn - len(said)) % players
    p.collected = tuple(collected) or (0,) * players
    p.totals = tuple(totals) or (0,) * players
    for place, words in enumerate(said):
        p.middle += (laid((p.opener + place) % players, words, p.total),)
        p.total = p.middle[-1].total
    return match
