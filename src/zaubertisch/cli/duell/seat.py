"""A seat of the duel in the terminal: it hears what happens and is asked when it has to choose."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from zaubertisch.cli.terminal import Terminal
from zaubertisch.cli.words import Words
from zaubertisch.games.duell.cards import SPELL
from zaubertisch.games.duell.facts import Facts
from zaubertisch.games.duell.rules import Duel
from zaubertisch.games.duell.state import Cast, DuelView, Event, Move
from zaubertisch.kernel import EVERYONE, AnyGame, Reason, Seat

from .spells import described, name_of, spell_named
from .telling import Telling


class DuelSeat:
    """One person at the table."""

    def __init__(
        self, game: AnyGame, seat: Seat, names: Sequence[str], look: Callable[[], DuelView], words: Words
    ) -> None:
        """Sit down; `look` shows the seat's view as it is now."""
        self._game, self._seat, self._look, self._words = game, seat, look, words
        assert isinstance(game, Duel)
        self._telling = Telling(words, names, seat, game.options.hidden_potion)
        self._terminal = Terminal()

    def begin(self, bots: Mapping[str, str]) -> None:
        """Say against whom it goes."""
        others = ", ".join(f"{name} ({bot})" for name, bot in bots.items())
        self._terminal.say(self._words("duel-begins", list=others))

    def hear(self, audience: Seat, event: Event) -> None:
        """Tell what happened, if it is for this seat's ears."""
        if audience in (EVERYONE, self._seat):
            for said in self._telling.sentences(event):
                self._terminal.say(said)

    def ask(self) -> Move:
        """Ask until the answer is a legal move; a spell that cannot be paid is asked for twice."""
        view = self._look()
        moves, facts = self._game.legal_moves(view), self._game.facts(view)
        self._show(view, moves, facts)
        warned: Move | None = None
        while True:
            said = self._terminal.read()
            if said == "?":
                self._help()
                continue
            move = self._answer(said, view, moves)
            if move is None:
                self._terminal.say(self._words("not-understood", said=said[:40]))
            elif (reason := self._game.why_not(view, move)) is not None:
                self._terminal.say(self._why(reason))
            elif move != warned and (warning := self._warning(move, facts)) is not None:
                self._terminal.say(warning)
                warned = move
            else:
                return move

    def _show(self, view: DuelView, moves: Sequence[Move], facts: Facts) -> None:
        """How it stands, the question, the hand, and what may be typed."""
        p, words = view.public, self._words
        self._terminal.say("")
        self._terminal.say(words("duel-round", round=p.round), "bold")
        self._terminal.say(self._telling.standing(p, facts.mana or 0), "dim")
        if p.phase == "drink":
            self._terminal.say(words("duel-ask-potion", mana=facts.drinks_to[self._seat] or 0), "bold")
        else:
            self._terminal.say(words("duel-ask-spell"), "bold")
        for line in self._hand(facts, numbered=p.phase == "cast"):
            self._terminal.say(line)
        if p.phase == "drink":
            self._terminal.say(words("duel-choices-potion"))
        elif facts.nothing_payable:
            self._terminal.say(words("duel-nothing-payable"))

    def _hand(self, facts: Facts, numbered: bool) -> Iterator[str]:
        """A line for each card; in brackets what cannot be paid now."""
        for number, one in enumerate(facts.hand, start=1):
            said = f"{number} " * numbered + described(one.card, self._words)
            yield f"  {said}" if one.payable else f" ({said})"

    def _answer(self, said: str, view: DuelView, moves: Sequence[Move]) -> Move | None:
        """The move somebody typed, legal or not; None when it is no move at all."""
        assert view.own is not None
        if not isinstance(moves[0], Cast):
            return next((move for number, move in enumerate(moves, start=1) if said == str(number)), None)
        hand = view.own.hand
        card = next((card for number, card in enumerate(hand, start=1) if said == str(number)), None)
        card = card or spell_named(said, self._words)
        return None if card is None else Cast(card)

    def _warning(self, move: Move, facts: Facts) -> str | None:
        """That the spell cannot be paid and loses, where another could be."""
        if not isinstance(move, Cast) or facts.nothing_payable or facts.mana is None:
            return None
        cost = SPELL[move.card].cost
        if cost <= facts.mana:
            return None
        return self._words("duel-warning", spell=name_of(move.card, self._words), cost=cost, mana=facts.mana)

    def _why(self, reason: Reason) -> str:
        """The sentence of a reason."""
        facts = dict(reason.facts)
        if "card" in facts:
            facts["card"] = name_of(facts["card"], self._words)  # type: ignore[arg-type]
        return self._words(f"why-{reason.code}", **facts)

    def _help(self) -> None:
        self._terminal.say(self._words("help-title"), "bold")
        for name in ("duel-help-choose", "help-quit", "duel-help-goal"):
            self._terminal.say(f"  {self._words(name)}")
