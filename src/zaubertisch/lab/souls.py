"""How heavy Seelenkrieger is: a full field, and a whole match."""

from __future__ import annotations

from dataclasses import dataclass
from time import process_time

import msgspec

from zaubertisch.bots import BOTS
from zaubertisch.games import GAMES
from zaubertisch.games.seelenkrieger import usual
from zaubertisch.games.seelenkrieger.cards import Warrior
from zaubertisch.games.seelenkrieger.reading import CARDS, kind
from zaubertisch.games.seelenkrieger.state import Public, SoulTable, Unit
from zaubertisch.kernel import FastRng, KeyedRng, Match, Offer, view_of

A_SIDE = 12
BOX = GAMES["seelenkrieger"]


@dataclass(frozen=True)
class Weight:
    """What a question costs: its legal moves, the milliseconds to find them, and the bytes that travel."""

    moves: int
    ms: float
    size: int


def crowd(p: Public, a_side: int = A_SIDE) -> None:
    """Put so many different warriors on each side, in the middle of a match."""
    plain = [id for id, card in CARDS.items() if kind(id) == "warrior" and _attacks_one(card)]
    rows = [plain[:a_side], plain[a_side : 2 * a_side]]
    p.field = tuple(
        tuple(Unit(100 + a_side * seat + place, card, seat) for place, card in enumerate(row))
        for seat, row in enumerate(rows)
    )
    p.phase, p.turn, p.active, p.serial = "play", 9, 0, 100 + 2 * a_side
    p.agenda = ()


def _attacks_one(card: object) -> bool:
    """Whether the warrior neither overruns nor keeps others from being attacked."""
    names = {keyword.name for keyword in card.keywords} if isinstance(card, Warrior) else set()
    return names.isdisjoint(("overrun", "guard", "stealth"))


def full_field() -> Weight:
    """The question to the active seat with twelve warriors against twelve."""
    game = BOX.make(BOX.options())
    table: SoulTable = game.deal([usual(0), usual(1)], KeyedRng(bytes(32)))
    crowd(table.public)
    start = process_time()
    moves = game.legal_moves(view_of(table, 0))
    taken = process_time() - start
    view = view_of(table, 0)
    told = BOX.offers(game, view)
    legal = [move for one in told for move in (one.some() if isinstance(one, Offer) else (one,))]
    offers = [one for one in told if isinstance(one, Offer)]
    said = msgspec.json.encode([view, game.facts(view), legal, offers])
    return Weight(len(moves), 1000 * taken, len(said))


def match_seconds(bot: str = "thumb") -> float:
    """The time that one match of this bot with itself takes."""
    start, rng, player = process_time(), FastRng(1), BOTS[bot]
    match = Match(BOX.make(BOX.options()), [usual(0), usual(1)], bytes(32))
    while waiting := match.waiting():
        for seat in waiting:
            match.submit(seat, match.turn, player.choose(match.game, match.view(seat), rng))
    return process_time() - start
