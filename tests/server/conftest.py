"""Servers for the tests: real processes over real files."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from .running import Running, servers


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server for the tests of one file, which must not have met anything that it did not foresee."""
    running = Running(tmp_path_factory.mktemp("server") / "tables.sqlite").start()
    yield running
    running.close()
    assert running.troubles() == []


@pytest.fixture
def serving(tmp_path: Path) -> Iterator[Callable[..., Running]]:
    """Servers for one test alone."""
    with servers(tmp_path / "tables.sqlite", tmp_path) as start:
        yield start
