"""What happens, for everyone or for one seat to hear."""

from __future__ import annotations

from typing import Literal

import msgspec

from zaubertisch.kernel import Seat

from .cards import Card
from .state import Result
from .tasks import Opening
from .vocabulary.words import Keyword, Stat


class Word(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="event"):
    """An event."""


class HandsKept(Word, frozen=True, tag="hands_kept"):
    """Both have said whether they keep the first hand."""

    keeps: tuple[bool, ...]


class TurnBegan(Word, frozen=True, tag="turn_began"):
    """A turn of the game, from 1, and the sparks that came in."""

    turn: int
    seat: Seat
    income: int


class CardsDrawn(Word, frozen=True, tag="cards_drawn"):
    """So many cards were drawn."""

    seat: Seat
    cards: int


class CardDrawn(Word, frozen=True, tag="card_drawn"):
    """The card; only its drawer hears it."""

    card: Card


class CardPlayed(Word, frozen=True, tag="card_played"):
    """A card was paid or called; a spell stays face down."""

    seat: Seat
    card: Card | None
    paid: int
    bearer: int | None = None


class CardEntered(Word, frozen=True, tag="card_entered"):
    """A card came into play under this number; `out_of_valley`: it was summoned out of a valley."""

    seat: Seat
    id: int
    card: Card
    bearer: int | None = None
    out_of_valley: bool = False


class CardLeft(Word, frozen=True, tag="card_left"):
    """A card left its place; `top` and `bottom` are those of its owner's deck."""

    id: int
    card: Card
    owner: Seat
    to: Literal["hand", "top", "bottom", "valley", "discard", "side"]


class Prepared(Word, frozen=True, tag="prepared"):
    """A spell lies prepared."""

    seat: Seat
    paid: int


class AttackDeclared(Word, frozen=True, tag="attack_declared"):
    """Who attacks whom."""

    seat: Seat
    attackers: tuple[int, ...]
    target: int
    overflow: int | None = None


class AttackEnded(Word, frozen=True, tag="attack_ended"):
    """The attack came to nothing: nobody is left, or it does not suffice for the building (SA61, SA62)."""

    target: int


class Used(Word, frozen=True, tag="used"):
    """An effect or a spell is being used."""

    seat: Seat
    source: int
    card: Card
    effect: int
    aims: tuple[tuple[int, ...], ...] = ()
    spell: bool = False


class Negated(Word, frozen=True, tag="negated"):
    """What waited came to nothing."""

    id: int
    card: Card | None


class Passed(Word, frozen=True, tag="passed"):
    """No answer was given."""

    seat: Seat
    opening: Opening
    rest: bool = False


class Triggered(Word, frozen=True, tag="triggered"):
    """An effect happens by itself."""

    seat: Seat
    source: int
    card: Card
    ability: int
    aims: tuple[tuple[int, ...], ...] = ()


class Damaged(Word, frozen=True, tag="damaged"):
    """Life was lost; `prevented` of it was not."""

    id: int
    n: int
    prevented: int = 0
    by: tuple[int, ...] = ()


class Healed(Word, frozen=True, tag="healed"):
    """Life came back."""

    id: int
    n: int


class Changed(Word, frozen=True, tag="changed"):
    """A value, a keyword or a shield for a while."""

    id: int
    stat: Stat | None = None
    n: int = 0
    keyword: Keyword | None = None
    prevents: int = 0


class Turned(Word, frozen=True, tag="turned"):
    """A warrior may attack no more in this turn, or once more."""

    id: int
    used: bool


class WarriorDefeated(Word, frozen=True, tag="warrior_defeated"):
    """A warrior was defeated, and counts for the other seat."""

    id: int
    card: Card
    seat: Seat
    owner: Seat
    by: tuple[int, ...] = ()


class DefeatReplaced(Word, frozen=True, tag="defeat_replaced"):
    """Something happened instead of a defeat (SA80)."""

    id: int


class Destroyed(Word, frozen=True, tag="destroyed"):
    """A building was destroyed (S49)."""

    id: int
    card: Card
    seat: Seat


class SparksChanged(Word, frozen=True, tag="sparks_changed"):
    """Sparks came or went by an effect."""

    seat: Seat
    n: int


class Found(Word, frozen=True, tag="found"):
    """What a search has found; None: nothing."""

    seat: Seat
    card: Card | None


class Looked(Word, frozen=True, tag="looked"):
    """So many cards were looked at."""

    seat: Seat
    cards: int


class PutBack(Word, frozen=True, tag="put_back"):
    """The cards looked at went back, so many on top and so many below."""

    seat: Seat
    top: int
    bottom: int


class Revealed(Word, frozen=True, tag="revealed"):
    """Cards on top of a deck were shown."""

    seat: Seat
    cards: tuple[Card, ...]


class Shuffled(Word, frozen=True, tag="shuffled"):
    """A deck was shuffled."""

    seat: Seat


class Counted(Word, frozen=True, tag="counted"):
    """One more defeat for the seat, by a summoning out of a valley (S3)."""

    seat: Seat


class Stopped(Word, frozen=True, tag="stopped"):
    """What was being resolved had no end: all effects that still waited came to nothing."""


class MatchOver(Word, frozen=True, tag="match_over"):
    """The match is decided, or drawn."""

    result: Result


Event = (
    HandsKept
    | TurnBegan
    | CardsDrawn
    | CardDrawn
    | CardPlayed
    | CardEntered
    | CardLeft
    | Prepared
    | AttackDeclared
    | AttackEnded
    | Used
    | Negated
    | Passed
    | Triggered
    | Damaged
    | Healed
    | Changed
    | Turned
    | WarriorDefeated
    | DefeatReplaced
    | Destroyed
    | SparksChanged
    | Found
    | Looked
    | PutBack
    | Revealed
    | Shuffled
    | Counted
    | Stopped
    | MatchOver
)
