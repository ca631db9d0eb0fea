"""A seat of Kampf der Magier in the terminal: it hears what happens and is asked when it has to choose."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from rich.text import Text

from zaubertisch.cli.terminal import Terminal
from zaubertisch.cli.words import Words
from zaubertisch.games.kampf.cards import Card
from zaubertisch.games.kampf.plays import total
from zaubertisch.games.kampf.state import Event, KampfView, Line, Move, Play, RoundDealt, RoundScored, Take
from zaubertisch.kernel import EVERYONE, AnyGame, Reason, Seat

from .sheet import sheet
from .telling import Telling


class KampfSeat:
    """One person at the table."""

    def __init__(
        self, game: AnyGame, seat: Seat, names: Sequence[str], look: Callable[[], KampfView], words: Words
    ) -> None:
        """Sit down; `look` shows the seat's view as it is now."""
        self._game, self._seat, self._look, self._words = game, seat, look, words
        self._telling = Telling(words, names, seat)
        self._cards, self._names = self._telling.cards, self._telling.names
        self._terminal = Terminal()
        self._lines: list[Line] = []

    def begin(self, bots: Mapping[str, str]) -> None:
        """Say who sits here, by name and kind of bot, and what lies on the table before the first move."""
        p = self._look().public
        others = ", ".join(f"{name} ({bot})" for name, bot in bots.items())
        self._terminal.say(self._words("kampf-begins", seats=len(p.totals), list=others))
        self.hear(EVERYONE, RoundDealt(p.round, p.start, p.stock))

    def hear(self, audience: Seat, event: Event) -> None:
        """Tell what happened, if it is for this seat's ears."""
        if audience not in (EVERYONE, self._seat):
            return
        if isinstance(event, RoundScored):
            self._lines.append(event.line)
            self._terminal.show(sheet(self._lines, self._names, self._words))
        elif (said := self._telling.sentence(event, self._look().public)) is not None:
            self._terminal.say(said, "bold" if isinstance(event, RoundDealt) else "")

    def ask(self) -> Move:
        """Ask until the answer is a legal move; raises Left."""
        view = self._look()
        self._show(view, self._game.legal_moves(view))
        while True:
            said = self._terminal.read()
            if said == "?":
                self._help()
                continue
            move = self._cards.typed(said)
            if move is None:
                self._terminal.say(self._words("kampf-not-understood", said=said[:40]))
            elif (reason := self._game.why_not(view, move)) is not None:
                self._terminal.say(self._why(reason))
            else:
                return move

    def _show(self, view: KampfView, moves: Sequence[Move]) -> None:
        """How it stands, the hand, the question, and what may be typed."""
        p, own = view.public, view.own
        assert own is not None
        self._terminal.say("")
        self._terminal.say(self._standing(view), "dim")
        self._terminal.say(f"{self._words('hand')}: {'  '.join(map(self._cards.name, own.hand))}")
        asked = self._words("kampf-ask", total=p.total) if p.middle else self._words("kampf-ask-open")
        self._terminal.say(asked, "bold")
        self._terminal.show(Text("   ").join(map(self._choice, moves)))

    def _choice(self, move: Move) -> Text:
        """What is typed, and what it makes where that is not plain to see."""
        said = Text(self._cards.move(move), "bold")
        if isinstance(move, Take):
            return said.append(f" {self._words('kampf-take')}", "dim")
        if isinstance(move, Play) and len(move.cards) > 1:
            return said.append(f" ({total(move)})", "dim")
        return said

    def _standing(self, view: KampfView) -> str:
        """The stock, and everyone's cards in hand and collected."""
        p, words = view.public, self._words
        held = zip(self._names, p.hands, p.collected, strict=True)
        parts = [words("kampf-seat", who=who, hand=hand, collected=taken) for who, hand, taken in held]
        return " · ".join([words("kampf-stock", cards=p.stock), *parts])

    def _why(self, reason: Reason) -> str:
        facts = dict(reason.facts)
        if "card" in facts:
            facts["card"] = self._cards.name(Card(str(facts["card"])))
        return self._words(f"kampf-why-{reason.code}", **facts)

    def _help(self) -> None:
        letters = self._cards.letters
        self._terminal.say(self._words("help-title"), "bold")
        for said in (
            self._words("kampf-help-cards", **letters),
            self._words("kampf-help-take", **letters),
            self._words("help-quit"),
            self._words("kampf-help-goal"),
        ):
            self._terminal.say(f"  {said}")
