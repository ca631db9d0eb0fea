"""The rules of Wizard, in the order in which docs/rules/wizard.md tells them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from zaubertisch.kernel import EVERYONE, Reason, Rng, Seat, Tell, mute, put

from . import options as wizard_options
from .bids import dealer, forbidden_bid
from .cards import DECK, SUIT, WIZARD, Card, Suit, in_order, playable, suit_to_follow, winner, without
from .determinize import determinize
from .facts import Facts, facts
from .options import Options, rounds
from .score import points, winners
from .state import (
    BIDS,
    PLAYS,
    TRUMPS,
    Bid,
    BidMade,
    BidsShown,
    CardPlayed,
    Event,
    Line,
    MatchOver,
    Move,
    NameTrump,
    Own,
    Play,
    Public,
    RoundDealt,
    RoundScored,
    Trick,
    TrickTaken,
    TrumpNamed,
    WizardTable,
    WizardView,
)


class Wizard:
    """Wizard with its options settled."""

    name = "wizard"

    def __init__(self, options: Options = Options()) -> None:
        """Settle the options; raises Misfit when they contradict each other."""
        self.options = wizard_options.check(options)
        self.seats = wizard_options.seats(options)

    # -- deck, seats, rounds (W1-W5)

    def deal(self, brought: Sequence[None], rng: Rng) -> WizardTable:
        """The first round: the start player is drawn (W5), then the cards are dealt."""
        players = len(brought)
        public = Public(rounds(self.options, players), totals=(0,) * players, start=rng.below(players))
        table = WizardTable(public, tuple(Own(()) for _ in brought), None, rng)
        self._deal_round(table, mute)
        return table

    def _deal_round(self, table: WizardTable, tell: Tell) -> None:
        p, players = table.public, len(table.own)
        cards = p.plan[p.round].cards
        pile: tuple[Card, ...] = table.rng.shuffle(DECK)  # W4: the whole deck, anew for each round
        for seat, own in enumerate(table.own):
            own.hand = in_order(pile[seat * cards : (seat + 1) * cards])
        rest = pile[players * cards :]
        p.round += 1
        p.turned = rest[0] if rest else None  # W7: decided by the empty stock
        p.trump = None if p.turned is None else SUIT[p.turned]  # W6, W8
        p.phase = "trump" if p.turned == WIZARD else "bid"  # W9
        p.bids, p.taken = (None,) * players, (0,) * players
        p.leader, p.trick, p.tricks = p.start, (), ()
        tell(EVERYONE, RoundDealt(p.round, cards, p.start, p.turned, p.trump))

    # -- who decides what

    def to_act(self, public: Public) -> tuple[Seat, ...]:
        """The dealer for the trump and a second bid; all for a secret bid; else one after the other."""
        p, players = public, len(public.totals)
        match p.phase:
            case "trump" | "rebid":
                return (dealer(p),)  # W9, W13
            case "bid" if p.plan[p.round - 1].hiddentip:
                return tuple(range(players))  # W12
            case "bid":
                return ((p.start + players - p.bids.count(None)) % players,)  # W10
            case "play":
                return ((p.leader + len(p.trick)) % players,)  # W14
            case _:
                return ()

    def legal_moves(self, view: WizardView) -> Sequence[Move]:
        """The suits, the bids from none upwards, or the cards in the order of the hand."""
        p, own = view.public, view.own
        assert own is not None
        match p.phase:
            case "trump":
                return TRUMPS
            case "bid" | "rebid":
                barred, bids = forbidden_bid(p), BIDS[: p.plan[p.round - 1].cards + 1]
                return [bid for bid in bids if bid.tricks != barred]
            case _:
                return [PLAYS[card] for card in playable(own.hand, p.trick, self.options.lead_suit)]

    def why_not(self, view: WizardView, move: Move) -> Reason | None:
        """Why the seat may not make the move now."""
        p, own = view.public, view.own
        if own is None or view.seat not in self.to_act(p):
            return Reason("not-your-turn")
        match move:
            case NameTrump() if p.phase == "trump":
                return None
            case Bid(tricks=tricks) if p.phase in ("bid", "rebid"):
                cards = p.plan[p.round - 1].cards
                if not 0 <= tricks <= cards:
                    return Reason("bid-out-of-range", {"bid": tricks, "cards": cards})
                if tricks == forbidden_bid(p):
                    return Reason("bid-makes-even", {"bid": tricks, "cards": cards})
                return None
            case Play(card=card) if p.phase == "play":
                if card not in own.hand:
                    return Reason("not-in-hand", {"card": card})
                if card not in playable(own.hand, p.trick, self.options.lead_suit):
                    suit = suit_to_follow(p.trick, self.options.lead_suit)
                    return Reason("must-follow", {"card": card, "suit": str(suit)})
                return None
        return Reason("wrong-phase", {"phase": p.phase})

    def facts(self, view: WizardView) -> Facts:
        """What the page shows and only the rules can tell (W31, W35)."""
        return facts(view, self.options.lead_suit)

    # -- trump, bids, tricks (W6-W25)

    def apply(self, table: WizardTable, moves: Mapping[Seat, Move], tell: Tell) -> None:
        """Carry out one legal move of each seat to act, and all that follows by itself."""
        if len(moves) > 1:
            self._show_bids(table.public, moves, tell)
            return
        (seat,) = moves
        move = moves[seat]
        if isinstance(move, Play):  # asked first, since most moves are cards
            self._lay(table, seat, move.card, tell)
        elif isinstance(move, Bid):
            self._bid(table.public, seat, move.tricks, tell)
        else:
            self._name_trump(table.public, seat, move.suit, tell)

    def settles(self, event: Event) -> bool:
        """Confirmed bids are final (W10), and so is a trick once it is complete; a card that lies is not."""
        return not isinstance(event, CardPlayed | TrumpNamed)

    def _name_trump(self, p: Public, seat: Seat, suit: Suit, tell: Tell) -> None:
        p.trump, p.phase = suit, "bid"  # W9
        tell(EVERYONE, TrumpNamed(seat, suit))

    def _bid(self, p: Public, seat: Seat, tricks: int, tell: Tell) -> None:
        again = p.phase == "rebid"
        p.bids = put(p.bids, seat, tricks)
        p.phase = "bid" if None in p.bids else "play"  # W10
        tell(EVERYONE, BidMade(seat, tricks, again))

    def _show_bids(self, p: Public, moves: Mapping[Seat, Move], tell: Tell) -> None:
        bids = tuple(move.tricks for move in moves.values() if isinstance(move, Bid))
        p.bids = bids
        plan = p.plan[p.round - 1]
        p.phase = "rebid" if plan.notequal and sum(bids) == plan.cards else "play"  # W13
        tell(EVERYONE, BidsShown(bids))

    def _lay(self, table: WizardTable, seat: Seat, card: Card, tell: Tell) -> None:
        own, p = table.own[seat], table.public
        own.hand = without(own.hand, card)
        p.trick += (card,)
        tell(EVERYONE, CardPlayed(seat, card))
        if len(p.trick) == len(table.own):
            self._take_trick(table, tell)

    def _take_trick(self, table: WizardTable, tell: Tell) -> None:
        p, players = table.public, len(table.own)
        taker = (p.leader + winner(p.trick, p.trump)) % players
        p.last = Trick(p.leader, p.trick, taker)
        p.tricks += (p.last,)
        p.taken = put(p.taken, taker, p.taken[taker] + 1)
        p.leader, p.trick = taker, ()  # W14
        tell(EVERYONE, TrickTaken(len(p.tricks), p.last))
        if len(p.tricks) == p.plan[p.round - 1].cards:
            self._score_round(table, tell)

    # -- score and end (W26-W28)

    def _score_round(self, table: WizardTable, tell: Tell) -> None:
        p = table.public
        bids = tuple(bid for bid in p.bids if bid is not None)
        won = tuple(points(bid, taken) for bid, taken in zip(bids, p.taken, strict=True))
        p.totals = tuple(total + more for total, more in zip(p.totals, won, strict=True))
        line = Line(bids, p.taken, won, p.totals)
        p.sheet += (line,)
        tell(EVERYONE, RoundScored(p.round, line))
        if p.round == len(p.plan):
            p.phase = "over"
            tell(EVERYONE, MatchOver(winners(p)))
        else:
            p.start = (p.start + 1) % len(p.totals)  # W5
            self._deal_round(table, tell)

    def scores(self, public: Public) -> tuple[int, ...]:
        """The totals."""
        return public.totals

    def winners(self, public: Public) -> tuple[Seat, ...]:
        """The highest total; whoever has the same shares the victory (W28)."""
        return winners(public)

    # -- thinking about what cannot be seen

    def determinize(self, view: WizardView, rng: Rng) -> WizardTable:
        """One deal of those that fit the view, each equally likely."""
        return determinize(view, rng, self.options.lead_suit)
