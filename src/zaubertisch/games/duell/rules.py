"""The rules of the quick duel, in the order in which docs/rules/duell.md tells them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from zaubertisch.kernel import EVERYONE, Reason, Rng, Seat, Tell

from . import options as duel_options
from .cards import DECK, SPELL, Card, hits, in_order
from .determinize import determinize
from .facts import Facts, facts
from .mana import POTION, castable, mana_of, may_drink, payment
from .options import Options
from .state import (
    CardDrawn,
    Cast,
    Drink,
    DuelTable,
    DuelView,
    Event,
    Hidden,
    Keep,
    MatchOver,
    Move,
    Own,
    PileRefilled,
    PotionsShown,
    Public,
    Result,
    Round,
    SpellsShown,
)

MANA, HAND = 5, 7


class Duel:
    """The quick duel with its options settled."""

    name = "duell"
    seats = range(2, 3)  # DA1

    def __init__(self, options: Options = Options()) -> None:
        """Settle the options; raises Misfit when they cannot be played."""
        self.options = duel_options.check(options)

    # -- the start (D1-D5)

    def deal(self, brought: Sequence[None], rng: Rng) -> DuelTable:
        """Seven spells each from one shuffled deck (DA2); the rest is the draw pile; no mulligan (DA16)."""
        pile: tuple[Card, ...] = rng.shuffle(DECK)
        hands = tuple(Own(in_order(pile[seat * HAND : (seat + 1) * HAND])) for seat in range(2))
        public = Public(
            life=(self.options.life,) * 2,
            mana=(MANA,) * 2,
            potions=(self.options.potions or None,) * 2,
            hands=(HAND,) * 2,
            pile=len(pile) - 2 * HAND,
        )
        table = DuelTable(public, hands, Hidden(pile[2 * HAND :]), rng)
        self._begin_round(public)
        return table

    def _begin_round(self, p: Public) -> None:
        """First the potions, where anybody may drink (DA8); else straight to the spells."""
        p.round += 1
        p.drank = (None, None)
        p.phase = "drink" if any(may_drink(p, seat) for seat in range(2)) else "cast"

    # -- who decides what (D6, D7)

    def to_act(self, public: Public) -> tuple[Seat, ...]:
        """All who may drink, at the same time (DA8); then both cast at the same time (D7)."""
        match public.phase:
            case "drink":
                return tuple(seat for seat in range(2) if may_drink(public, seat))
            case "cast":
                return (0, 1)
            case _:
                return ()

    def legal_moves(self, view: DuelView) -> Sequence[Move]:
        """Drink or keep; any card of the hand, in its order (D6, DA10)."""
        assert view.own is not None
        if view.public.phase == "drink":
            return [Drink(), Keep()]
        return [Cast(card) for card in castable(view, self.options)]

    def why_not(self, view: DuelView, move: Move) -> Reason | None:
        """Why the seat may not make the move now."""
        p, own = view.public, view.own
        if own is None or view.seat not in self.to_act(p):
            return Reason("not-your-turn")
        if (p.phase == "cast") != isinstance(move, Cast):
            return Reason("wrong-phase", {"phase": p.phase})
        if isinstance(move, Cast):
            if move.card not in own.hand:
                return Reason("not-in-hand", {"card": move.card})
            if move.card not in castable(view, self.options):
                cost, mana = SPELL[move.card].cost, mana_of(view)
                return Reason("spell-barred", {"card": move.card, "cost": cost, "mana": mana})
        return None

    def facts(self, view: DuelView) -> Facts:
        """What the page shows and only the rules can tell."""
        return facts(view, self.options)

    # -- a round (D8-D16)

    def apply(self, table: DuelTable, moves: Mapping[Seat, Move], tell: Tell) -> None:
        """Carry out one legal move of each seat to act, and all that follows by itself."""
        if table.public.phase == "drink":
            self._decide_potions(table, moves, tell)
        else:
            cards = tuple([move.card for move in moves.values() if isinstance(move, Cast)])
            self._show_spells(table, cards, tell)

    def settles(self, event: Event) -> bool:
        """Spells that are shown stand for good; a potion drunk alone may be put back before that."""
        return not isinstance(event, PotionsShown)

    def _decide_potions(self, table: DuelTable, moves: Mapping[Seat, Move], tell: Tell) -> None:
        p = table.public
        for seat, move in moves.items():
            table.own[seat].drank = isinstance(move, Drink)
        p.phase = "cast"
        if not self.options.hidden_potion:  # DA8
            p.drank = tuple(own.drank if seat in moves else None for seat, own in enumerate(table.own))
            self._drink(table)
            tell(EVERYONE, PotionsShown(p.drank, p.mana))

    def _drink(self, table: DuelTable) -> tuple[bool, ...]:
        """Lay the potions drunk on the table: D15; returns who drank."""
        p, drank = table.public, tuple(own.drank for own in table.own)
        p.mana = tuple(mana + POTION * drunk for mana, drunk in zip(p.mana, drank, strict=True))
        p.potions = tuple(
            None if left is None else left - drunk for left, drunk in zip(p.potions, drank, strict=True)
        )
        for own in table.own:
            own.drank = False
        return drank

    def _show_spells(self, table: DuelTable, cards: tuple[Card, ...], tell: Tell) -> None:
        """Both cards are turned at the same time (D7), paid, compared and used up (D14)."""
        p, late = table.public, self._drink(table)
        drank = tuple(bool(early) or now for early, now in zip(p.drank, late, strict=True))
        for own, card in zip(table.own, cards, strict=True):
            own.hand = tuple([held for held in own.hand if held != card])
        p.hands = tuple(len(own.hand) for own in table.own)
        p.used += cards
        self._compare(p, drank, cards)
        tell(EVERYONE, SpellsShown(p.round, p.rounds[-1]))
        p.result = self._result(p)
        if p.result is not None:
            p.phase = "over"
            tell(EVERYONE, MatchOver(p.result))
            return
        self._draw(table, tell)
        self._begin_round(p)

    def _compare(self, p: Public, drank: tuple[bool, ...], cards: tuple[Card, ...]) -> None:
        """Both pay (D8); if both could, the spells cost lives (D9-D13)."""
        mine, yours = spells = tuple(SPELL[card] for card in cards)
        paid = tuple(payment(spell, mana) for spell, mana in zip(spells, p.mana, strict=True))
        lost = (0, 0) if None in paid else (int(hits(yours, mine)), int(hits(mine, yours)))
        p.mana = tuple(mana - (cost or 0) for mana, cost in zip(p.mana, paid, strict=True))
        p.life = tuple(life - stones for life, stones in zip(p.life, lost, strict=True))
        if self.options.sudden_death and p.life == (0, 0):
            p.life = (1, 1)  # DA13
        p.rounds += (Round(drank, cards, paid, lost, p.mana, p.life),)

    def _draw(self, table: DuelTable, tell: Tell) -> None:
        """Each draws one card (D14), seat 0 first (DA17); an empty pile is refilled before that (DA4)."""
        p, hidden = table.public, table.hidden
        if not hidden.pile and self.options.refill:
            hidden.pile, p.used = table.rng.shuffle(p.used), ()
            tell(EVERYONE, PileRefilled(len(hidden.pile)))
        for seat, own in enumerate(table.own):
            for card in hidden.pile[:1]:
                own.hand = in_order((*own.hand, card))
                tell(seat, CardDrawn(card))
            hidden.pile = hidden.pile[1:]
        p.hands = tuple(len(own.hand) for own in table.own)
        p.pile = len(hidden.pile)

    # -- the end (D9, D17)

    def _result(self, p: Public) -> Result | None:
        """How the match has ended, if it has."""
        paid = p.rounds[-1].paid
        if None in paid:
            return Result(ahead(tuple(cost is not None for cost in paid)), "mana")  # D9, DA12
        if 0 in p.life:
            return Result(ahead(p.life), "life")  # D17, DA13
        if p.hands == (0, 0) and not p.pile:
            return Result(ahead(p.life), "hands")  # DA4
        if p.round == self.options.safety_rounds:
            by_life = ahead(p.life)  # DA14
            return Result(ahead(p.mana) if by_life is None else by_life, "rounds")
        return None

    def scores(self, public: Public) -> tuple[int, ...]:
        """1 for the winner and -1 for the loser; 0 for a draw, and as long as nothing is decided."""
        winner = public.result.winner if public.result is not None else None
        if winner is None:
            return (0, 0)
        return (1, -1) if winner == 0 else (-1, 1)

    def winners(self, public: Public) -> tuple[Seat, ...]:
        """The one that is left; nobody when it is a draw (D17, DA12, DA13, DA14)."""
        winner = public.result.winner if public.result is not None else None
        return () if winner is None else (winner,)

    # -- thinking about what cannot be seen

    def determinize(self, view: DuelView, rng: Rng) -> DuelTable:
        """One deal of those that fit the view, each equally likely."""
        return determinize(view, rng, self.options)


def ahead(row: tuple[int, ...]) -> Seat | None:
    """The seat that has more; None when both have the same."""
    return None if row[0] == row[1] else row.index(max(row))
