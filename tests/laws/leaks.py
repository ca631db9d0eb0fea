"""Wizard with a leak, in many ways.  The law of two worlds is only as good as what it finds here.

None of this is far-fetched: each is a line that somebody could write with the best of intentions.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import copy
from typing import Any

from msgspec.structs import replace

from zaubertisch.games.wizard.cards import DECK, RANK, SUIT, WIZARD, Card
from zaubertisch.games.wizard.facts import Facts
from zaubertisch.games.wizard.options import Options
from zaubertisch.games.wizard.rules import Wizard
from zaubertisch.games.wizard.state import Bid, CardPlayed, Move, Own, Public, Trick, WizardTable, WizardView
from zaubertisch.kernel import EVERYONE, Match, Reason, Rng, Seat, Tell, View, put, view_of


class CountsWizardsAtTheDeal(Wizard):
    """A public number worked out from all hands before anybody moves."""

    def _deal_round(self, table: WizardTable, tell: Tell) -> None:
        super()._deal_round(table, tell)
        held = sum(own.hand.count(WIZARD) for own in table.own)
        table.public.last = Trick(held, (), 0)


class TellsTheTopCard(Wizard):
    """An event for all that carries the next seat's best card."""

    def apply(self, table: WizardTable, moves: Mapping[Seat, Move], tell: Tell) -> None:
        super().apply(table, moves, tell)
        hand = table.own[table.public.leader].hand
        if hand:
            tell(EVERYONE, CardPlayed(0, max(hand, key=RANK.__getitem__)))


class TellsTheWrongSeat(Wizard):
    """A seat's own cards are told to its neighbour."""

    def apply(self, table: WizardTable, moves: Mapping[Seat, Move], tell: Tell) -> None:
        super().apply(table, moves, tell)
        for seat, own in enumerate(table.own):
            tell((seat + 1) % len(table.own), own)


class TellsOnlyWhenItMatters(Wizard):
    """An empty event, sent only when somebody holds a wizard: that it comes says it all."""

    def apply(self, table: WizardTable, moves: Mapping[Seat, Move], tell: Tell) -> None:
        super().apply(table, moves, tell)
        if any(WIZARD in own.hand for own in table.own):
            tell(EVERYONE, None)


class ShowsTheNextRound(Wizard):
    """The next round's deck is shuffled early, and its first card lies in the open."""

    def _deal_round(self, table: WizardTable, tell: Tell) -> None:
        super()._deal_round(table, tell)
        table.public.last = Trick(0, copy(table.rng).shuffle(DECK)[:1], 0)


class TellsTheFuture(Wizard):
    """The chance to come is drawn from a copy, for a harmless purpose."""

    def apply(self, table: WizardTable, moves: Mapping[Seat, Move], tell: Tell) -> None:
        super().apply(table, moves, tell)
        tell(EVERYONE, copy(table.rng).below(1000))


class SortsByTheOthers(Wizard):
    """A hand in an order that hangs on another hand."""

    def _deal_round(self, table: WizardTable, tell: Tell) -> None:
        super()._deal_round(table, tell)
        suits = [{SUIT[card] for card in own.hand} for own in table.own]
        for seat, own in enumerate(table.own):
            own.hand = tuple(sorted(own.hand, key=lambda card: SUIT[card] in suits[seat - 1]))


class PlaysForcedCardsItself(Wizard):
    """Who has no choice is not asked: so who is asked is known to have one."""

    def apply(self, table: WizardTable, moves: Mapping[Seat, Move], tell: Tell) -> None:
        super().apply(table, moves, tell)
        while table.public.phase == "play":
            (seat,) = self.to_act(table.public)
            legal = self.legal_moves(view_of(table, seat))
            if len(legal) > 1:
                break
            super().apply(table, {seat: legal[0]}, tell)


class Remembers(Wizard):
    """A game that keeps the table in sight, against the contract: it holds no state of any match."""

    table: WizardTable | None = None

    def deal(self, brought: Sequence[None], rng: Rng) -> WizardTable:
        self.table = super().deal(brought, rng)
        return self.table

    def apply(self, table: WizardTable, moves: Mapping[Seat, Move], tell: Tell) -> None:
        super().apply(table, moves, tell)
        self.table = table

    def hands(self) -> list[tuple[Card, ...]]:
        return [own.hand for own in self.table.own] if self.table else []


class LocksCardsByAllHands(Remembers):
    """The cards marked as locked are those of suits that nobody else holds."""

    def facts(self, view: WizardView) -> Facts:
        hands = [hand for seat, hand in enumerate(self.hands()) if seat != view.seat]
        others = {SUIT[card] for hand in hands for card in hand}
        locked = [card for card in view.own.hand if SUIT[card] not in others] if view.own else []
        return replace(super().facts(view), locked=tuple(locked))


