"""The deck that somebody brings to the terminal: a starter by its name, or a list in a file."""

from __future__ import annotations

from pathlib import Path

from zaubertisch.cli.words import Words
from zaubertisch.games.seelenkrieger.deck import Deck, Problem, check_deck
from zaubertisch.games.seelenkrieger.decklist import Fault, read, read_json
from zaubertisch.games.seelenkrieger.reading import CARDS
from zaubertisch.games.seelenkrieger.rules import Seelenkrieger
from zaubertisch.games.seelenkrieger.starters import STARTERS, starter
from zaubertisch.games.seelenkrieger.state import Public
from zaubertisch.kernel import AnyGame, Refused
from zaubertisch.lab.decks import Ending

from .names import CardNames

ALL: tuple[str, ...] = STARTERS
CAUSES = {"defeats": "ten_defeats"}
"""What an ending is called where it is counted, if not as in the rules."""


def deck_named(said: str, game: AnyGame, words: Words) -> Deck:
    """The deck of this name or in this file, which may be played at the table; raises Refused."""
    assert isinstance(game, Seelenkrieger)
    deck = next((starter(name) for name in STARTERS if name == said), None) or _from(Path(said), words)
    if problems := check_deck(deck, game.format):
        raise Refused("deck-not-allowed", problems="; ".join(_problem(one, words) for one in problems))
    return deck


def ending(p: Public) -> Ending:
    """How a match ended, and how many turns of their own the player had who had more."""
    assert p.result is not None
    return Ending((p.turn + 1) // 2, CAUSES.get(p.result.cause, p.result.cause), p.first)


def _from(path: Path, words: Words) -> Deck:
    try:
        data = path.read_bytes()
        written = read_json(data) if path.suffix == ".json" else read(data.decode("utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        detail = getattr(error, "strerror", None) or "UTF-8"
        raise Refused("unreadable-file", file=str(path), detail=detail) from error
    if written.faults:
        raise Refused("deck-unreadable", problems="; ".join(_fault(one, words) for one in written.faults))
    return written.deck


def _fault(one: Fault, words: Words) -> str:
    if one.nearest is None:
        return words("soul-fault", line=one.line, text=one.text or one.code)
    return words("soul-fault-nearest", line=one.line, text=one.text, nearest=one.nearest)


def _problem(one: Problem, words: Words) -> str:
    card = "" if one.card is None else CardNames(words).card(one.card) if one.card in CARDS else one.card
    return words(f"soul-problem-{one.code}", zone=one.zone, card=card, have=one.have or 0, want=one.want or 0)
