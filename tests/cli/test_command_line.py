"""The command line: help with examples, quick starts, and one sentence for what is wrong."""

from __future__ import annotations

import subprocess
import sys

import pytest

from zaubertisch.cli import main
from zaubertisch.cli.main import COMMANDS

HEAVY = ("rich", "fluent.runtime", "msgspec", "litestar", "uvicorn", "sqlalchemy", "zaubertisch.games")


@pytest.fixture(autouse=True)
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    """English, and no terminal to measure."""
    monkeypatch.setenv("LC_ALL", "C")
    monkeypatch.setenv("COLUMNS", "100")


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_helps_with_an_example(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main([command, "--help"])
    assert left.value.code == 0
    assert f"Example: zaubertisch {command}" in capsys.readouterr().out


def test_help_names_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["--help"])
    assert left.value.code == 0
    said = capsys.readouterr().out
    assert all(command in said for command in COMMANDS)
    assert "Example: zaubertisch play wizard" in said


def test_asking_for_help_loads_nothing_heavy() -> None:
    code = (
        "import sys; from zaubertisch.cli import main\n"
        "try: main(['arena', '--help'])\n"
        f"finally: print([name for name in {HEAVY!r} if name in sys.modules], file=sys.stderr)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stderr.strip() == "[]"


def test_the_module_can_be_run() -> None:
    command = [sys.executable, "-m", "zaubertisch.cli", "arena", "chess", "--bots", "thumb"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "[unknown-game]" in done.stderr
    assert done.stdout == ""


WRONG = {
    "arena chess --bots thumb": "unknown-game",
    "arena wizard": "bots-needed",
    "arena wizard --bots thumb,foo,thumb": "unknown-bot",
    "arena wizard --bots thumb,thumb": "wrong-number-of-players",
    "arena wizard --bots thumb,thumb,thumb --option plan=dmmixed": "wrong-number-of-players",
    "arena wizard --bots thumb,thumb,thumb --option plan=none": "bad-option",
    "arena wizard --bots thumb,thumb,thumb --option notequal": "bad-option",
    "arena wizard --bots thumb,thumb,thumb --option jokers=3": "bad-option",
    "play wizard --option plan=dmmixed --option hiddentip=true": "dmmixed-sets-the-bids",
    "play chess": "unknown-game",
    "play wizard --seats 7": "wrong-number-of-players",
    "play wizard --seats 3 --option plan=wiztournament": "wrong-number-of-players",
    "play wizard --bots thumb,random": "wrong-number-of-bots",
    "play wizard --bots nobody": "unknown-bot",
    "verify no-such-file.json": "unreadable-file",
}


@pytest.mark.parametrize(("words", "code"), WRONG.items())
def test_what_is_wrong_is_said_in_one_sentence(
    words: str, code: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(words.split()) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("zaubertisch: ")
    assert said.err.endswith(f"[{code}]\n")
    assert said.err.count("\n") == 1


@pytest.mark.parametrize(
    "words",
    [
        "",
        "dance",
        "arena wizard --bots thumb,thumb,thumb --matches 0",
        "arena wizard --bots thumb,thumb,thumb --matches ten",
        "play wizard --lang fr",
        "serve --port 70000",
        "serve --pace -1",
        "verify",
    ],
)
def test_what_cannot_be_understood_is_said_too(words: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(words.split())
    assert left.value.code == 2
    said = capsys.readouterr().err
    assert said.startswith("zaubertisch: ")
    assert said.endswith("--help [bad-arguments]\n")


def test_an_option_that_is_wrong_is_told_the_right_ones(capsys: pytest.CaptureFixture[str]) -> None:
    main(["arena", "wizard", "--bots", "thumb,thumb,thumb", "--option", "plan=none"])
    said = capsys.readouterr().err
    assert "plan=full|dmmixed|wiztournament; notequal=true|false; hiddentip=true|false" in said


def test_a_fault_of_ours_is_not_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(asked: object) -> int:
        raise ZeroDivisionError

    monkeypatch.setattr(COMMANDS["verify"], "run", broken)
    with pytest.raises(ZeroDivisionError):
        main(["verify", "x"])


def test_being_interrupted_leaves_no_traceback(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(asked: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(COMMANDS["verify"], "run", interrupted)
    assert main(["verify", "x"]) == 130
    assert capsys.readouterr().err == "\n"


def test_whoever_reads_may_stop_reading() -> None:
    command = f"{sys.executable} -m zaubertisch.cli play wizard --seed 1 < /dev/null | true"
    done = subprocess.run(["bash", "-c", command], capture_output=True, text=True, check=False)
    assert done.stderr == ""
