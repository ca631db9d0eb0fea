"""A seat of Wizard in the terminal: it hears what happens and is asked when it has to choose."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from zaubertisch.cli.terminal import Terminal
from zaubertisch.cli.words import Words
from zaubertisch.games.wizard.state import (
    Bid,
    Event,
    Line,
    Move,
    NameTrump,
    Play,
    RoundDealt,
    RoundScored,
    WizardView,
)
from zaubertisch.kernel import EVERYONE, AnyGame, Seat

from .asking import Asking
from .cards import InkOfCards
from .sheet import sheet
from .telling import Telling


class WizardSeat:
    """One person at the table."""

    def __init__(
        self, game: AnyGame, seat: Seat, names: Sequence[str], look: Callable[[], WizardView], words: Words
    ) -> None:
        """Sit down; `look` shows the seat's view as it is now."""
        self._game, self._seat, self._look, self._words = game, seat, look, words
        self._telling = Telling(words, names, seat)
        self._asking = Asking(game, words, self._telling.cards)
        self._terminal = Terminal(InkOfCards(self._telling.cards))
        self._names = [self._telling.name(s) for s in range(len(names))]
        self._lines: list[Line] = []

    def begin(self, bots: Mapping[str, str]) -> None:
        """Say who sits here, by name and kind of bot, and what lies on the table before the first move."""
        p = self._look().public
        others = ", ".join(f"{name} ({bot})" for name, bot in bots.items())
        self._terminal.say(self._words("play-begins", seats=len(p.totals), list=others))
        dealt = RoundDealt(p.round, p.plan[0].cards, p.start, p.turned, p.trump)
        self._terminal.say(self._telling.dealt(dealt, len(p.plan)), "bold")

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
        moves = self._game.legal_moves(view)
        self._show(view, moves)
        while True:
            said = self._terminal.read()
            if said == "?":
                self._help(moves)
                continue
            move = self._asking.answer(said, view, moves)
            if move is None:
                self._terminal.say(self._words("not-understood", said=said[:40]))
            elif (reason := self._game.why_not(view, move)) is not None:
                self._terminal.say(self._asking.why(reason))
            else:
                return move

    def _show(self, view: WizardView, moves: Sequence[Move]) -> None:
        """How it stands, the hand, the question, what may be typed, and why something may not."""
        self._terminal.say("")
        self._terminal.say(self._standing(view), "dim")
        if view.public.phase != "play":
            self._terminal.show(f"{self._words('hand')}: ", self._asking.hand(view))
        self._terminal.say(self._asking.question(view), "bold")
        self._terminal.show(self._asking.choices(view, moves))
        if (why := self._asking.locked(view)) is not None:
            self._terminal.say(why, "dim")

    def _standing(self, view: WizardView) -> str:
        """Trump, everyone's tricks and bids, and who is ahead."""
        p, cards, words = view.public, self._telling.cards, self._words
        if p.trump is None:
            parts = [] if p.phase == "trump" else [words("table-no-trump")]
        else:
            parts = [words("table-trump", colour=cards.colour(p.trump), suit=cards.suit(p.trump))]
        bids = zip(self._names, p.taken, p.bids, strict=True)
        parts += [f"{name} {taken}/{'–' if bid is None else bid}" for name, taken, bid in bids]
        if (ahead := self._game.facts(view).ahead) is not None:
            parts.append(words("table-ahead", who=self._names[ahead]))
        return " · ".join(parts)

    def _help(self, moves: Sequence[Move]) -> None:
        letters = self._telling.cards.letters
        kind = {Bid: "help-bid", NameTrump: "help-trump", Play: "help-card"}[type(moves[0])]
        self._terminal.say(self._words("help-title"), "bold")
        for said in (
            self._words(kind, **({"example": f"{letters['R']}12"} if kind == "help-card" else {})),
            self._words("help-quit"),
            self._words("help-letters", **letters),
            self._words("help-goal"),
        ):
            self._terminal.say(f"  {said}")
