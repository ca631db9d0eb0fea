"""The rules of Kampf der Magier, in the order in which docs/rules/kampf.md tells them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import assert_never

from zaubertisch.kernel import EVERYONE, Reason, Rng, Seat, Tell, mute, put

from . import reasons
from .cards import BALL, DECKS, HAND, Card, in_order, without
from .determinize import determinize
from .facts import Facts, facts
from .options import SEATS, Options, rounds
from .plays import legal, total
from .score import line, next_start, winners
from .state import (
    Ball,
    CardsDrawn,
    CardsLaid,
    Event,
    Fight,
    FightTaken,
    Hidden,
    KampfTable,
    KampfView,
    Laid,
    MatchOver,
    Move,
    Own,
    Play,
    Public,
    RoundDealt,
    RoundScored,
    Take,
)


class Kampf:
    """Kampf der Magier with its options settled."""

    name = "kampf"

    def __init__(self, options: Options = Options()) -> None:
        """Settle the options; all of them go together."""
        self.options = options
        self.seats = SEATS

    # -- the deal (K1, K2)

    def deal(self, brought: Sequence[None], rng: Rng) -> KampfTable:
        """The first round: who starts it is drawn (KA4), then the cards are dealt."""
        players = len(brought)
        public = Public(rounds(self.options, players), totals=(0,) * players, start=rng.below(players))
        table = KampfTable(public, tuple(Own(()) for _ in brought), Hidden(()), rng)
        self._deal_round(table, mute)
        return table

    def _deal_round(self, table: KampfTable, tell: Tell) -> None:
        p, players = table.public, len(table.own)
        pile: tuple[Card, ...] = table.rng.shuffle(DECKS[self.options.distribution])
        for seat, own in enumerate(table.own):
            own.hand = in_order(pile[seat * HAND : (seat + 1) * HAND])
        table.hidden.stock = pile[players * HAND :]
        p.round += 1
        p.turn = p.opener = p.start
        p.total, p.middle, p.fights = 0, (), ()
        p.collected, p.hands, p.stock = (0,) * players, (HAND,) * players, len(table.hidden.stock)
        tell(EVERYONE, RoundDealt(p.round, p.start, p.stock))

    # -- what may be done (K3, K5-K8)

    def to_act(self, public: Public) -> tuple[Seat, ...]:
        """One seat after the other, clockwise: KA5."""
        return () if public.phase == "over" else (public.turn,)

    def legal_moves(self, view: KampfView) -> Sequence[Move]:
        """The plays, the lowest total and the fewest cards first; then crystal balls, then taking."""
        assert view.own is not None
        return legal(view.own.hand, view.public, self.options)

    def why_not(self, view: KampfView, move: Move) -> Reason | None:
        """Why the seat may not make the move now."""
        if view.own is None or view.seat not in self.to_act(view.public):
            return Reason("not-your-turn")
        return reasons.why_not(view.own.hand, view.public, self.options, move)

    def facts(self, view: KampfView) -> Facts:
        """What the page shows and only the rules can tell."""
        return facts(view, self.options)

    # -- fights (K3-K8)

    def apply(self, table: KampfTable, moves: Mapping[Seat, Move], tell: Tell) -> None:
        """Carry out one legal move of the seat to act, and all that follows by itself."""
        ((seat, move),) = moves.items()
        match move:
            case Play(cards=cards, joker=joker):
                self._lay(table, Laid(seat, cards, joker, total(move)), tell)
            case Ball(cards=cards, joker=joker):
                self._lay(table, Laid(seat, (*cards, BALL), joker, table.public.total), tell)  # K7
            case Take():
                self._take(table, seat, tell)
            case _:
                assert_never(move)

    def settles(self, event: Event) -> bool:
        """Whoever has drawn has seen a card, and a taken fight is over; cards that only lie are neither."""
        return not isinstance(event, CardsLaid)

    def _lay(self, table: KampfTable, laid: Laid, tell: Tell) -> None:
        p, own = table.public, table.own[laid.seat]
        own.hand = without(own.hand, laid.cards)
        tell(EVERYONE, CardsLaid(laid, opens=not p.middle))
        p.middle, p.total = (*p.middle, laid), laid.total
        self._refill(table, laid.seat, tell)
        self._pass_on(table, laid.seat, tell)

    def _refill(self, table: KampfTable, seat: Seat, tell: Tell) -> None:
        """Up to six cards again, as far as the stock goes: K4, KA16, KA19."""
        p, own, stock = table.public, table.own[seat], table.hidden.stock
        drawn = stock[: HAND - len(own.hand)]
        own.hand = in_order((*own.hand, *drawn))
        table.hidden.stock = stock[len(drawn) :]
        p.stock -= len(drawn)
        p.hands = put(p.hands, seat, len(own.hand))
        if drawn:
            tell(EVERYONE, CardsDrawn(seat, len(drawn), p.stock))

    def _pass_on(self, table: KampfTable, seat: Seat, tell: Tell) -> None:
        """The next seat answers; but an empty hand ends the round at once: K9, KA5, KA20, KA21.

        Where the fight is fought out, it goes on until somebody takes, an empty hand too.
        """
        p = table.public
        p.turn = (seat + 1) % len(table.own)
        if 0 in p.hands and not self.options.finish_fight:
            self._end_fight(table, None)
            self._end_round(table, tell)

    def _take(self, table: KampfTable, seat: Seat, tell: Tell) -> None:
        """All cards of the middle; the same seat opens the next fight in the same turn: K8, KA15, KA17."""
        p = table.public
        cards = sum(len(laid.cards) for laid in p.middle)
        p.collected = put(p.collected, seat, p.collected[seat] + cards)
        self._end_fight(table, seat)
        p.opener = seat
        tell(EVERYONE, FightTaken(seat, len(p.fights), cards, p.collected[seat]))
        if 0 in p.hands:
            self._end_round(table, tell)

    def _end_fight(self, table: KampfTable, taker: Seat | None) -> None:
        p = table.public
        p.last = Fight(p.middle, taker)
        p.fights += (p.last,)
        p.middle, p.total = (), 0

    # -- score and end (K10-K13)

    def _end_round(self, table: KampfTable, tell: Tell) -> None:
        p, players = table.public, len(table.own)
        entry = line(p)
        p.sheet += (entry,)
        p.totals, p.collected, p.hands = entry.totals, entry.collected, (0,) * players  # K10
        for own in table.own:
            own.hand = ()
        tell(EVERYONE, RoundScored(p.round, entry))
        if p.round == p.rounds:
            p.phase = "over"
            tell(EVERYONE, MatchOver(winners(p, self.options)))
        else:
            p.start = next_start(p, self.options)  # KA4
            self._deal_round(table, tell)

    def scores(self, public: Public) -> tuple[int, ...]:
        """Minus the cards collected in the finished rounds: the fewest win (K11, K13)."""
        return tuple(-total for total in public.totals)

    def winners(self, public: Public) -> tuple[Seat, ...]:
        """The fewest cards in total, however equal totals are parted (K13, KA26)."""
        return winners(public, self.options)

    # -- thinking about what cannot be seen

    def determinize(self, view: KampfView, rng: Rng) -> KampfTable:
        """One deal of those that fit the view, each equally likely."""
        return determinize(view, rng, self.options.distribution)
