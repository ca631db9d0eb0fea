"""What the coach says to one seat, from what this seat sees."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from math import sqrt

from zaubertisch.bots.wizard.compiled import COMPILED
from zaubertisch.bots.wizard.compiled.masks import DECK
from zaubertisch.bots.wizard.compiled.round import BID, PLAY, REBID
from zaubertisch.bots.wizard.compiled.search import Search
from zaubertisch.bots.wizard.compiled.worlds import Situation, Worlds
from zaubertisch.bots.wizard.situation import Seen, as_move, card_of, situation
from zaubertisch.games.wizard.cards import Card, in_order
from zaubertisch.games.wizard.determinize import shown_voids
from zaubertisch.games.wizard.rules import Wizard
from zaubertisch.games.wizard.state import Move, WizardView
from zaubertisch.kernel import Rng

from .advice import Advice, Choice, Lacks, Need, Shaky, Sure, Takes, Why
from .rivals import rivals
from .trying import Hands, Tried, searching, takers, try_all

WORLDS = 200 if COMPILED else 40
"""In so many worlds every move is tried, unless somebody asks for more or fewer."""

NEARLY_ALWAYS, NOW_AND_THEN = 0.9, 0.3


def advise(game: Wizard, view: WizardView, rng: Rng, worlds: int = WORLDS) -> Advice:
    """What each legal move of the view's seat, which is to act, leads to, and why.

    The same view and chance give the same advice.
    """
    seen = situation(view, game.options.lead_suit)
    known = seen.situation
    search = searching(known.now.players, worlds, seed(rng))
    sampled = likely(search, known, unseen(seen))
    tried = in_order_of(game.legal_moves(view), known, try_all(search, known, sampled))
    best = best_of(tried)
    if known.now.phase == PLAY:
        choices = weigh(known, tried, sampled)
        return Advice(choices, best, (*_need(known), *_lacks(game, view)), len(sampled))
    choices = weigh(known, tried)
    if known.now.phase in (BID, REBID):
        return Advice(choices, best, _carriers(search, known, sampled, tried[best].action), len(sampled))
    return Advice(choices, best, (), len(sampled))


def seed(rng: Rng) -> int:
    """Where the chance of a search begins."""
    return rng.below(1 << 30) << 30 | rng.below(1 << 30)


def unseen(seen: Seen) -> int:
    """The cards that the seat has not seen."""
    known = seen.situation
    return DECK & ~(known.now.seen | known.hand | seen.turned)


def likely(search: Search, known: Situation, out: int) -> list[Hands]:
    """Worlds that fit what the seat has seen, the likelier the more often."""
    players = known.now.players
    flat = list(search.draw(Worlds(known, out, search.dice)).hands)
    return [tuple(flat[at : at + players]) for at in range(0, len(flat), players)]


def in_order_of(moves: Sequence[Move], known: Situation, tried: Sequence[Tried]) -> list[Tried]:
    """What was tried, in the order of the legal moves."""
    return sorted(tried, key=lambda one: moves.index(as_move(known.now.phase, one.action)))


def best_of(tried: Sequence[Tried]) -> int:
    """The place of what brings most points; the first one among equals."""
    return max(range(len(tried)), key=lambda at: tried[at].total())


def weigh(known: Situation, tried: Sequence[Tried], sampled: Sequence[Hands] = ()) -> tuple[Choice, ...]:
    """The choices; with worlds to look into, a card also says why."""
    best = tried[best_of(tried)]
    n = len(best.points)
    choices = []
    for one in tried:
        why: tuple[Why, ...] = ()
        if sampled:
            why = (Takes(one.takes / n), *rivals(known, sampled, one.action))
        choices.append(
            Choice(
                as_move(known.now.phase, one.action),
                one.total() / n,
                standard_error([b - a for a, b in zip(one.points, best.points, strict=True)]),
                one.met / n,
                tuple(end / n for end in one.ends),
                why,
            )
        )
    return tuple(choices)


def standard_error(values: Sequence[int]) -> float:
    """How far the mean of so many draws may be off."""
    n = len(values)
    mean = sum(values) / n
    return sqrt(sum((value - mean) ** 2 for value in values) / n / n)


def _need(known: Situation) -> tuple[Need, ...]:
    now = known.now
    return (Need(now.bids[known.seat] - now.taken[known.seat], now.left),)


def _lacks(game: Wizard, view: WizardView) -> tuple[Lacks, ...]:
    voids = shown_voids(view.public, game.options.lead_suit)
    return tuple(
        Lacks(seat, suit)
        for seat, suits in enumerate(voids)
        if seat != view.seat
        for suit in sorted(suits, key="RYGB".index)
    )


def _carriers(search: Search, known: Situation, sampled: Sequence[Hands], action: int) -> tuple[Why, ...]:
    """Which cards of the hand take tricks; of wizards, which are alike, each as often as the others."""
    share: defaultdict[Card, list[float]] = defaultdict(list)
    for number, taken in takers(search, known, sampled, action).items():
        share[card_of(number)].append(taken / len(sampled))
    mean = {card: sum(each) / len(each) for card, each in share.items()}
    sure = [card for card in mean if mean[card] >= NEARLY_ALWAYS for _ in share[card]]
    shaky = [card for card in mean if NOW_AND_THEN <= mean[card] < NEARLY_ALWAYS for _ in share[card]]
    said: list[Why] = []
    if sure:
        said.append(Sure(in_order(sure)))
    if shaky:
        said.append(Shaky(in_order(shaky)))
    return tuple(said)
