"""`zaubertisch play duell`: whole duels typed by a script."""

from __future__ import annotations

import io
import re
from collections.abc import Callable

import pytest

from zaubertisch.cli import main

Play = Callable[..., str]
ONES = "1\n" * 500


@pytest.fixture
def play(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Play:
    """Plays with these lines typed, and gives back all that was shown."""
    monkeypatch.setenv("LC_ALL", "C")

    def run(typed: str, *words: str) -> str:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        assert main(["play", "duell", *words]) == 0
        said = capsys.readouterr()
        assert said.err == ""
        return said.out

    return run


@pytest.mark.parametrize(
    ("lang", "end"),
    [
        ("en", r"(You win|Anselm wins) the duel\.|The duel is a draw\."),
        ("de", r"(Du gewinnst|Anselm gewinnt) das Duell\.|Das Duell endet unentschieden\."),
        ("nl", r"(Jij wint|Anselm wint) het duel\.|Het duel eindigt gelijk\."),
    ],
)
def test_a_whole_duel(play: Play, lang: str, end: str) -> None:
    for seed in range(3):
        typed = "1\n2\n3\n4\n5\n6\n7\n" * 300  # what is barred is asked for again
        said = play(typed, "--lang", lang, "--seed", str(seed), "--option", "unpayable=barred")
        assert re.fullmatch(end, said.splitlines()[-1])


@pytest.mark.parametrize(
    "options",
    [
        ("hidden_potion=true", "potions=20"),
        ("refill=false", "life=7"),
        ("sudden_death=true", "safety_rounds=9"),
    ],
)
def test_a_whole_duel_with_options(play: Play, options: tuple[str, ...]) -> None:
    words = [word for option in options for word in ("--option", option)]
    assert re.search(r"duel\.$|draw\.$", play(ONES, "--seed", "7", *words))


def hand_of(said: str) -> dict[str, bool]:
    """The cards of the first hand by name, and whether each can be paid."""
    lines = re.findall(r"^ ( |\()\d (.*?), .*$", said, re.MULTILINE)[:7]
    return {name: bracket == " " for bracket, name in lines}


def test_a_spell_is_cast_by_its_name_in_small_letters(play: Play) -> None:
    first = next(name for name, payable in hand_of(play("", "--seed", "3")).items() if payable)
    assert f"You cast {first}" in play(f"{first.lower()}\n", "--seed", "3")


def test_what_cannot_be_paid_is_asked_for_twice(play: Play) -> None:
    seed = next(seed for seed in range(20) if not all(hand_of(play("", "--seed", str(seed))).values()))
    hand = hand_of(play("", "--seed", str(seed)))
    dear = next(name for name, payable in hand.items() if not payable)
    once, twice = (play(f"{dear}\n" * times, "--seed", str(seed)) for times in (1, 2))
    assert "Type it once more if you mean it." in once
    assert "You cast" not in once
    assert f"You cast {dear}" in twice
    assert "You cannot pay for it.\n" in twice
    assert twice.endswith("wins the duel.\n")
    barred = play(f"{dear}\n{dear}\n", "--seed", str(seed), "--option", "unpayable=barred")
    assert barred.count("Here you cast what you can pay.") == 2


def test_an_open_potion_is_told_at_once_and_a_hidden_one_with_the_spells(play: Play) -> None:
    assert "Anselm drinks a potion and has" in play("1\n1\n", "--seed", "3")
    assert "have drunk" not in play(ONES, "--seed", "3")
    hidden = play("1\n1\n1\n", "--seed", "3", "--option", "hidden_potion=true")
    assert "drinks a potion" not in hidden
    assert "Anselm has drunk a potion and casts" in hidden
    assert "You have drunk a potion and cast" in hidden


def test_the_other_hand_is_never_shown(play: Play) -> None:
    said = play("", "--seed", "3")
    assert len(re.findall("costs", said)) == 7


@pytest.mark.parametrize("nonsense", ["x", "0", "8", "Blutzoll", "[bold]", ""])
def test_nonsense_is_asked_again(play: Play, nonsense: str) -> None:
    assert f"“{nonsense}” is none of the choices" in play(f"{nonsense}\n", "--seed", "3")


def test_a_card_that_is_not_held_is_refused(play: Play) -> None:
    hand = hand_of(play("", "--seed", "3"))
    other = next(name for name in ("Spark Thrust", "Ember Arrow", "Ice Needle") if name not in hand)
    assert f"You do not hold {other}." in play(f"{other}\n", "--seed", "3")


def test_help_says_what_can_be_typed_and_what_it_is_about(play: Play) -> None:
    said = play("?\n", "--lang", "de", "--seed", "3")
    assert "eine Zahl oder der Name eines Zaubers" in said
    assert "Wer nicht zahlen kann, verliert sofort." in said


def test_a_duel_is_for_two(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "duell", "--seats", "3", "--lang", "en"]) == 2
    assert "[wrong-number-of-players]" in capsys.readouterr().err
    assert main(["play", "duell", "--option", "potions=3", "--lang", "en"]) == 2
    assert "[potions-out-of-range]" in capsys.readouterr().err
