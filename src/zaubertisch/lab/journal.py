"""What a long run has played so far, one line a deal in a file, so that it can be stopped."""

from __future__ import annotations

from pathlib import Path

import msgspec

from .contest import Contest, Tally


class Line(msgspec.Struct, frozen=True):
    """One deal of a contest, played from every seating."""

    contest: str
    deal: int
    tallies: tuple[Tally, ...]


class Journal:
    """Keeps deals in a file.  Lines of other contests are let be, so that one file may serve many."""

    def __init__(self, file: Path) -> None:
        """Read what is there; the last line of a run that was killed may be torn, and is played again."""
        self._file = file
        self._kept: dict[str, dict[int, tuple[Tally, ...]]] = {}
        if file.exists():
            for text in file.read_bytes().splitlines():
                try:
                    line = msgspec.json.decode(text, type=Line)
                except (msgspec.DecodeError, msgspec.ValidationError):
                    continue
                self._kept.setdefault(line.contest, {})[line.deal] = line.tallies
            with file.open("a", encoding="utf-8") as end:
                end.write("\n")

    def kept(self, contest: Contest) -> dict[int, tuple[Tally, ...]]:
        """The deals of this contest that were played, by number."""
        return dict(self._kept.get(named(contest), {}))

    def keep(self, contest: Contest, deal: int, tallies: tuple[Tally, ...]) -> None:
        """Write one deal down."""
        with self._file.open("ab") as end:
            end.write(msgspec.json.encode(Line(named(contest), deal, tallies)) + b"\n")


def named(contest: Contest) -> str:
    """What tells a contest from every other: the game, its options, the line-up and the seed."""
    options = msgspec.json.encode(contest.options, order="deterministic").decode()
    return f"{contest.game} {options} {','.join(contest.names)} {contest.seed}"
