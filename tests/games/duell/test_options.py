"""Options that cannot be played, or that nobody knows, are refused with a reason."""

from __future__ import annotations

import msgspec
import pytest

from zaubertisch.games.duell import Duel, Options
from zaubertisch.kernel import Misfit


def test_nothing_chosen_is_the_plain_game() -> None:
    assert msgspec.json.decode(b"{}", type=Options) == Options() == Duel().options
    assert Options() == Options(
        potions=0,
        refill=True,
        unpayable="lose",
        sudden_death=False,
        safety_rounds=100,
        life=10,
        hidden_potion=False,
    )


@pytest.mark.parametrize("potions", [0, 20, 1000])
def test_so_many_potions_are_offered(potions: int) -> None:
    assert Duel(Options(potions=potions)).options.potions == potions


@pytest.mark.parametrize("potions", [-1, 1, 19, 1001])
def test_so_many_are_not(potions: int) -> None:
    with pytest.raises(Misfit) as no:
        Duel(Options(potions=potions))
    assert no.value.reason.facts == {"potions": potions, "fewest": 20, "most": 1000}


@pytest.mark.parametrize("rounds", [-1, 0, 1001])
def test_a_duel_lasts_some_rounds_and_not_for_ever(rounds: int) -> None:
    with pytest.raises(Misfit) as no:
        Duel(Options(safety_rounds=rounds))
    assert no.value.reason.facts == {"rounds": rounds, "most": 1000}


@pytest.mark.parametrize(
    "sent",
    [
        b'{"life": 8}',
        b'{"unpayable": "pay"}',
        b'{"refill": 1}',
        b'{"potions": 20.5}',
        b'{"own_decks": true}',
    ],
)
def test_what_is_no_option_is_not_read(sent: bytes) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(sent, type=Options)
