"""Views of Wizard, made from what one seat sees."""

from __future__ import annotations

from collections.abc import Sequence

from zaubertisch.bots import BOTS
from zaubertisch.games.wizard import Options, Wizard
from zaubertisch.games.wizard.cards import SUIT, WIZARD, Card, Suit, in_order, winner
from zaubertisch.games.wizard.options import Round
from zaubertisch.games.wizard.state import Bid, Move, NameTrump, Own, Phase, Play, Public, Trick, WizardView
from zaubertisch.kernel import FastRng, View


def cards(said: str) -> tuple[Card, ...]:
    return tuple(map(Card, said.split()))


def bidding(
    hand: str, turned: str | None, bids: Sequence[int | None], *, phase: Phase = "bid", notequal: bool = False
) -> WizardView:
    """The view of the seat whose bid is asked: the one without a bid, or the last one."""
    held = in_order(cards(hand))
    seat = bids.index(None) if None in bids else len(bids) - 1
    card = None if turned is None else Card(turned)
    public = Public(
        plan=(Round(len(held), notequal=notequal),),
        totals=(0,) * len(bids),
        start=(seat + max(1, bids.count(None))) % len(bids),
        round=1,
        phase=phase,
        turned=card,
        trump=None if card is None else SUIT[card],
        bids=tuple(bids),
        taken=(0,) * len(bids),
    )
    return View(seat, public, Own(held))


def playing(
    hand: str,
    trump: Suit | None,
    *,
    need: int,
    trick: str = "",
    tricks: Sequence[str] = (),
    needs: int = 1,
    players: int = 4,
) -> WizardView:
    """The view of seat 0, which is to play; each of `tricks` was led by the taker of the one before."""
    held = in_order(cards(hand))
    done: list[Trick] = []
    leader = 0
    for laid in map(cards, tricks):
        taker = (leader + winner(laid, trump)) % players
        done.append(Trick(leader, laid, taker))
        leader = taker
    taken = tuple(sum(trick.taker == seat for trick in done) for seat in range(players))
    now = cards(trick)
    public = Public(
        plan=(Round(len(held) + len(done)),),
        totals=(0,) * players,
        start=0 if done else -len(now) % players,
        round=1,
        phase="play",
        turned=None if trump is None else Card(WIZARD),
        trump=trump,
        bids=(need + taken[0], *(needs + won for won in taken[1:])),
        taken=taken,
        leader=-len(now) % players,
        trick=now,
        tricks=tuple(done),
    )
    return View(0, public, Own(held))


def thumb(view: WizardView, options: Options = Options()) -> Move:
    move: Move = BOTS["thumb"].choose(Wizard(options), view, FastRng(1))
    return move


def bid(view: WizardView) -> int:
    move = thumb(view)
    assert isinstance(move, Bid)
    return move.tricks


def card(view: WizardView) -> str:
    move = thumb(view)
    assert isinstance(move, Play)
    return move.card


def trump(view: WizardView) -> str:
    move = thumb(view)
    assert isinstance(move, NameTrump)
    return move.suit
