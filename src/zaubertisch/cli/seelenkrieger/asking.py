"""What a seat is asked, as a sentence."""

from __future__ import annotations

from zaubertisch.cli.words import Words
from zaubertisch.games.seelenkrieger.state import Public
from zaubertisch.games.seelenkrieger.tasks import (
    Aiming,
    Arranging,
    Attaching,
    Discarding,
    Offering,
    Overflowing,
    Replacing,
    Searching,
    Triggers,
    Window,
)

from .names import CardNames


def question(p: Public, cards: CardNames, words: Words) -> str:
    """The question to whoever is asked now."""
    if p.phase == "mulligan":
        return words("soul-ask-mulligan")
    match p.agenda[-1] if p.agenda else None:
        case Window(opening=opening):
            return words("soul-ask-window", opening=opening)
        case Triggers():
            return words("soul-ask-triggers")
        case Aiming(fired=fired, most=most):
            return words("soul-ask-aim", card=cards.at(fired.context.source), most=most)
        case Offering(n=n, context=c):
            return words("soul-ask-pay", card=cards.at(c.source), n=n)
        case Replacing(unit=unit):
            return words("soul-ask-replace", card=cards.at(unit))
        case Searching():
            return words("soul-ask-search")
        case Arranging():
            return words("soul-ask-arrange")
        case Attaching(card=card):
            return words("soul-ask-attach", card=cards.card(card))
        case Discarding(n=n):
            return words("soul-ask-discard", n=n)
        case Overflowing(excess=excess):
            return words("soul-ask-overflow", n=excess)
        case _:
            return words("soul-ask-main")
