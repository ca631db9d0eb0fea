"""The kernel: what is true at a table, who may know it, and how a match goes on."""

from .decks import Decks, ReadList, ReadyDeck, SampleHand, Samples, Unread
from .game import EVERYONE, LANGUAGES, AnyGame, Box, Game, Language, Offer, Tell, expand, mute
from .match import Match, Moves, TakeBack, Turn, replay
from .refusal import IllegalMove, Misfit, NotYourTurn, Reason, Refused, StaleTurn
from .rng import FastRng, KeyedRng, Rng
from .table import Seat, Table, View, clone, put, view_of

__all__ = [
    "EVERYONE",
    "LANGUAGES",
    "AnyGame",
    "Box",
    "Decks",
    "FastRng",
    "Game",
    "IllegalMove",
    "KeyedRng",
    "Language",
    "Match",
    "Misfit",
    "Moves",
    "NotYourTurn",
    "Offer",
    "ReadList",
    "ReadyDeck",
    "Reason",
    "Refused",
    "Rng",
    "SampleHand",
    "Samples",
    "Seat",
    "StaleTurn",
    "Table",
    "TakeBack",
    "Tell",
    "Turn",
    "Unread",
    "View",
    "clone",
    "expand",
    "mute",
    "put",
    "replay",
    "view_of",
]
