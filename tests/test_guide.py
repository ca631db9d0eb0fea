"""The guide for players says what the page can do: its commands are those of the client."""

from __future__ import annotations

import re
from pathlib import Path

HOUSE = Path(__file__).parent.parent
OPTIONS = {"notequal", "hiddentip", "dmmixed", "wiztournament"}
PHRASES = HOUSE / "web/src/table/commands/phrases.ts"


def test_the_guide_lists_every_command() -> None:
    sources = (HOUSE / "web/src/table/commands").glob("*.ts")
    told = [source for source in sources if not source.name.endswith(".test.ts") and source != PHRASES]
    known = {name for source in told for name in re.findall(r'name: "([a-z]+)"', source.read_text())}
    guide = (HOUSE / "docs/guide/play.md").read_text()
    assert set(re.findall(r"`/([a-z]+)", guide)) == known | OPTIONS


def test_every_picture_of_the_guide_is_there() -> None:
    for page in [*(HOUSE / "docs/guide").glob("*.md"), HOUSE / "README.md"]:
        for picture in re.findall(r"\(([\w./-]+\.(?:webp|png|svg))\)", page.read_text()):
            assert (page.parent / picture).is_file(), picture
