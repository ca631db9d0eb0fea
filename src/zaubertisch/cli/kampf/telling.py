"""What happens at the table, as sentences."""

from __future__ import annotations

from collections.abc import Sequence

from zaubertisch.cli.words import Words, yes
from zaubertisch.games.kampf.state import (
    CardsDrawn,
    CardsLaid,
    Event,
    FightTaken,
    Laid,
    MatchOver,
    Public,
    RoundDealt,
)
from zaubertisch.kernel import Seat

from .cards import CardNames


class Telling:
    """Tells one seat what everyone may hear."""

    def __init__(self, words: Words, names: Sequence[str], seat: Seat) -> None:
        """Take the names of all seats; who sits at `seat` is called you."""
        self._words = words
        self.names = [words("you") if s == seat else name for s, name in enumerate(names)]
        self._seat = seat
        self.cards = CardNames(words)

    def sentence(self, event: Event, p: Public) -> str | None:
        """The sentence of an event, p being the table just after it; None for what is not worth one."""
        words = self._words
        match event:
            case RoundDealt(round=round, start=start):
                return words("kampf-round", **self._who(start), round=round, rounds=p.rounds)
            case CardsLaid(laid=laid, opens=opens):
                return self._laid(laid, opens)
            case CardsDrawn(stock=0):
                return words("kampf-stock-empty")
            case FightTaken(seat=seat, cards=cards, collected=collected):
                return words("kampf-taken", **self._who(seat), cards=cards, collected=collected)
            case MatchOver(winners=winners):
                return words(
                    "kampf-over",
                    shared=yes(len(winners) > 1),
                    you=yes(self._seat in winners),
                    list=", ".join(self.names[seat] for seat in winners),
                    cards=min(p.totals),
                )
            case _:
                return None

    def _laid(self, laid: Laid, opens: bool) -> str:
        cards = self.cards.cards(laid.cards, laid.joker)
        kind = "kampf-ball" if laid.is_ball else "kampf-opens" if opens else "kampf-lays"
        return "  " + self._words(kind, **self._who(laid.seat), cards=cards, total=laid.total)

    def _who(self, seat: Seat) -> dict[str, str]:
        return {"who": self.names[seat], "you": yes(seat == self._seat)}
