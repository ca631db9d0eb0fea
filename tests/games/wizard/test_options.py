"""Options that contradict each other, or that nobody knows, are refused with a reason."""

from __future__ import annotations

import msgspec
import pytest

from zaubertisch.games.wizard import Options, Wizard
from zaubertisch.kernel import Misfit


@pytest.mark.parametrize("notequal", [True, False])
def test_dmmixed_says_itself_when_bids_must_differ_from_the_tricks(notequal: bool) -> None:
    with pytest.raises(Misfit) as no:
        Wizard(Options(plan="dmmixed", notequal=notequal))
    assert no.value.reason.code == "dmmixed-sets-the-bids"


def test_dmmixed_says_itself_when_bids_are_secret() -> None:
    with pytest.raises(Misfit) as no:
        Wizard(Options(plan="dmmixed", hiddentip=True))
    assert no.value.reason.code == "dmmixed-sets-the-bids"


def test_who_may_follow_is_free_to_choose_in_dmmixed() -> None:
    assert Wizard(Options(plan="dmmixed", lead_suit="official")).seats == range(4, 5)


def test_nothing_chosen_is_the_plain_game() -> None:
    assert msgspec.json.decode(b"{}", type=Options) == Options() == Wizard().options
    assert Options() == Options(plan="full", notequal=None, hiddentip=False, lead_suit="bsw")


@pytest.mark.parametrize(
    "sent",
    [
        b'{"plan": "short"}',
        b'{"hiddentip": 1}',
        b'{"hiddentip": null}',
        b'{"lead_suit": "none"}',
        b'{"wings": true}',
    ],
)
def test_what_is_no_option_is_not_read(sent: bytes) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(sent, type=Options)
