"""What is still to be done, as data: the stack of what waits for answers, and all that is being resolved.

The table carries its own continuation, so a match can stop at any question, be stored, sent and copied.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from zaubertisch.kernel import Seat

from .cards import Card
from .vocabulary.filters import Filter
from .vocabulary.operations import Operation

Opening = Literal["played", "attack", "used", "defeat", "start", "end"]
"""The six windows, and only these (SA39)."""


class Word(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="task"):
    """A task."""


class Playing(Word, frozen=True, tag="playing"):
    """A card that is being played or called: paid, and not yet in play."""

    id: int
    seat: Seat
    card: Card | None  # None: a spell, face down
    paid: int = 0
    bearer: int | None = None


class Attacking(Word, frozen=True, tag="attacking"):
    """An attack that was declared (S44, S48); `overflow` is the second enemy named for what is left over."""

    id: int
    seat: Seat
    attackers: tuple[int, ...]
    target: int
    overflow: int | None = None


class Using(Word, frozen=True, tag="using"):
    """An effect or a prepared spell that is being used."""

    id: int
    seat: Seat
    source: int  # the number of the card in play; of a spell, its own
    card: Card
    effect: int  # the place of the effect on its card
    aims: tuple[tuple[int, ...], ...] = ()
    spell: bool = False


Waiting = Playing | Attacking | Using


class Window(Word, frozen=True, tag="window"):
    """Everyone may answer: the asked seat now.  Two passes in a row close it (SA40)."""

    opening: Opening
    first: Seat  # asked first, and so again after each answer
    asked: Seat
    passed: int = 0
    dying: tuple[int, ...] = ()


def window(opening: Opening, by: Seat, dying: tuple[int, ...] = ()) -> Window:
    """A window on what this seat did: its opponent is asked first (SA40)."""
    return Window(opening, 1 - by, 1 - by, dying=dying)


class Context(msgspec.Struct, frozen=True, omit_defaults=True):
    """To whom the words of an effect point."""

    seat: Seat
    source: int
    card: Card
    bearer: int | None = None
    cause: int | None = None  # what caused the event
    befell: int | None = None  # what the event befell
    owner: Seat | None = None  # of what the event befell
    aims: tuple[tuple[int, ...], ...] = ()
    spell: bool = False


class Doing(Word, frozen=True, tag="doing"):
    """Operations, one after the other."""

    do: tuple[Operation, ...]
    context: Context


class Fired(msgspec.Struct, frozen=True, omit_defaults=True):
    """A trigger that waits for its turn."""

    ability: int  # its place on the card
    context: Context


class Triggers(Word, frozen=True, tag="triggers"):
    """Triggers that came together: the active player's first, each orders the own (SA42)."""

    fired: tuple[Fired, ...]


class Aiming(Word, frozen=True, tag="aiming"):
    """A trigger whose controller chooses what it aims at."""

    fired: Fired
    among: tuple[int, ...]
    most: int
    optional: bool


class Offering(Word, frozen=True, tag="offering"):
    """Sparks that may be paid: then the one happens; else the other."""

    n: int
    do: tuple[Operation, ...]
    otherwise: tuple[Operation, ...]
    context: Context


class Falling(Word, frozen=True, tag="falling"):
    """Warriors without life: answered already; some asked whether something happens instead."""

    answered: tuple[int, ...]
    asked: tuple[str, ...] = ()


class Replacing(Word, frozen=True, tag="replacing"):
    """Whether something happens instead of a defeat."""

    unit: int
    ability: int
    context: Context


class Striking(Word, frozen=True, tag="striking"):
    """The damage of an attack, after the answers and the triggers of the attackers."""

    attack: Attacking


class Searching(Word, frozen=True, tag="searching"):
    """Somebody searches among the cards looked at; the rest is shuffled, or ordered and put below."""

    of: Filter
    to: Literal["hand", "attach", "field"]
    whole: bool
    context: Context


class Arranging(Word, frozen=True, tag="arranging"):
    """Somebody puts the cards looked at back: on top, or below."""

    where: Literal["top", "bottom", "either"]
    context: Context


class Attaching(Word, frozen=True, tag="attaching"):
    """A found piece of equipment is hung on a warrior."""

    card: Card
    context: Context


class Discarding(Word, frozen=True, tag="discarding"):
    """Somebody lays cards of the hand away."""

    seat: Seat
    n: int


class Overflowing(Word, frozen=True, tag="overflowing"):
    """The defender says which warrior takes the excess (SA63)."""

    seat: Seat
    excess: int
    attackers: tuple[int, ...]
    dealt: int  # to the building


class Overrunning(Word, frozen=True, tag="overrunning"):
    """What is left over of an attack goes on to a second enemy, if the first is defeated."""

    attack: Attacking
    over: int
    dealt: int  # to the first


class AfterHits(Word, frozen=True, tag="after_hits"):
    """The attack is over: what lasts as long as an attack ends."""


class Check(Word, frozen=True, tag="check"):
    """Whoever has no life left is defeated, and so again until nothing changes."""


class Stage(Word, frozen=True, tag="stage"):
    """A step of the turn that comes by itself."""

    step: Literal["draw", "end", "over", "next"]


Task = (
    Playing
    | Attacking
    | Using
    | Window
    | Doing
    | Triggers
    | Aiming
    | Offering
    | Falling
    | Replacing
    | Striking
    | Searching
    | Arranging
    | Attaching
    | Discarding
    | Overflowing
    | Overrunning
    | AfterHits
    | Check
    | Stage
)
