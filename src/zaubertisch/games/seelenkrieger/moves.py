"""What a seat can do."""

from __future__ import annotations

import msgspec

from .cards import Card


class Word(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="do"):
    """A move."""


class Keep(Word, frozen=True, tag="keep"):
    """The first hand is kept (SA15)."""


class Redraw(Word, frozen=True, tag="redraw"):
    """The first hand is shuffled in, and as many cards are drawn (SA15)."""


class Play(Word, frozen=True, tag="play"):
    """A card of the hand: a warrior, equipment and its bearer, or a spell laid down prepared (S34-S37)."""

    card: Card
    bearer: int | None = None


class Call(Word, frozen=True, tag="call"):
    """A card of the side deck, or the hero (S40, S41)."""

    card: Card


class Attack(Word, frozen=True, tag="attack"):
    """Up to three warriors, by rising number, on a warrior or a building (S43-S51).

    `overflow` is the warrior who takes what is left over: of a building (SA63), or by overrunning.
    """

    attackers: tuple[int, ...]
    target: int
    overflow: int | None = None


class Use(Word, frozen=True, tag="use"):
    """An effect of a card in play (S38)."""

    source: int
    ability: int
    aims: tuple[tuple[int, ...], ...] = ()


class Cast(Word, frozen=True, tag="cast"):
    """A prepared spell, by its place in the row; of its effects the chosen one (S37)."""

    place: int
    choice: int = 0
    aims: tuple[tuple[int, ...], ...] = ()


class Pass(Word, frozen=True, tag="pass"):
    """No answer; with `rest`, to nothing more in this turn, which everyone sees (SA44)."""

    rest: bool = False


class EndTurn(Word, frozen=True, tag="end_turn"):
    """The end of the own turn (S42)."""


class Choose(Word, frozen=True, tag="choose"):
    """Among cards that lie open: what a trigger aims at, or who bears what was found."""

    ids: tuple[int, ...]


class Next(Word, frozen=True, tag="next"):
    """Which of the own triggers comes next (SA42)."""

    place: int


class Agree(Word, frozen=True, tag="agree"):
    """Yes: pay, or let it happen instead."""


class Decline(Word, frozen=True, tag="decline"):
    """No."""


class Take(Word, frozen=True, tag="take"):
    """The card that was looked for; None: nothing was found (SA81)."""

    card: Card | None


class Arrange(Word, frozen=True, tag="arrange"):
    """The cards looked at go back: on top, the first one uppermost, or below, the last one lowest."""

    top: tuple[Card, ...] = ()
    bottom: tuple[Card, ...] = ()


class Lay(Word, frozen=True, tag="lay"):
    """A card of the hand is laid away."""

    card: Card


Move = (
    Keep
    | Redraw
    | Play
    | Call
    | Attack
    | Use
    | Cast
    | Pass
    | EndTurn
    | Choose
    | Next
    | Agree
    | Decline
    | Take
    | Arrange
    | Lay
)
