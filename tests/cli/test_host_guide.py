"""The guide for hosts says nothing that the command does not know."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from zaubertisch.cli.main import parser
from zaubertisch.server.operating.figures import Figures

GUIDE = (Path(__file__).parents[2] / "docs/guide/host.md").read_text()
LINES = re.findall(r"^    zaubertisch (.+)$", GUIDE, re.MULTILINE)


def test_there_are_commands() -> None:
    assert {line.split()[0] for line in LINES} >= {"serve", "doctor", "admin"}


@pytest.mark.parametrize("line", LINES)
def test_the_command_knows_what_the_guide_says(line: str) -> None:
    parser().parse_args(shlex.split(line))


def test_every_option_that_the_guide_names_is_there(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="0"):
        parser().parse_args(["serve", "--help"])
    known = capsys.readouterr().out
    said = set(re.findall(r"`(--[a-z-]+)", GUIDE)) | set(re.findall(r"serve (--[a-z-]+)", GUIDE))
    assert len(said) > 5
    assert [option for option in said if option not in known and option != "--server"] == []


def test_every_figure_has_its_line() -> None:
    told = set(re.findall(r"# TYPE zaubertisch_(\w+)", Figures().text()))
    assert told == {name for name in re.findall(r"`(\w+)`", GUIDE) if name in told}
