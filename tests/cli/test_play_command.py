"""`zaubertisch play`: whole matches typed by a script."""

from __future__ import annotations

import io
import re
from collections.abc import Callable

import pytest

from zaubertisch.cli import main

Play = Callable[..., str]


@pytest.fixture
def play(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Play:
    """Plays with these lines typed, and gives back all that was shown."""
    monkeypatch.setenv("LC_ALL", "C")
    monkeypatch.setenv("COLUMNS", "100")

    def run(typed: str, *words: str) -> str:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        assert main(["play", "wizard", *words]) == 0
        said = capsys.readouterr()
        assert said.err == ""
        return said.out

    return run


ONES = "1\n" * 3000


@pytest.mark.parametrize(
    ("lang", "seats", "rounds", "end"),
    [
        ("en", 3, 20, r"(You win|\w+ wins|share the victory) with −?\d+ points\."),
        ("de", 4, 15, r"(Du gewinnst|\w+ gewinnt|teilen sich den Sieg) mit −?\d+ Punkten\."),
        ("nl", 6, 10, r"(Jij wint|\w+ wint|delen de winst) met −?\d+ punten\."),
    ],
)
def test_a_whole_match(play: Play, lang: str, seats: int, rounds: int, end: str) -> None:
    said = play(ONES, "--lang", lang, "--seats", str(seats), "--seed", "5")
    sheets = {"en": "Block of Truth", "de": "Block der Wahrheit", "nl": "Blok der Waarheid"}
    assert said.count(sheets[lang]) == rounds
    assert re.search(end, said.splitlines()[-1])
    assert "\x1b" not in said


@pytest.mark.parametrize(
    "options",
    [
        ("notequal=true",),
        ("hiddentip=true", "notequal=true"),
        ("plan=dmmixed",),
        ("plan=wiztournament", "lead_suit=official"),
    ],
)
def test_a_whole_match_with_options(play: Play, options: tuple[str, ...]) -> None:
    words = [word for option in options for word in ("--option", option)]
    said = play("1\n2\n0\n" * 1500, "--seed", "7", *words)  # a forbidden bid is asked for again
    assert re.search(r"with −?\d+ points\.$", said)


def test_bids_are_made_and_cards_are_laid_as_typed(play: Play) -> None:
    said = play("0\nw\n", "--seed", "3", "--lang", "en")
    assert "You bid 0." in said
    hand = re.search(r"Hand: (\S+)", said)
    assert hand is not None
    again = play(f"0\n{hand[1].lower()}\n", "--seed", "3", "--lang", "en")
    assert f"You lay {hand[1]}" in again or f"You lead {hand[1]}" in again


def test_the_same_seed_deals_the_same_cards(play: Play) -> None:
    one, two, other = (
        play("0\n1\n", "--seed", "1"),
        play("0\n1\n", "--seed", "1"),
        play("0\n1\n", "--seed", "2"),
    )
    assert one == two != other


def test_without_a_seed_nobody_knows_the_cards(play: Play) -> None:
    assert len({play("") for _ in range(4)}) > 1


@pytest.mark.parametrize("typed", ["", "0\n", "0\n1\n", "q\n", "Q\n", "0\nq\n"])
def test_the_end_of_the_input_and_q_leave_cleanly(play: Play, typed: str) -> None:
    assert play(typed, "--seed", "1").endswith("You have left the table.\n")


def test_help_says_what_can_be_typed(play: Play) -> None:
    said = play("?\n0\n?\n", "--seed", "3", "--lang", "de")
    assert "wie viele Stiche du nimmst" in said
    assert "eine Zahl oder eine Karte: 2 oder F12" in said
    assert "F Flamme (rot), S Stern (gelb), K Kraut (grün), M Mond (blau), Z Zauberer, N Narr" in said


@pytest.mark.parametrize("nonsense", ["x", "99", "-1", "R5", "²", "1.0", "[bold]", ""])
def test_nonsense_is_asked_again(play: Play, nonsense: str) -> None:
    said = play(f"{nonsense}\n0\n", "--seed", "3")
    assert "You bid 0." in said
    if nonsense != "99":
        assert f"“{nonsense}” is none of the choices" in said
    else:
        assert "99 won’t do: there are 1 tricks." in said


def test_a_card_that_is_not_held_is_refused(play: Play) -> None:
    said = play("0\nF1\nF2\n", "--seed", "3")
    assert re.search(r"You do not hold F[12]\.", said)


def test_a_forbidden_bid_is_marked_and_refused_with_the_reason(play: Play) -> None:
    for seed in range(20):
        said = play("1\n0\n", "--seed", str(seed), "--option", "notequal=true")
        first = said.split("> ")[0]
        if "won’t do" in first:
            barred = re.search(r"(\d) won’t do: together that makes exactly 1\.", first)
            assert barred is not None
            choices = first.splitlines()[-2]
            assert choices == str(1 - int(barred[1]))
            return
    raise AssertionError("no seed made the person bid last on a bid that is forbidden")


def test_cards_that_may_not_be_laid_stand_in_brackets_with_the_reason(play: Play) -> None:
    said = play(ONES, "--seed", "4", "--lang", "en")
    asked = re.findall(r"Your turn\.\n(.*\(.*)\n(.*)\n", said)
    assert len(asked) > 5
    assert all(re.fullmatch(r"You hold (flame|star|herb|moon) and must follow\.", why) for _, why in asked)
    for hand, _ in asked:
        numbered = re.findall(r"(\d+) [FSHMWJ]\d*", hand)
        assert numbered == [str(number) for number in range(1, len(numbered) + 1)]


def test_a_card_that_must_not_be_laid_is_refused_by_name(play: Play) -> None:
    said = play(ONES, "--seed", "4", "--lang", "en")
    bracketed = re.search(r"\(([FSHM]\d+)\)", said)
    assert bracketed is not None
    answers = said[: bracketed.start()].count("\n> ")
    again = play("1\n" * answers + f"{bracketed[1]}\n", "--seed", "4", "--lang", "en")
    tail = again.split(f"> {bracketed[1]}\n")[1]
    assert re.match(r"You hold \w+ and must follow\.", tail)


def test_bots_can_be_chosen_by_seat(play: Play) -> None:
    said = play("", "--bots", "random,thumb,random", "--lang", "en")
    assert "Anselm (random), Berit (thumb), Cosmo (random)" in said


def test_no_card_of_another_hand_is_ever_shown(play: Play) -> None:
    """What is told before the first card is laid is the own hand and the card turned up."""
    said = play("0\n", "--seed", "3", "--seats", "6", "--lang", "en").split("leads")[0].split("You lead")[0]
    cards = set(re.findall(r"\b[FSHM]\d+\b|\b[WJ]\b", said.partition("\n")[2]))
    assert len(cards) <= 2


def test_in_a_terminal_there_are_colours(monkeypatch: pytest.MonkeyPatch, play: Play) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    said = play("0\n1\n", "--seed", "3")
    assert "\x1b[" in said
