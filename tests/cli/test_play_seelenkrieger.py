"""`zaubertisch play seelenkrieger`: whole matches typed by somebody who reads what is offered."""

from __future__ import annotations

import io
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from zaubertisch.cli import main
from zaubertisch.games.seelenkrieger.decklist import write, write_json
from zaubertisch.games.seelenkrieger.starters import QUICK_STARTERS, STARTERS, Starter, starter, text

Play = Callable[..., str]


class Reader(io.StringIO):
    """Types what an answer makes of all that was shown since the line before."""

    def __init__(self, capsys: pytest.CaptureFixture[str], answer: Callable[[str], str]) -> None:
        super().__init__()
        self.capsys, self.answer, self.said = capsys, answer, ""

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
        shown = self.capsys.readouterr().out
        self.said += shown
        return self.answer(shown)


@pytest.fixture
def play(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Play:
    """Plays with these lines typed, or by this answer, and gives back all that was shown."""
    monkeypatch.setenv("LC_ALL", "C")

    def run(typed: str | Callable[[str], str], *words: str) -> str:
        before = ""
        if callable(typed):
            reader = Reader(capsys, typed)
            monkeypatch.setattr("sys.stdin", reader)
            assert main(["play", "seelenkrieger", *words]) == 0
            before = reader.said
        else:
            monkeypatch.setattr("sys.stdin", io.StringIO(typed))
            assert main(["play", "seelenkrieger", *words]) == 0
        said = capsys.readouterr()
        assert said.err == ""
        return before + said.out

    return run


def eager(shown: str) -> str:
    """Attacks as it is suggested, or else takes the first that is offered."""
    attack = re.search(r": (a \d+.*)\n", shown)
    return f"{attack[1]}\n" if attack else "1\n"


@pytest.mark.parametrize(
    ("lang", "end", "seed"),
    [
        ("en", r"(You win|Anselm wins) the match\.|The match is a draw\.", "1"),
        ("de", r"(Du gewinnst|Anselm gewinnt) die Partie\.|Die Partie endet unentschieden\.", "2"),
        ("nl", r"(Jij wint|Anselm wint) de partij\.|De partij eindigt gelijk\.", "3"),
    ],
)
def test_a_whole_match(play: Play, lang: str, end: str, seed: str) -> None:
    said = play(eager, "--lang", lang, "--seed", seed)
    assert re.fullmatch(end, said.splitlines()[-1])
    fights = {"en": "You attack:", "de": "Du greifst an:", "nl": "Je valt aan:"}
    assert said.count(fights[lang]) > 2
    assert "\x1b" not in said


@pytest.mark.parametrize(
    "options", [("overflow=defender", "goal=5"), ("windows=fast", "face_up=true", "order=entry", "goal=5")]
)
def test_a_whole_match_with_options_against_a_beginner(play: Play, options: tuple[str, ...]) -> None:
    words = [word for option in options for word in ("--option", option)]
    said = play(eager, "--seed", "4", "--bots", "random", *words)
    assert re.search(r"(wins?|draw).*\.$", said.splitlines()[-1])


def test_a_quick_match_has_quick_decks_for_whoever_brings_none_and_by_name(play: Play) -> None:
    quick = ("--option", "deck=quick", "--seed", "1")
    assert play(eager, *quick) == play(eager, *quick, "--deck", QUICK_STARTERS[0])


def test_the_same_seed_deals_the_same_cards(play: Play) -> None:
    one, two, other = (play("1\n1\n1\n", "--seed", seed) for seed in ("1", "1", "2"))
    assert one == two != other


@pytest.mark.parametrize("name", STARTERS)
def test_a_starter_is_brought_by_its_name_or_as_a_file(play: Play, name: Starter, tmp_path: Path) -> None:
    deck = starter(name)
    lists = {"list.txt": text(name), "dutch.txt": write(deck, "nl")}
    for file, said in lists.items():
        (tmp_path / file).write_text(said, encoding="utf-8")
    (tmp_path / "deck.json").write_bytes(write_json(deck))
    named = play("1\n1\n", "--seed", "1", "--deck", name)
    for file in (*lists, "deck.json"):
        assert play("1\n1\n", "--seed", "1", "--deck", str(tmp_path / file)) == named


def refused(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert main(["play", *words, "--lang", "en"]) == 2
    return capsys.readouterr().err


def test_a_deck_that_cannot_be_played_is_refused_with_all_that_is_wrong(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "deck.txt"
    file.write_text("6 Novize\n1 Zuflucht\n", encoding="utf-8")
    said = refused(capsys, "seelenkrieger", "--deck", str(file))
    assert "[deck-not-allowed]" in said
    assert re.search(r"6 of \w+, at most 5", said)
    assert "does not belong in the main deck" in said
    assert "7 cards in the main deck instead of 40" in said
    assert "6 warriors in the main deck, at least 10" in said
    file.write_text("4 Novitze\n0 Novize\n[Beiboot]\n", encoding="utf-8")
    said = refused(capsys, "seelenkrieger", "--deck", str(file))
    assert "[deck-unreadable]" in said
    assert "line 1: Novitze (perhaps Novize); line 2: 0 Novize; line 3: [Beiboot]" in said


def test_what_is_no_deck_is_refused(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert "[unreadable-file]" in refused(capsys, "seelenkrieger", "--deck", str(tmp_path / "none.txt"))
    (tmp_path / "latin.txt").write_bytes(b"4 N\xf6vize")
    assert "[unreadable-file]" in refused(capsys, "seelenkrieger", "--deck", str(tmp_path / "latin.txt"))
    (tmp_path / "deck.json").write_bytes(b"{}")
    assert "[deck-unreadable]" in refused(capsys, "seelenkrieger", "--deck", str(tmp_path / "deck.json"))
    assert "[no-decks]" in refused(capsys, "duell", "--deck", STARTERS[0])


def test_the_usual_decks_must_fit_the_table_too(capsys: pytest.CaptureFixture[str]) -> None:
    assert "[deck-not-legal]" in refused(capsys, "seelenkrieger", "--option", "side_singleton=true")
    assert "[turns-out-of-range]" in refused(capsys, "seelenkrieger", "--option", "longest=0")


def test_attacks_in_the_first_turns_and_nonsense_are_refused(play: Play) -> None:
    said = play("1\na 1 > 2\nx\n[bold]\n²\n0\n", "--seed", "3", "--lang", "en")
    assert "In the first turns nobody attacks." in said or "You cannot attack now." in said
    for nonsense in ("x", "[bold]", "²", "0"):
        assert f"“{nonsense}” is none of the choices" in said


def test_why_an_attack_cannot_be_made(play: Play) -> None:
    """As soon as attacks are offered: those that are none, one after the other."""
    wrong: list[str] = []

    def answer(shown: str) -> str:
        attack = re.search(r": a (\d+)\S* > (\d+)", shown)
        if attack and not wrong:
            one, other = attack[1], attack[2]
            wrong.extend([f"a 9999 > {other}", f"a {one} > {one}", f"a {one}+{one} > {other}", "q"])
        return f"{wrong.pop(0)}\n" if wrong else "1\n"

    said = play(answer, "--seed", "1", "--lang", "en")
    assert "Only your own warriors attack, each once in a turn." in said
    assert "This cannot be attacked: it is no enemy" in said
    assert "One to 3 different warriors attack together." in said


def test_a_second_number_says_at_what_it_is_aimed(play: Play) -> None:
    """Where a line has several ways they are asked for; another answer goes back to the choices."""
    asked: list[str] = []

    def answer(shown: str) -> str:
        if asked and len(asked) < 3:
            asked.append(shown)
            return "x\n" if len(asked) == 2 else "q\n"
        more = re.search(r"^  (\d+) .* …$", shown, re.MULTILINE)
        if more and not asked:
            asked.append(shown)
            return f"{more[1]}\n"
        return eager(shown)

    for seed in range(1, 6):
        asked.clear()
        play(answer, "--seed", str(seed), "--lang", "en")
        if asked:
            break
    choices, ways, again = asked
    assert re.search(r"^  2 \S", ways, re.MULTILINE)
    last = re.compile(r"^  (\d+ .*)$", re.MULTILINE)
    assert last.findall(choices)[-1] == last.findall(again)[-1]


def test_help_says_what_can_be_typed_and_what_it_is_about(play: Play) -> None:
    said = play("?\n", "--lang", "de", "--seed", "3")
    assert "a 1+3 > 2 greift mit 1 und 3 die 2 an" in said
    assert "Besiege zehn feindliche Krieger." in said


def test_the_other_hand_is_never_shown(play: Play) -> None:
    """Before anything is played, what is named is the own hand and the own side deck."""
    said = play("", "--seed", "3", "--deck", "akademie-der-sterne", "--lang", "de")
    assert "Sturm" not in said
    assert len(re.findall(r"^ [ (].*\(.*$", said, re.MULTILINE)) <= 5 + 16
    for name in ("Knochendiener", "Gruftratte", "Grubenbursche", "Klingenwüter"):
        assert name not in said


def test_a_card_is_shown_as_it_is_printed(play: Play) -> None:
    """By its name in any language, or by the number under which it lies open."""
    said = play(
        "? häuptling  der Rotzähne\n? Chief of the Redfangs\n?nobody\n? 1\n", "--lang", "en", "--seed", "3"
    )
    assert said.count("Chief of the Redfangs · ") == 2
    assert "“?nobody” is none of the choices" in said
    assert "“? 1” is none of the choices" in said

    def answer(shown: str) -> str:
        if "·" in shown:
            return "q\n"
        lies = re.search(r"^  \[(\d+)\] (.*?):", shown, re.MULTILINE)
        return f"? {lies[1]}\n" if lies else "1\n"

    said = play(answer, "--lang", "nl", "--seed", "3")
    name = re.findall(r"^  \[\d+\] (.*?):", said, re.MULTILINE)[0]
    assert f"{name} · " in said
