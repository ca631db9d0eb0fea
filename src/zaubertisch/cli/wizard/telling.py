"""What happens at the table, as sentences."""

from __future__ import annotations

from collections.abc import Sequence

from zaubertisch.cli.words import Words, signed, yes
from zaubertisch.games.wizard.cards import SUIT
from zaubertisch.games.wizard.state import (
    BidMade,
    BidsShown,
    CardPlayed,
    Event,
    MatchOver,
    Public,
    RoundDealt,
    TrickTaken,
    TrumpNamed,
)
from zaubertisch.kernel import Seat

from .cards import CardNames


class Telling:
    """Tells one seat what everyone may hear."""

    def __init__(self, words: Words, names: Sequence[str], seat: Seat) -> None:
        """Take the names of all seats; who sits at `seat` is called you."""
        self._words = words
        self._names = [words("you") if s == seat else name for s, name in enumerate(names)]
        self._seat = seat
        self.cards = CardNames(words)

    def name(self, seat: Seat) -> str:
        """What a seat is called."""
        return self._names[seat]

    def sentence(self, event: Event, p: Public) -> str | None:
        """The sentence of an event, p being the table just after it; None for what is shown as a sheet."""
        words = self._words
        match event:
            case RoundDealt():
                return self.dealt(event, len(p.plan))
            case TrumpNamed(seat=seat, suit=suit):
                colour, name = self.cards.colour(suit), self.cards.suit(suit)
                return words("trump-named", **self._who(seat), colour=colour, suit=name)
            case BidMade(seat=seat, tricks=tricks, again=again):
                return words("bid-again" if again else "bid-made", **self._who(seat), tricks=tricks)
            case BidsShown(bids=bids):
                return words("bids-shown", list=", ".join(map("{} {}".format, self._names, bids)))
            case CardPlayed(seat=seat, card=card):
                led = len(p.trick) == 1
                name = self.cards.name(card)
                return "  " + words("card-led" if led else "card-laid", **self._who(seat), card=name)
            case TrickTaken(number=number, trick=trick):
                return words("trick-taken", **self._who(trick.taker), number=number)
            case MatchOver(winners=winners):
                return words(
                    "match-over",
                    shared=yes(len(winners) > 1),
                    you=yes(self._seat in winners),
                    list=", ".join(self._names[seat] for seat in winners),
                    total=signed(max(p.totals)),
                )
            case _:
                return None

    def dealt(self, event: RoundDealt, rounds: int) -> str:
        """The head of a round: its cards and its trump."""
        turned = event.turned
        suit = None if turned is None else SUIT[turned]
        special = "none" if turned is None else turned if suit is None else "card"
        return self._words(
            "round-dealt",
            round=event.round,
            rounds=rounds,
            cards=event.cards,
            turned=special,
            card="" if turned is None else self.cards.name(turned),
            colour="" if suit is None else self.cards.colour(suit),
            suit="" if suit is None else self.cards.suit(suit),
        )

    def _who(self, seat: Seat) -> dict[str, str]:
        return {"who": self._names[seat], "you": yes(seat == self._seat)}
