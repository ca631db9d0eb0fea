"""What happens in a match of Seelenkrieger, as sentences."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from zaubertisch.cli.words import Words, yes
from zaubertisch.games.seelenkrieger import events
from zaubertisch.games.seelenkrieger.deck import belongs
from zaubertisch.games.seelenkrieger.reading import CARDS
from zaubertisch.games.seelenkrieger.state import Result
from zaubertisch.kernel import Seat

from .names import CardNames


class Telling:
    """Tells one seat what it may hear."""

    def __init__(self, words: Words, names: Sequence[str], seat: Seat, cards: CardNames) -> None:
        """Take the names of both seats; who sits at `seat` is called you."""
        self._words, self._names, self._seat, self._cards = words, names, seat, cards

    def sentences(self, event: events.Event) -> Iterator[str]:
        """The sentences of an event; none for what another event tells."""
        words, cards = self._words, self._cards
        match event:
            case events.HandsKept(keeps=keeps):
                for seat, kept in enumerate(keeps):
                    yield words("soul-keeps" if kept else "soul-redraws", **self.who(seat))
            case events.TurnBegan(turn=turn, seat=seat, income=income):
                yield words("soul-turn", **self.who(seat), turn=turn, sparks=income)
            case events.CardsDrawn(seat=seat, cards=n) if seat != self._seat:
                yield words("soul-draws", **self.who(seat), cards=n)
            case events.CardDrawn(card=card):
                yield words("soul-drawn", card=cards.described(card))
            case events.CardPlayed():
                yield self._played(event)
            case events.CardEntered(id=id, card=card, bearer=bearer, out_of_valley=back):
                cards.met(id, card)
                how = "bearer" if bearer is not None else "valley" if back else "plain"
                on = "" if bearer is None else cards.at(bearer)
                yield words("soul-enters", card=cards.at(id), how=how, bearer=on)
            case events.CardLeft(id=id, card=card, to=to):
                cards.met(id, card)
                yield words("soul-leaves", card=cards.at(id), to=to)
            case events.AttackDeclared(seat=seat, attackers=band, target=target, overflow=second):
                with_second = "" if second is None else f" > {cards.at(second)}"
                said = f"{cards.all_at(band)} > {cards.at(target)}{with_second}"
                yield words("soul-attacks", **self.who(seat), attack=said)
            case events.AttackEnded(target=target):
                yield words("soul-attack-ended", card=cards.at(target))
            case events.Used(seat=seat, source=source, card=card, aims=aims, spell=spell):
                cards.met(source, card)
                said = cards.aims(aims)
                yield words(
                    "soul-uses", **self.who(seat), card=cards.at(source), spell=yes(spell), at=yes(bool(said))
                ) + (f" {said}." if said else "")
            case events.Negated(card=card):
                yield words("soul-negated", card=cards.card(card))
            case events.Passed(seat=seat, rest=True):
                yield words("soul-passes-rest", **self.who(seat))
            case events.Triggered(source=source, card=card, aims=aims):
                cards.met(source, card)
                yield f"{cards.at(source)}: {cards.aims(aims) or words('soul-triggered')}"
            case events.Damaged(id=id, n=n, prevented=prevented):
                yield words("soul-damaged", card=cards.at(id), n=n, prevented=prevented)
            case events.Healed(id=id, n=n):
                yield words("soul-healed", card=cards.at(id), n=n)
            case events.Changed():
                yield self._changed(event)
            case events.Turned(id=id, used=used):
                yield words("soul-turned", card=cards.at(id), used=yes(used))
            case events.WarriorDefeated(id=id, card=card, seat=seat):
                cards.met(id, card)
                yield words("soul-defeated", **self.who(seat), card=cards.at(id))
            case events.DefeatReplaced(id=id):
                yield words("soul-replaced", card=cards.at(id))
            case events.Destroyed(id=id, card=card):
                cards.met(id, card)
                yield words("soul-destroyed", card=cards.at(id))
            case events.SparksChanged(seat=seat, n=n) if n:
                yield words("soul-sparks", **self.who(seat), gains=yes(n > 0), n=abs(n))
            case events.Found(seat=seat, card=card):
                said = words("soul-nothing") if card is None else cards.card(card)
                yield words("soul-found", **self.who(seat), card=said)
            case events.Looked(seat=seat, cards=n):
                yield words("soul-looks", **self.who(seat), cards=n)
            case events.PutBack(seat=seat, top=top, bottom=bottom):
                yield words("soul-puts-back", **self.who(seat), top=top, bottom=bottom)
            case events.Revealed(seat=seat, cards=shown):
                yield words("soul-reveals", **self.who(seat), list=cards.cards(shown))
            case events.Shuffled(seat=seat):
                yield words("soul-shuffles", **self.who(seat))
            case events.Counted(seat=seat):
                yield words("soul-counted", **self.who(seat))
            case events.Stopped():
                yield words("soul-stopped")
            case events.MatchOver(result=result):
                yield words("soul-cause", cause=result.cause)
                yield self._over(result)
            case _:
                pass

    def _played(self, event: events.CardPlayed) -> str:
        who, card = self.who(event.seat), event.card
        if card is not None and belongs(CARDS[card]) != "main":
            return self._words("soul-calls", **who, card=self._cards.described(card))
        said = self._cards.card(None) if card is None else self._cards.described(card)
        return self._words("soul-plays", **who, card=said, paid=event.paid)

    def _changed(self, event: events.Changed) -> str:
        words, card = self._words, self._cards.at(event.id)
        if event.stat is not None:
            return words("soul-changed", card=card, n=f"{event.n:+d}", what=words(f"soul-stat-{event.stat}"))
        if event.keyword is not None:
            keyword = words(f"soul-keyword-{event.keyword.name}", n=event.keyword.n)
            return words("soul-granted", card=card, what=keyword)
        return words("soul-shielded", card=card, n=event.prevents)

    def _over(self, result: Result) -> str:
        if result.winner is None:
            return self._words("soul-draw")
        return self._words("soul-won", **self.who(result.winner))

    def who(self, seat: Seat) -> dict[str, str]:
        """The name of a seat, and whether it is the one that is told."""
        return {"who": self._names[seat], "you": yes(seat == self._seat)}
