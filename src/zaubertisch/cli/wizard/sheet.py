"""The Block of Truth: every round's bids and points (W32)."""

from __future__ import annotations

from collections.abc import Sequence

from rich.table import Table

from zaubertisch.cli.words import Words, signed
from zaubertisch.games.wizard.state import Line


def sheet(lines: Sequence[Line], names: Sequence[str], words: Words) -> Table:
    """One row a round, `bid/taken points` for each player, and the totals below."""
    block = Table(title=words("sheet"), title_justify="left", show_footer=True)
    block.add_column(words("sheet-round"), words("sheet-sum"), justify="right")
    for name, total in zip(names, lines[-1].totals, strict=True):
        block.add_column(name, signed(total), justify="right", overflow="ellipsis", no_wrap=True)
    for number, line in enumerate(lines, start=1):
        cells = (
            f"[{'green' if bid == taken else 'red'}]{bid}/{taken} {signed(points):>4}[/]"
            for bid, taken, points in zip(line.bids, line.taken, line.points, strict=True)
        )
        block.add_row(str(number), *cells)
    return block
