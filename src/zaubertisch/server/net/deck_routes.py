"""The addresses of decks that are being built; nothing is kept here, and nobody need say who they are."""

from __future__ import annotations

from litestar import get, post

from zaubertisch.kernel import ReadList, Samples
from zaubertisch.server.accounts import deckbuilding
from zaubertisch.server.messages.deck_wire import CheckDeck, DeckChecked, DrawHand, ReadDeck, Shelf

from .gate import AnyRequest, Gate


@get("/games/{game:str}/decks", sync_to_thread=False)
def shelf(game: str) -> Shelf:
    """What the game brings along."""
    return deckbuilding.shelf(game)


@post("/games/{game:str}/decks/check", status_code=200)
async def check(request: AnyRequest, game: str, gate: Gate) -> DeckChecked:
    """What is wrong with a deck."""
    return deckbuilding.check(game, await gate.read(request, CheckDeck))


@post("/games/{game:str}/decks/read", status_code=200)
async def read(request: AnyRequest, game: str, gate: Gate) -> ReadList:
    """The deck of a list."""
    return deckbuilding.read(game, await gate.read(request, ReadDeck))


@post("/games/{game:str}/decks/hand", status_code=200)
async def hand(request: AnyRequest, game: str, gate: Gate) -> Samples:
    """A first hand."""
    return deckbuilding.hand(game, await gate.read(request, DrawHand))


DECKS = (shelf, check, read, hand)
