"""What would have been best, had all hands lain open: told of rounds that are over, and kept from advice."""

from __future__ import annotations

from collections.abc import Sequence

from zaubertisch.bots.wizard.situation import Numbers, situation
from zaubertisch.games.wizard.cards import Card
from zaubertisch.games.wizard.rules import Wizard
from zaubertisch.games.wizard.state import WizardView
from zaubertisch.kernel import Rng

from .advice import Advice
from .advise import WORLDS, best_of, in_order_of, seed, unseen, weigh
from .trying import searching, try_all


def hindsight(
    game: Wizard, view: WizardView, hands: Sequence[Sequence[Card]], rng: Rng, playouts: int = WORLDS
) -> Advice:
    """What each legal move led to in the one world that was: `hands` are those of all seats then."""
    seen = situation(view, game.options.lead_suit)
    known = seen.situation
    search = searching(known.now.players, playouts, seed(rng))
    number = Numbers()
    out = unseen(seen)
    number.wizards, number.jesters = number.wizards & out, number.jesters & out
    world = tuple(known.hand if seat == known.seat else number.all(hand) for seat, hand in enumerate(hands))
    tried = in_order_of(game.legal_moves(view), known, try_all(search, known, [world] * playouts))
    return Advice(weigh(known, tried), best_of(tried), (), playouts)
