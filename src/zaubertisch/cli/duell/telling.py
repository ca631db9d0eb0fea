"""What happens in the duel, as sentences."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from zaubertisch.cli.words import Words, yes
from zaubertisch.games.duell.state import (
    CardDrawn,
    Event,
    MatchOver,
    PileRefilled,
    PotionsShown,
    Public,
    Result,
    Round,
    SpellsShown,
)
from zaubertisch.kernel import Seat

from .spells import described


class Telling:
    """Tells one seat what it may hear."""

    def __init__(self, words: Words, names: Sequence[str], seat: Seat, hidden_potion: bool) -> None:
        """Take the names of both seats; who sits at `seat` is called you.

        Where potions are hidden, who drank is told with the spells.
        """
        self._words, self._names, self._seat = words, names, seat
        self._hidden_potion = hidden_potion

    def sentences(self, event: Event) -> Iterator[str]:
        """The sentences of an event, in the order in which it happens."""
        match event:
            case PotionsShown(drank=drank, mana=mana):
                yield from self._potions(drank, mana)
            case SpellsShown(round=fought):
                yield from self._fought(fought)
            case PileRefilled(cards=cards):
                yield self._words("duel-refilled", cards=cards)
            case CardDrawn(card=card):
                yield self._words("duel-drawn", card=described(card, self._words))
            case MatchOver(result=result):
                yield self._words("duel-cause", cause=result.cause)
                yield self._over(result)

    def standing(self, p: Public, mana: int) -> str:
        """Life and mana of both, this seat first, and the cards that can be drawn."""
        rows = [
            self._words("duel-standing", **self._who(seat), life=p.life[seat], mana=mana_shown)
            for seat, mana_shown in ((self._seat, mana), (1 - self._seat, p.mana[1 - self._seat]))
        ]
        return " · ".join((*rows, self._words("duel-pile", cards=p.pile)))

    def _potions(self, drank: Sequence[bool | None], mana: Sequence[int]) -> Iterator[str]:
        for seat, drunk in enumerate(drank):
            if drunk is not None:
                name = "duel-drinks" if drunk else "duel-keeps"
                yield self._words(name, **self._who(seat), mana=mana[seat])

    def _fought(self, fought: Round) -> Iterator[str]:
        for seat in (self._seat, 1 - self._seat):
            paid = fought.paid[seat]
            card = described(fought.cards[seat], self._words)
            drank = yes(self._hidden_potion and fought.drank[seat])
            yield self._words("duel-casts", **self._who(seat), drank=drank, card=card)
            if paid is None:
                yield self._words("duel-cannot-pay", **self._who(seat))
        losers = [seat for seat in range(2) if fought.lost[seat]]
        for seat in losers:
            yield self._words("duel-loses", **self._who(seat), life=fought.life[seat])
        if not losers and None not in fought.paid:
            yield self._words("duel-nobody-loses")

    def _over(self, result: Result) -> str:
        if result.winner is None:
            return self._words("duel-draw")
        return self._words("duel-won", **self._who(result.winner))

    def _who(self, seat: Seat) -> dict[str, str]:
        return {"who": self._names[seat], "you": yes(seat == self._seat)}
