"""`zaubertisch play kampf`: whole matches typed by a script."""

from __future__ import annotations

import io
import re
from collections.abc import Callable

import pytest

from zaubertisch.cli import main
from zaubertisch.cli.kampf.cards import CardNames
from zaubertisch.cli.words import LANGUAGES, Words
from zaubertisch.games.kampf.cards import Card
from zaubertisch.games.kampf.state import Ball, Move, Play, Take

Run = Callable[..., str]

ANYTHING = "".join(f"{value}\n" for value in range(1, 14)) + "J=7\nK\nC\nN\nP\nT\n"


@pytest.fixture
def play(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Plays with these lines typed, and gives back all that was shown."""
    monkeypatch.setenv("LC_ALL", "C")
    monkeypatch.setenv("COLUMNS", "100")

    def run(typed: str, *words: str) -> str:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        assert main(["play", "kampf", *words]) == 0
        said = capsys.readouterr()
        assert said.err == ""
        return said.out

    return run


@pytest.mark.parametrize(
    ("lang", "seats", "title", "end"),
    [
        ("en", 3, "Cards collected", r"(You win|\w+ wins|share the victory) with \d+ cards\."),
        ("de", 2, "Gesammelte Karten", r"(Du gewinnst|\w+ gewinnt|teilen sich den Sieg) mit \d+ Karten\."),
        ("nl", 6, "Verzamelde kaarten", r"(Jij wint|\w+ wint|delen de winst) met \d+ kaarten\."),
    ],
)
def test_a_whole_match(play: Run, lang: str, seats: int, title: str, end: str) -> None:
    said = play(ANYTHING * 400, "--lang", lang, "--seats", str(seats), "--seed", "5")
    assert said.count(title) == seats
    assert re.search(end, said.splitlines()[-1])
    assert "\x1b" not in said


@pytest.mark.parametrize(
    "options",
    [
        ("ball=with_total", "starter=most_cards", "rounds_each=2"),
        ("joker_alone=false", "finish_fight=true", "distribution=flat", "lead_ball=free"),
    ],
)
def test_a_whole_match_with_options(play: Run, options: tuple[str, ...]) -> None:
    words = [word for option in options for word in ("--option", option)]
    said = play(ANYTHING * 800, "--seed", "7", "--seats", "3", *words)
    assert re.search(r"with \d+ cards\.$", said)


def test_cards_are_laid_as_typed_and_refused_with_a_reason(play: Run) -> None:
    said = play("4+x\n9\n1\n7 13\n7+7\n?\n", "--seed", "3")
    assert "Hand: 1  1  4  7  7  13" in said
    assert "“4+x” is no cards" in said
    assert "You do not hold 9" in said
    assert "That makes 1; at least 3 is needed." in said
    assert "Only cards of one value are laid together." in said
    assert "You lay 7+7: 14" in said


def test_help_names_the_letters_of_the_language(play: Run) -> None:
    assert "N nimmt die Karten der Mitte" in play("?\n", "--seed", "3", "--lang", "de")


def test_no_card_of_another_hand_is_ever_shown(play: Run) -> None:
    said = play("", "--seed", "3", "--seats", "6")
    assert len(re.findall(r"^Hand: ", said, re.MULTILINE)) == 1
    assert said.endswith("You have left the table.\n")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_shown_for_a_move_can_be_typed(lang: str) -> None:
    names = CardNames(Words(lang))
    assert len(set(names.letters.values())) == 3
    four, six, jo = Card("4"), Card("6"), Card("J")
    moves: list[Move] = [
        Play((four,)),
        Play((four, four, jo), 4),
        Play((jo, jo), 7),
        Ball(),
        Ball((six, jo), 6),
        Ball((jo,), 3),
        Take(),
    ]
    for move in moves:
        assert names.typed(names.move(move)) == names.typed(names.move(move).lower()) == move
    assert names.typed("j + 4") == Play((four, jo), 4)
    assert names.typed("j") == Play((jo,), None)
    for nonsense in ("", "x", "4+", "14", "=3", "j=", "j=3=4", "j=²", "[bold]", "j=-1"):
        assert names.typed(nonsense) in (None, Play((jo,), None)), nonsense
