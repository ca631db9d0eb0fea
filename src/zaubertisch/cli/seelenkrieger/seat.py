"""A seat of Seelenkrieger in the terminal: it hears what happens and is asked when it has to choose."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

from zaubertisch.cli.terminal import Terminal
from zaubertisch.cli.words import Words
from zaubertisch.games.seelenkrieger.events import Event, MatchOver, TurnBegan
from zaubertisch.games.seelenkrieger.moves import Attack, Move, Pass
from zaubertisch.games.seelenkrieger.state import SoulView
from zaubertisch.kernel import EVERYONE, AnyGame, Seat

from .asking import question
from .board import Board
from .choices import Choice, Choices, typed_attack, written
from .names import CardNames
from .telling import Telling

T = TypeVar("T")


class SoulSeat:
    """One person at the table."""

    def __init__(
        self, game: AnyGame, seat: Seat, names: Sequence[str], look: Callable[[], SoulView], words: Words
    ) -> None:
        """Sit down; `look` shows the seat's view as it is now."""
        self._game, self._seat, self._look, self._words = game, seat, look, words
        self._cards = CardNames(words)
        self._telling = Telling(words, names, seat, self._cards)
        self._board = Board(words, self._cards, self._telling)
        self._choices = Choices(self._cards, words)
        self._terminal = Terminal()

    def begin(self, bots: Mapping[str, str]) -> None:
        """Say against whom it goes."""
        others = ", ".join(f"{name} ({bot})" for name, bot in bots.items())
        self._terminal.say(self._words("soul-begins", list=others))

    def hear(self, audience: Seat, event: Event) -> None:
        """Tell what happened, if it is for this seat's ears."""
        if audience not in (EVERYONE, self._seat):
            return
        for said in self._telling.sentences(event):
            self._terminal.say(said, "bold" if isinstance(event, TurnBegan | MatchOver) else "")

    def ask(self) -> Move:
        """Ask until the answer is a legal move; where there is nothing to answer, pass.  Raises Left."""
        view = self._look()
        moves = self._game.legal_moves(view)
        if all(isinstance(move, Pass) for move in moves):
            first: Move = moves[0]
            return first
        self._cards.learn(view.public)
        choices = self._choices.of(view, moves)
        self._show(view, moves, choices)
        while True:
            said = self._terminal.read()
            if said == "?":
                self._help()
            elif said.startswith("?") and (card := self._cards.asked(said[1:].strip())) is not None:
                for line in self._cards.printed(card):
                    self._terminal.say(line)
            elif (attack := typed_attack(said)) is not None:
                reason = self._game.why_not(view, attack)
                if reason is None:
                    return attack
                self._terminal.say(self._words(f"soul-why-{reason.code}", **reason.facts))
            elif (choice := numbered(said, choices)) is None:
                self._terminal.say(self._words("soul-not-understood", said=said[:40]))
            elif (move := self._way(choice)) is not None:
                return move
            else:
                self._offer(moves, choices)

    def _show(self, view: SoulView, moves: Sequence[Move], choices: Sequence[Choice]) -> None:
        """How it stands, the question, and what may be typed."""
        self._terminal.say("")
        for line in self._board.lines(view, self._game.facts(view)):
            self._terminal.say(line, "" if line.startswith(" ") else "dim")
        if view.own is not None and view.own.looking:
            self._terminal.say(self._words("soul-looking", list=self._cards.cards(view.own.looking)))
        self._terminal.say(question(view.public, self._cards, self._words), "bold")
        self._offer(moves, choices)

    def _offer(self, moves: Sequence[Move], choices: Sequence[Choice]) -> None:
        for number, choice in enumerate(choices, start=1):
            more = " …" if len(choice.ways) > 1 else ""
            where = choice.ways[0][0] if not more else ""
            self._terminal.say(f"  {number} {choice.said}{f' > {where}' if where else ''}{more}")
        attack = next((move for move in moves if isinstance(move, Attack)), None)
        if attack is not None:
            self._terminal.say(f"  {self._words('soul-do-attack', example=written(attack))}")

    def _way(self, choice: Choice) -> Move | None:
        """The move of a choice; of several ways the one that is typed, or None for none of them."""
        if len(choice.ways) == 1:
            return choice.ways[0][1]
        self._terminal.say(choice.said, "bold")
        for number, (where, _) in enumerate(choice.ways, start=1):
            self._terminal.say(f"  {number} {where or '–'}")
        way = numbered(self._terminal.read(), choice.ways)
        return None if way is None else way[1]

    def _help(self) -> None:
        self._terminal.say(self._words("help-title"), "bold")
        for name in (
            "soul-help-choose",
            "soul-help-attack",
            "soul-help-card",
            "help-quit",
            "soul-help-board",
            "soul-help-goal",
        ):
            self._terminal.say(f"  {self._words(name)}")


def numbered(said: str, choices: Sequence[T]) -> T | None:
    """The choice whose number was typed."""
    return next((choice for number, choice in enumerate(choices, start=1) if said == str(number)), None)
