"""What a seat is asked, and what it may type."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from zaubertisch.cli.words import Words
from zaubertisch.games.wizard.bids import forbidden_bid
from zaubertisch.games.wizard.cards import SUITS, Card, Suit
from zaubertisch.games.wizard.state import Bid, Move, NameTrump, Play, WizardView
from zaubertisch.kernel import AnyGame, Reason

from .cards import INK, CardNames


class Asking:
    """Puts the question to one seat in one language, and reads the answer."""

    def __init__(self, game: AnyGame, words: Words, cards: CardNames) -> None:
        """Ask by the rules of this game."""
        self._game, self._words, self._cards = game, words, cards

    def question(self, view: WizardView) -> str:
        """The question in one sentence."""
        p = view.public
        plan = p.plan[p.round - 1]
        match p.phase:
            case "trump":
                return self._words("ask-trump")
            case "rebid":
                return self._words("ask-bid-again", cards=plan.cards)
            case "bid":
                return self._words("ask-bid-secret" if plan.hiddentip else "ask-bid")
            case _:
                return self._words("ask-card" if p.trick else "ask-lead")

    def choices(self, view: WizardView, moves: Sequence[Move]) -> Text:
        """What may be typed: bids as they are, suits and cards with a number; what is locked in brackets."""
        match moves[0]:
            case Bid():
                return Text("  ").join(
                    Text(str(move.tricks), "bold") for move in moves if isinstance(move, Bid)
                )
            case NameTrump():
                return Text("   ").join(
                    self._suit(number, suit) for number, suit in enumerate(SUITS, start=1)
                )
            case Play():
                return self.hand(view, [move.card for move in moves if isinstance(move, Play)])

    def hand(self, view: WizardView, allowed: Sequence[Card] | None = None) -> Text:
        """The hand in its order; where only some cards are allowed, these with their numbers."""
        assert view.own is not None
        cards = []
        for card in dict.fromkeys(view.own.hand):
            held = view.own.hand.count(card)
            times = f"×{held}" if held > 1 else ""
            if allowed is None:
                cards.append(self._cards.text(card).append(times))
            elif card in allowed:
                number = (f"{allowed.index(card) + 1} ", "dim")
                cards.append(Text.assemble(number, self._cards.text(card), times))
            else:
                cards.append(Text.assemble("(", self._cards.text(card, "dim"), f"{times})"))
        return Text("   ").join(cards)

    def _suit(self, number: int, suit: Suit) -> Text:
        name = f"{self._cards.letters[suit]} {self._cards.suit(suit)}"
        return Text.assemble((f"{number} ", "dim"), (name, f"bold {INK[suit]}"))

    def locked(self, view: WizardView) -> str | None:
        """Why some choice is not open; None when all are."""
        barred = forbidden_bid(view.public) if view.public.phase in ("bid", "rebid") else None
        if barred is not None:
            reason = self._game.why_not(view, Bid(barred))
        elif locked := self._game.facts(view).locked:
            reason = self._game.why_not(view, Play(locked[0]))
        else:
            reason = None
        return None if reason is None else self.why(reason)

    def answer(self, said: str, view: WizardView, moves: Sequence[Move]) -> Move | None:
        """The move somebody typed, legal or not; None when it is no move at all."""
        match moves[0]:
            case Bid():
                return Bid(int(said)) if said.isascii() and said.isdigit() and len(said) < 4 else None
            case NameTrump():
                suit = self._cards.suit_letter(said)
                return self._numbered(said, moves) if suit is None else NameTrump(suit)
            case Play():
                card = self._cards.card(said)
                return self._numbered(said, moves) if card is None else Play(card)

    def _numbered(self, said: str, moves: Sequence[Move]) -> Move | None:
        return next((move for number, move in enumerate(moves, start=1) if said == str(number)), None)

    def why(self, reason: Reason) -> str:
        """The sentence of a reason."""
        facts = dict(reason.facts)
        if "suit" in facts:
            facts["suit"] = self._words(f"suit-{facts['suit']}")
        if "card" in facts:
            facts["card"] = self._cards.name(facts["card"])  # type: ignore[arg-type]
        return self._words(f"why-{reason.code}", **facts)
