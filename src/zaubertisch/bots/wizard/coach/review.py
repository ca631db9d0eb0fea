"""Looking back on a match: what cost most, and which bids would have been best, before and after the fact."""

from __future__ import annotations

from collections.abc import Generator

import msgspec

from zaubertisch.bots.coach import Decision, Past
from zaubertisch.games.wizard.rules import Wizard
from zaubertisch.games.wizard.state import Bid, Move, Public, WizardView
from zaubertisch.kernel import AnyGame, Rng

from .advice import Advice
from .advise import WORLDS, advise
from .hindsight import hindsight

DEAREST = 3
CANDIDATES = 8
"""So many of what seems to have cost most are looked at a second time, in more worlds."""

GLANCE = WORLDS // 4
"""In so many worlds every decision is looked at first."""


class Foresee(msgspec.Struct, frozen=True):
    """What did this decision promise, as far as the seat could know?"""

    decision: Decision
    worlds: int


class LookBack(msgspec.Struct, frozen=True):
    """What would have come of it with the cards as they lay?"""

    decision: Decision


Question = Foresee | LookBack


class Dear(msgspec.Struct, frozen=True):
    """A decision that cost points: so many fewer were to be expected than of the best one."""

    turn: int
    round: int
    move: Move
    cost: float
    advice: Advice


class Bids(msgspec.Struct, frozen=True):
    """The best bid by one way of looking, what it was worth, and what the bid that was made was worth."""

    best: int
    points: float
    made: float
    clear: bool  # whether the difference is more than chance explains


class RoundSeen(msgspec.Struct, frozen=True):
    """A round: what was bid and taken, and the best bid in foresight and in hindsight, never mixed."""

    round: int
    turn: int
    bid: int
    taken: int
    points: int
    foresight: Bids
    hindsight: Bids


class Review(msgspec.Struct, frozen=True):
    """What one seat's match looks like afterwards; the dearest decision first."""

    dear: tuple[Dear, ...]
    rounds: tuple[RoundSeen, ...]


def review(past: Past) -> Generator[Question, Advice, Review]:
    """Ask for what is needed, one question after the other, and draw the conclusions."""
    glances: list[tuple[float, Decision]] = []
    for decision in real(past):
        advice = yield Foresee(decision, GLANCE)
        glances.append((cost(advice, decision.move), decision))
    glances.sort(key=lambda one: -one[0])
    dear: list[Dear] = []
    for _, decision in glances[:CANDIDATES]:
        advice = yield Foresee(decision, WORLDS)
        if is_dear(advice, decision.move):
            lost = cost(advice, decision.move)
            dear.append(Dear(decision.turn, round_of(decision), decision.move, lost, advice))
    dear.sort(key=lambda one: -one.cost)
    rounds: list[RoundSeen] = []
    for decision in bids(past):
        foresight = yield Foresee(decision, WORLDS)
        rounds.append(seen(past, decision, foresight, (yield LookBack(decision))))
    return Review(tuple(dear[:DEAREST]), tuple(rounds))


def questions(past: Past) -> int:
    """How many questions a review asks."""
    choices = len(real(past))
    return choices + min(choices, CANDIDATES) + 2 * len(bids(past))


def think(game: AnyGame, question: Question, rng: Rng) -> Advice:
    """The answer to one of them."""
    assert isinstance(game, Wizard)
    view: WizardView = question.decision.view
    if isinstance(question, Foresee):
        return advise(game, view, rng, question.worlds)
    return hindsight(game, view, [own.hand for own in question.decision.own], rng)


def real(past: Past) -> list[Decision]:
    """The decisions in which there was a choice."""
    return [one for one in past.decisions if len(past.game.legal_moves(one.view)) > 1]


def bids(past: Past) -> list[Decision]:
    """For each round that was played to its end the bid that counted: the second one where there were two."""
    last = {round_of(one): one for one in past.decisions if isinstance(one.move, Bid)}
    return [one for number, one in sorted(last.items()) if number <= len(past.public.sheet)]


def round_of(decision: Decision) -> int:
    """The round in which it was made."""
    public: Public = decision.view.public
    return public.round


def cost(advice: Advice, move: Move) -> float:
    """How many points the move was behind the best one."""
    chosen = advice.of(move)
    assert chosen is not None
    return advice.choices[advice.best].points - chosen.points


def is_dear(advice: Advice, move: Move) -> bool:
    """Whether the move was worse by more than chance explains, and by a whole point."""
    chosen = advice.of(move)
    assert chosen is not None
    return cost(advice, move) > max(1.0, 2 * chosen.doubt)


def seen(past: Past, decision: Decision, foresight: Advice, afterwards: Advice) -> RoundSeen:
    """One round of the review."""
    number, seat = round_of(decision), decision.view.seat
    assert seat is not None
    line = past.public.sheet[number - 1]
    made = line.bids[seat]
    ways = [best_bid(advice, made) for advice in (foresight, afterwards)]
    return RoundSeen(number, decision.turn, made, line.taken[seat], line.points[seat], *ways)


def best_bid(advice: Advice, made: int) -> Bids:
    """The best bid of an advice beside the one that was made."""
    best, chosen = advice.choices[advice.best], advice.of(Bid(made))
    assert isinstance(best.move, Bid)
    assert chosen is not None
    return Bids(best.move.tricks, best.points, chosen.points, is_dear(advice, chosen.move))
