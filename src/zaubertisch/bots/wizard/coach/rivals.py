"""Who may still beat a card: looked up in the hands of the worlds, not in what is played there."""

from __future__ import annotations

from collections.abc import Sequence

from zaubertisch.bots.wizard.compiled.masks import CARDS, bit, suit_cards
from zaubertisch.bots.wizard.compiled.round import Round
from zaubertisch.bots.wizard.compiled.worlds import Situation

from .advice import Beaten
from .trying import Hands, begin

LEAST = 0.02
"""A smaller chance is not worth a word."""


def rivals(known: Situation, worlds: Sequence[Hands], card: int) -> tuple[Beaten, ...]:
    """The seats that play after the card and may beat it, the likeliest first."""
    now = known.now
    laid = Round(now.players, now.cards, now.start)
    begin(laid, now, worlds[0])
    laid.act(card)
    if not laid.laid or laid.best != known.seat:
        return ()  # the trick is full, or another card takes it already
    above = sum(bit(other) for other in range(CARDS) if laid.height(other, laid.followed(other)) > laid.key)
    trumps = above & suit_cards(now.trump) if now.trump >= 0 else 0
    found = []
    seat = laid.turn
    for _ in range(now.players - laid.laid):
        may = [laid.playable(hands[seat]) & above for hands in worlds]
        chance = sum(map(bool, may)) / len(worlds)
        if chance >= LEAST:
            found.append(Beaten(seat, chance, sum(bool(cards & trumps) for cards in may) / len(worlds)))
        seat = laid.next(seat)
    return tuple(sorted(found, key=lambda one: -one.chance))