class HintsAtTheLeader(Remembers):
    """Before the first card it says who is ahead: the seat with the most wizards."""

    def facts(self, view: WizardView) -> Facts:
        wizards = [hand.count(WIZARD) for hand in self.hands()]
        return replace(super().facts(view), ahead=wizards.index(max(wizards)) if any(wizards) else None)


class SortsMovesByTheOthers(Remembers):
    """The legal moves come in the order of how many other hands could follow them."""

    def legal_moves(self, view: WizardView) -> Sequence[Move]:
        suits = [SUIT[card] for hand in self.hands() for card in hand]
        legal = super().legal_moves(view)
        return sorted(legal, key=lambda move: suits.count(SUIT[getattr(move, "card", WIZARD)]))


class ExplainsTooMuch(Remembers):
    """The reason against a move that is refused anyway says whether the card is with another."""

    def why_not(self, view: WizardView, move: Move) -> Reason | None:
        reason = super().why_not(view, move)
        if reason is not None and reason.code == "not-in-hand":
            held = any(reason.facts["card"] in hand for hand in self.hands())
            return Reason("another-has-it" if held else "not-in-hand", reason.facts)
        return reason


class AsksTheStrongestFirst(Remembers):
    """The bids go round by strength."""

    def to_act(self, public: Public) -> tuple[Seat, ...]:
        asked = super().to_act(public)
        hands = self.hands()
        if public.phase != "bid" or len(asked) > 1 or not hands:
            return asked
        still = [seat for seat, bid in enumerate(public.bids) if bid is None]
        return (max(still, key=lambda seat: sum(map(RANK.__getitem__, hands[seat]))),)


class Overhears(Wizard):
    """A game that remembers a secret bid from the moment it was looked at."""

    def __init__(self, options: Options = Options()) -> None:
        super().__init__(options)
        self.heard: dict[Seat, int] = {}

    def __copy__(self) -> Overhears:
        twin = type(self)(self.options)
        twin.heard = self.heard.copy()
        return twin

    def why_not(self, view: WizardView, move: Move) -> Reason | None:
        reason = super().why_not(view, move)
        if reason is None and isinstance(move, Bid) and view.seat is not None:
            self.heard[view.seat] = move.tricks
        return reason

    def apply(self, table: WizardTable, moves: Mapping[Seat, Move], tell: Tell) -> None:
        super().apply(table, moves, tell)
        self.heard.clear()


class ProjectsSecretBids(Overhears):
    """The projected totals count bids that nobody may know yet."""

    def facts(self, view: WizardView) -> Facts:
        facts = super().facts(view)
        projected = facts.projected
        for seat, bid in self.heard.items():
            projected = put(projected, seat, view.public.totals[seat] - 10 * bid)
        return replace(facts, projected=projected)


class SumsSecretBids(Overhears):
    """The sum of the bids counts bids that nobody may know yet."""

    def facts(self, view: WizardView) -> Facts:
        facts = super().facts(view)
        return replace(facts, bid_sum=facts.bid_sum + sum(self.heard.values()))


AnyWizardMatch = Match[Public, Own, None, Any]


class RevealsAsTheyCome(AnyWizardMatch):
    """A match that lays secret choices on the table one by one."""

    def submit(self, seat: Seat, turn: int, move: Any, tell: Tell = lambda audience, event: None) -> None:
        super().submit(seat, turn, move, tell)
        if seat in self.pending:
            self.table.public.bids = put(self.table.public.bids, seat, move.tricks)


class LooksOverAShoulder(AnyWizardMatch):
    """A match that shows a spectator what seat 0 sees."""

    def view(self, seat: Seat | None) -> View[Public, Own]:
        return View(seat, self.table.public, self.table.own[seat or 0])


LEAKY_GAMES: tuple[type[Wizard], ...] = (
    CountsWizardsAtTheDeal,
    TellsTheTopCard,
    TellsTheWrongSeat,
    TellsOnlyWhenItMatters,
    ShowsTheNextRound,
    TellsTheFuture,
    SortsByTheOthers,
    PlaysForcedCardsItself,
    LocksCardsByAllHands,
    HintsAtTheLeader,
    SortsMovesByTheOthers,
    ExplainsTooMuch,
    AsksTheStrongestFirst,
    ProjectsSecretBids,
    SumsSecretBids,
)
LEAKY_MATCHES: tuple[type[AnyWizardMatch], ...] = (RevealsAsTheyCome, LooksOverAShoulder)
