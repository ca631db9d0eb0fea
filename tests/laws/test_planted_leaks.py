"""The law of two worlds finds every leak that was planted, and only those."""

from __future__ import annotations

import random

import pytest

from tests.laws.duell import DUELL_LAWS
from tests.laws.leaks import LEAKY_GAMES, LEAKY_MATCHES, AnyWizardMatch, Overhears, Remembers
from tests.laws.leaky_duels import LEAKY_DUELS
from tests.laws.two_worlds import Leak, two_worlds
from tests.laws.wizard import WIZARD_LAWS
from zaubertisch.games.duell import Duel
from zaubertisch.games.duell import Options as DuelOptions
from zaubertisch.games.wizard import Options, Wizard
from zaubertisch.kernel import Match

pytestmark = pytest.mark.no_cover  # too many turns to be traced; the other laws reach every branch

SECRETLY = Options(hiddentip=True)


def look_for_a_leak(
    leaky: type[Wizard], options: Options, kind: type[AnyWizardMatch] = Match, turns: int = 2000
) -> None:
    chance = random.Random(leaky.__name__)
    two_worlds(lambda: leaky(options), WIZARD_LAWS, 4, chance, turns, kind)


@pytest.mark.parametrize("leaky", LEAKY_GAMES)
def test_a_leaky_game_is_caught(leaky: type[Wizard]) -> None:
    with pytest.raises(Leak):
        look_for_a_leak(leaky, SECRETLY if issubclass(leaky, Overhears) else Options())


@pytest.mark.parametrize("leaky", LEAKY_DUELS)
def test_a_leaky_duel_is_caught(leaky: type[Duel]) -> None:
    options = DuelOptions(hidden_potion=True)
    with pytest.raises(Leak):
        two_worlds(lambda: leaky(options), DUELL_LAWS, 2, random.Random(leaky.__name__), 2000)


@pytest.mark.parametrize("leaky", LEAKY_MATCHES)
def test_a_leaky_match_is_caught(leaky: type[AnyWizardMatch]) -> None:
    with pytest.raises(Leak):
        look_for_a_leak(Wizard, SECRETLY, leaky)


@pytest.mark.parametrize("tight", [Wizard, Remembers, Overhears])
@pytest.mark.parametrize("options", [Options(), SECRETLY])
def test_a_game_that_keeps_what_it_knows_to_itself_is_not(tight: type[Wizard], options: Options) -> None:
    look_for_a_leak(tight, options, turns=600)


def test_ten_leaks_at_least_are_planted() -> None:
    assert len(LEAKY_GAMES) + len(LEAKY_MATCHES) >= 10
