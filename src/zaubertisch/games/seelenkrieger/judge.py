"""Who carries out a move, and the small changes of which everything else is made."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal, assert_never

import msgspec

from zaubertisch.kernel import EVERYONE, Seat, Tell, put

from . import events
from .cards import Card
from .options import Options
from .reading import in_order, without, without_all
from .state import Deed, Lying, Own, Place, Public, SoulTable, Unit
from .tasks import Task
from .values import InForce, in_force

replace = msgspec.structs.replace
To = Literal["hand", "bottom", "valley", "discard", "side"]


@dataclass(slots=True, frozen=True)
class Judge:
    """One move being carried out."""

    table: SoulTable
    options: Options
    tell: Tell

    @property
    def p(self) -> Public:
        """What everyone sees."""
        return self.table.public

    def own(self, seat: Seat) -> Own:
        """What the seat alone sees."""
        return self.table.own[seat]

    def say(self, event: events.Event) -> None:
        """Tell everyone."""
        self.tell(EVERYONE, event)

    def force(self) -> InForce:
        """The values in force now."""
        return in_force(self.p)

    def push(self, *tasks: Task) -> None:
        """More to be done before what waits; the last of them first."""
        self.p.agenda += tasks

    def pop(self) -> Task:
        """The next thing to be done."""
        task = self.p.agenda[-1]
        self.p.agenda = self.p.agenda[:-1]
        return task

    def number(self) -> int:
        """A new number for a card that comes to lie open."""
        self.p.serial += 1
        return self.p.serial

    # -- warriors on the field

    def edit(self, seat: Seat, unit: Unit, **changes: Any) -> Unit:
        """The warrior on the field, with some of its fields changed."""
        new = replace(unit, **changes)
        row = tuple([new if old.id == unit.id else old for old in self.p.field[seat]])
        self.p.field = put(self.p.field, seat, row)
        return new

    def remember(self, what: Any, seat: Seat, card: Card, id: int) -> None:
        """Note something that conditions of this turn may ask for."""
        self.p.deeds += (Deed(what, seat, card, id),)

    # -- cards that leave

    def lift(self, seat: Seat, unit: Unit) -> None:
        """Take a warrior from the field; its equipment goes to its owners' discards (SA52)."""
        self.p.field = put(self.p.field, seat, tuple(u for u in self.p.field[seat] if u.id != unit.id))
        for worn in unit.equipment:
            self.lay(worn.id, worn.card, worn.owner, "discard")

    def lay(self, id: int, card: Card, owner: Seat, to: To) -> None:
        """Put a card that left play where its owner keeps such cards."""
        p, own = self.p, self.own(owner)
        self.say(events.CardLeft(id, card, owner, to))
        match to:
            case "valley":
                p.valleys = put(p.valleys, owner, (*p.valleys[owner], Lying(self.number(), card)))
            case "discard":
                p.discards = put(p.discards, owner, (*p.discards[owner], Lying(self.number(), card)))
            case "hand":
                own.hand = in_order((*own.hand, card))
                p.hands = put(p.hands, owner, len(own.hand))
                p.shown = put(p.shown, owner, in_order((*p.shown[owner], card)))
            case "side":
                own.side = in_order((*own.side, card))
                p.sides = put(p.sides, owner, len(own.side))
            case "bottom":
                self.bury(owner, card)
            case _:
                assert_never(to)

    def remove_building(self, seat: Seat, place: Place) -> None:
        """Take a building from the table."""
        row = tuple(one for one in self.p.buildings[seat] if one.id != place.id)
        self.p.buildings = put(self.p.buildings, seat, row)

    def lay_hero(self, unit: Unit) -> None:
        """A hero goes back to where it was called from (SA73)."""
        self.say(events.CardLeft(unit.id, unit.card, unit.owner, "side"))
        self.p.heroes = put(self.p.heroes, unit.owner, unit.card)

    # -- decks and hands

    def draw(self, seat: Seat, n: int) -> int:
        """The top cards come to the hand, as many as there are; how many those were."""
        p, own, hidden = self.p, self.own(seat), self.table.hidden
        drawn = hidden.decks[seat][:n]
        hidden.decks = put(hidden.decks, seat, hidden.decks[seat][len(drawn) :])
        p.decks = put(p.decks, seat, len(hidden.decks[seat]))
        own.hand, own.deck = in_order((*own.hand, *drawn)), without_all(own.deck, drawn)
        p.hands = put(p.hands, seat, len(own.hand))
        for place, card in enumerate(drawn, start=1):
            self._know_drawn(seat, card, left=p.decks[seat] + len(drawn) - place)
            self.tell(seat, events.CardDrawn(card))
        if drawn:
            self.say(events.CardsDrawn(seat, len(drawn)))
        return len(drawn)

    def _know_drawn(self, seat: Seat, card: Card, left: int) -> None:
        """What was known of the card on top is known of the hand now; so many were left below it."""
        p, own = self.p, self.own(seat)
        own.top = own.top[1:]
        known: Card | None = None
        if p.tops[seat]:
            known = p.tops[seat][0]
            p.tops = put(p.tops, seat, p.tops[seat][1:])
        if len(p.bottoms[seat]) > left:
            known = p.bottoms[seat][0]
            p.bottoms = put(p.bottoms, seat, p.bottoms[seat][1:])
        if len(own.bottom) > left:
            own.bottom = own.bottom[1:]
        if known is not None:
            assert known == card
            p.shown = put(p.shown, seat, in_order((*p.shown[seat], known)))

    def bury(self, seat: Seat, card: Card, known: bool = True) -> None:
        """Put a card below the deck of the seat; `known` to everyone, or to the seat alone."""
        p, own, hidden = self.p, self.own(seat), self.table.hidden
        hidden.decks = put(hidden.decks, seat, (*hidden.decks[seat], card))
        p.decks = put(p.decks, seat, len(hidden.decks[seat]))
        own.deck, own.bottom = in_order((*own.deck, card)), (*own.bottom, card)
        p.bottoms = put(p.bottoms, seat, (*p.bottoms[seat], card if known else None))

    def shuffle(self, seat: Seat) -> None:
        """Shuffle the deck: of what was known of its order only that the cards are somewhere is left."""
        p, own, hidden = self.p, self.own(seat), self.table.hidden
        hidden.decks = put(hidden.decks, seat, self.table.rng.shuffle(hidden.decks[seat]))
        known = (*p.tops[seat], *(card for card in p.bottoms[seat] if card is not None))
        p.within = put(p.within, seat, in_order((*p.within[seat], *known)))
        p.tops, p.bottoms = put(p.tops, seat, ()), put(p.bottoms, seat, ())
        own.top, own.bottom = (), ()
        self.say(events.Shuffled(seat))

    def from_hand(self, seat: Seat, card: Card) -> None:
        """A card leaves the hand, for everyone to see."""
        p, own = self.p, self.own(seat)
        own.hand = without(own.hand, card)
        p.hands = put(p.hands, seat, len(own.hand))
        self.unhide(seat, card)

    def unhide(self, seat: Seat, card: Card) -> None:
        """A card came out of sight no more: it is not among those known to be hidden."""
        p = self.p
        if card in p.shown[seat]:
            p.shown = put(p.shown, seat, without(p.shown[seat], card))
        elif card in p.within[seat]:
            p.within = put(p.within, seat, without(p.within[seat], card))

    def pay(self, seat: Seat, n: int) -> None:
        """Sparks are spent."""
        self.p.sparks = put(self.p.sparks, seat, self.p.sparks[seat] - n)

    def gain(self, seat: Seat, n: int) -> None:
        """Sparks come in, up to the cap if there is one (SA27)."""
        sum = self.p.sparks[seat] + n
        cap = self.options.spark_cap
        self.p.sparks = put(self.p.sparks, seat, min(sum, cap) if cap else sum)
