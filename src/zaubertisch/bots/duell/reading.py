"""Reading the other seat: whether it hits as hard as its mana allows, and what it will cast if it does.

Whoever plays so has told a great deal with every spell: that it holds nothing stronger which it could have
paid.  What has been with it for long is too dear for it or too weak; only what it has drawn since is new.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache
from math import exp, log

from zaubertisch.games.duell.cards import DECK, SPELL, Card, Spell
from zaubertisch.games.duell.rules import HAND
from zaubertisch.games.duell.state import DuelView, Round
from zaubertisch.kernel import Rng, Seat

from .thumb import force

SPELLS = tuple(dict.fromkeys(SPELL.values()))

HELD = 0.25
"""How likely a kind of spell is held: so likely whoever hits hard had to pass over a stronger kind."""

SUREST, LEAST_SURE = 4.0, -6.0
"""The logarithm of the odds goes no farther, so that whoever changes is soon noticed."""

GUESSES, FINE = 24, 1 << 30


def hits_hard(rounds: Sequence[Round], seat: Seat) -> float:
    """How likely it is that this seat always casts the strongest spell that it can pay; at first one half."""
    odds = 0.0
    for round_ in rounds:
        odds = min(SUREST, max(LEAST_SURE, odds + _told(SPELL[round_.cards[seat]], mana_in(round_, seat))))
    return 1 / (1 + exp(-odds))


@cache
def _told(spell: Spell, mana: int) -> float:
    """How much likelier the spell is from who hits hard than from who draws among all that can be paid."""
    payable = [one for one in SPELLS if one.cost <= mana]
    stronger = sum(force(one, mana) > force(spell, mana) for one in payable)
    return stronger * log(1 - HELD) + log(HELD * max(1, len(payable)))


def mana_in(round_: Round, seat: Seat) -> int:
    """The mana that the seat could cast with in that round."""
    return round_.mana[seat] + (round_.paid[seat] or 0)


def hardest(view: DuelView, left: int, rng: Rng) -> dict[Spell, float]:
    """What the other seat will cast with so much mana if it hits hard, and how likely each is."""
    p, own, seat = view.public, view.own, view.seat
    assert own is not None
    assert seat is not None
    other = 1 - seat
    seen = {*p.used, *own.hand}
    stays = {spell: chances(p.rounds, other, spell) for spell in SPELLS}
    unseen = [(card, stays[SPELL[card]]) for card in DECK if card not in seen]
    cast = Counter(
        max((SPELL[card] for card in drawn(unseen, p.hands[other], rng)), key=lambda one: force(one, left))
        for _ in range(GUESSES)
    )
    return {spell: n / GUESSES for spell, n in cast.items()}


def chances(rounds: Sequence[Round], seat: Seat, spell: Spell) -> int:
    """How many cards came to the seat since it would have cast this spell, had it held it."""
    for since, round_ in enumerate(reversed(rounds)):
        mana = mana_in(round_, seat)
        if force(spell, mana) > force(SPELL[round_.cards[seat]], mana):
            return since + 1
    return len(rounds) + HAND


def drawn(cards: Sequence[tuple[Card, int]], n: int, rng: Rng) -> list[Card]:
    """So many of the cards, the next one always as likely as its weight."""
    times = [(log(1 - rng.below(FINE) / FINE) / -weight, card) for card, weight in cards]
    return [card for _, card in sorted(times)[:n]]
