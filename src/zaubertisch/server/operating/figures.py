"""What is counted while tables are served, told in the text that Prometheus reads.

Figures only: no table's name, no seat, no word that anybody said.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

QUICK = (0.0001, 0.0003, 0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1.0, 3.0)
"""Seconds by which durations are sorted, from a fold to a disk that stalls."""


class Counter:
    """Counts upwards."""

    kind = "counter"

    def __init__(self, about: str) -> None:
        """Nothing has happened."""
        self.about = about
        self.count = 0

    def add(self, more: int = 1) -> None:
        """It has happened again."""
        self.count += more

    def lines(self, name: str) -> Iterator[str]:
        """Its value."""
        yield f"{name} {self.count}"


class Gauge:
    """A value as it is now; asked for when it is read."""

    kind = "gauge"

    def __init__(self, about: str, ask: Callable[[], float]) -> None:
        """This answers."""
        self.about = about
        self._ask = ask

    def lines(self, name: str) -> Iterator[str]:
        """Its value."""
        yield f"{name} {self._ask():g}"


class Spread:
    """How durations are spread: how many took at most so long, and all of them together."""

    kind = "histogram"

    def __init__(self, about: str, bounds: Sequence[float] = QUICK) -> None:
        """Nothing was measured."""
        self.about = about
        self._bounds = bounds
        self._within = [0] * len(bounds)
        self._count, self._sum = 0, 0.0

    def add(self, seconds: float) -> None:
        """It took so long."""
        self._count += 1
        self._sum += seconds
        for nth, bound in enumerate(self._bounds):
            if seconds <= bound:
                self._within[nth] += 1

    @contextmanager
    def measured(self) -> Iterator[None]:
        """Add the time that the block takes, however it ends."""
        began = time.perf_counter()
        try:
            yield
        finally:
            self.add(time.perf_counter() - began)

    def lines(self, name: str) -> Iterator[str]:
        """Its values."""
        for bound, within in zip(self._bounds, self._within, strict=True):
            yield f'{name}_bucket{{le="{bound:g}"}} {within}'
        yield f'{name}_bucket{{le="+Inf"}} {self._count}'
        yield f"{name}_sum {self._sum:.6f}"
        yield f"{name}_count {self._count}"


class Figures:
    """All that one process counts."""

    def __init__(self) -> None:
        """Everything is at zero."""
        self.appends = Counter("Entries that were written and are durable")
        self.conflicts = Counter("Entries whose place was taken, so that they were decided anew")
        self.repairs = Counter("Tables at which a hint had been lost, as a sweep found")
        self.append_time = Spread("Seconds from an entry's decision until it was durable")
        self.fold_time = Spread("Seconds to make an entry true")
        self.hint_lag = Spread("Seconds from another process's entry until a reader's process had it")
        self._all: dict[str, Counter | Gauge | Spread] = {
            "appends_total": self.appends,
            "conflicts_total": self.conflicts,
            "repairs_total": self.repairs,
            "append_seconds": self.append_time,
            "fold_seconds": self.fold_time,
            "hint_lag_seconds": self.hint_lag,
        }

    def gauge(self, name: str, about: str, ask: Callable[[], float]) -> None:
        """Tell this value, too."""
        self._all[name] = Gauge(about, ask)

    def text(self) -> str:
        """All of them, in the text format of Prometheus."""
        lines: list[str] = []
        for short, figure in self._all.items():
            name = f"zaubertisch_{short}"
            lines += [f"# HELP {name} {figure.about}.", f"# TYPE {name} {figure.kind}", *figure.lines(name)]
        return "\n".join(lines) + "\n"
