"""The server, whose scenarios are the stages that lie here: `python serve.py serve --port …`."""

from __future__ import annotations

from pathlib import Path

from zaubertisch.cli.main import main
from zaubertisch.games.seelenkrieger.scenarios import library

STAGES = Path(__file__).parent


class Stages:
    """The folder, as the library looks through it."""

    def iterdir(self) -> list[Path]:
        return sorted(STAGES.glob("*.toml"))


if __name__ == "__main__":
    library.BOOK = Stages()  # type: ignore[assignment]
    raise SystemExit(main())
