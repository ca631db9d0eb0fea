"""The score sheet: the cards that each player has collected in every round."""

from __future__ import annotations

from collections.abc import Sequence

from rich.table import Table

from zaubertisch.cli.words import Words
from zaubertisch.games.kampf.state import Line


def sheet(lines: Sequence[Line], names: Sequence[str], words: Words) -> Table:
    """One row a round, and the totals below."""
    block = Table(title=words("kampf-sheet"), title_justify="left", show_footer=True)
    block.add_column(words("sheet-round"), words("sheet-sum"), justify="right")
    for name, total in zip(names, lines[-1].totals, strict=True):
        block.add_column(name, str(total), justify="right", overflow="ellipsis", no_wrap=True)
    for number, line in enumerate(lines, start=1):
        block.add_row(str(number), *map(str, line.collected))
    return block
