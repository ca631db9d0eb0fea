"""The rules of Seelenkrieger (docs/rules/seelenkrieger.md); each part lies in the file of its name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from zaubertisch.kernel import Misfit, Reason, Rng, Seat, Tell

from . import events
from . import options as soul_options
from .course import answer, asked, run
from .deck import Deck, Format, cards, check_deck
from .determinize import determinize
from .facts import Facts, facts
from .hands import redraw
from .judge import Judge
from .legal import legal_moves, why_not
from .moves import Move, Redraw
from .options import Options
from .reading import in_order
from .scenarios.library import staged
from .scenarios.position import lay
from .state import Hidden, Own, Public, SoulTable, SoulView
from .turns import begin

HAND, SPARKS = 5, 5  # SA14, S28


class Seelenkrieger:
    """The trading card game with its options settled."""

    name = "seelenkrieger"
    seats = range(2, 3)  # SA13

    def __init__(self, options: Options = Options()) -> None:
        """Settle the options; raises Misfit when they cannot be played."""
        self.options = soul_options.check(options)
        self.format = format_of(self.options)
        self.scenario = staged(options.scenario).scenario if options.scenario else None

    # -- set-up (S26-S28)

    def deal(self, brought: Sequence[Deck], rng: Rng) -> SoulTable:
        """Both main decks are shuffled; one begins by chance (SA16), the other has more cards (SA14).

        In a scenario its position lies there, whatever the decks are (S53).
        """
        options = self.options
        if self.scenario is not None:
            return lay(self.scenario, options, rng)[0]
        for seat, deck in enumerate(brought):
            if problems := check_deck(deck, self.format):
                raise Misfit("deck-not-legal", seat=seat, problem=problems[0].code, problems=len(problems))
        first = rng.below(2)
        piles = tuple(rng.shuffle(cards(deck.main)) for deck in brought)
        held = [HAND + (options.second_cards if seat != first else 0) for seat in range(2)]
        owns = tuple(
            Own(in_order(pile[:n]), in_order(pile[n:]), in_order(cards(deck.side)))
            for pile, n, deck in zip(piles, held, brought, strict=True)
        )
        public = Public(
            phase="mulligan",
            first=first,
            active=first,
            sparks=tuple(SPARKS + (options.second_sparks if seat != first else 0) for seat in range(2)),
            hands=tuple(held),
            decks=tuple(len(own.deck) for own in owns),
            sides=tuple(len(own.side) for own in owns),
            heroes=tuple(deck.hero for deck in brought),
        )
        decks = tuple(pile[n:] for pile, n in zip(piles, held, strict=True))
        table = SoulTable(public, owns, Hidden(decks), rng)
        if not options.mulligan:
            self._start(table, lambda audience, event: None)
        return table

    # -- who decides what

    def to_act(self, public: Public) -> tuple[Seat, ...]:
        """Both about the first hand; then whoever is asked, whatever that seat holds."""
        if public.phase == "mulligan":
            return (0, 1)
        seat = asked(public, self.options) if public.phase == "play" else None
        return () if seat is None else (seat,)

    def legal_moves(self, view: SoulView) -> Sequence[Move]:
        """All moves of a seat that must decide, always in the same order."""
        return legal_moves(view, self.options)

    def why_not(self, view: SoulView, move: Move) -> Reason | None:
        """Why the seat may not make the move now."""
        if view.seat not in self.to_act(view.public):
            return Reason("not-your-turn")
        return why_not(view, move, self.options)

    def facts(self, view: SoulView) -> Facts:
        """What the page shows and only the rules can tell."""
        return facts(view, self.options)

    # -- what a move does

    def apply(self, table: SoulTable, moves: Mapping[Seat, Move], tell: Tell) -> None:
        """Carry out one legal move of each seat to act, and all that follows by itself."""
        judge = Judge(table, self.options, tell)
        if table.public.phase == "mulligan":
            self._first_hands(judge, moves)
            return
        for seat, move in moves.items():
            answer(judge, seat, move)
        run(judge)

    def _first_hands(self, j: Judge, moves: Mapping[Seat, Move]) -> None:
        """One free full redraw each (SA15)."""
        for seat, move in moves.items():
            if isinstance(move, Redraw):
                redraw(j.table, seat)
        j.say(events.HandsKept(tuple(not isinstance(move, Redraw) for move in moves.values())))
        self._start(j.table, j.tell)

    def _start(self, table: SoulTable, tell: Tell) -> None:
        judge = Judge(table, self.options, tell)
        table.public.phase = "play"
        begin(judge, table.public.first)
        run(judge)

    def settles(self, event: events.Event) -> bool:
        """What was drawn, looked at, turned up or answered stands for good."""
        return isinstance(
            event,
            events.CardDrawn
            | events.CardsDrawn
            | events.Looked
            | events.Revealed
            | events.Used
            | events.Passed
            | events.HandsKept
            | events.CardPlayed
            | events.AttackDeclared,
        )

    # -- the end

    def scores(self, public: Public) -> tuple[int, ...]:
        """1 for the winner and -1 for the loser; 0 for a draw, and as long as nothing is decided."""
        winner = public.result.winner if public.result is not None else None
        if winner is None:
            return (0, 0)
        return (1, -1) if winner == 0 else (-1, 1)

    def winners(self, public: Public) -> tuple[Seat, ...]:
        """The one that reached it alone; nobody when it is a draw."""
        winner = public.result.winner if public.result is not None else None
        return () if winner is None else (winner,)

    # -- thinking about what cannot be seen

    def determinize(self, view: SoulView, rng: Rng) -> SoulTable:
        """One table that fits the view, from what is known of decks (never from the true list)."""
        return determinize(view, rng, self.options)


def format_of(options: Options) -> Format:
    """What the decks of such a table must keep to (SA21, SA22, SA26)."""
    return Format(
        main=30 if options.deck == "quick" else 40,
        copies=options.copies,
        side_copies=1 if options.side_singleton else 5,
    )
