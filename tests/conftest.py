"""What holds for every test: under CI nothing may be skipped, and long tests run only when asked for."""

from __future__ import annotations

import os
import shutil
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest

from tests.server.postgres import Postgres, binaries, private

NO_SKIP = os.environ.get("CI") == "true" or os.environ.get("ZT_NO_SKIP") == "1"
CHROMIUM = ("chromium", "chromium-browser", "google-chrome")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--long", action="store_true", help="run the long tests too, and more random matches")
    parser.addoption("--golden", action="store_true", help="rewrite the golden playthroughs as they are now")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line(
        "markers", "rule(number): shows that this rule of docs/rules is kept, where no case can"
    )


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave long tests out (deselected, not skipped) unless --long is given."""
    if config.getoption("--long"):
        return
    long = [item for item in items if item.get_closest_marker("long")]
    if long:
        config.hook.pytest_deselected(items=long)
        items[:] = [item for item in items if not item.get_closest_marker("long")]


def forbid_skip(report: pytest.TestReport | pytest.CollectReport) -> None:
    """Turn a skip into a failure; what is expected to fail is no skip."""
    if NO_SKIP and report.skipped and not hasattr(report, "wasxfail"):
        reason = report.longrepr[2] if isinstance(report.longrepr, tuple) else str(report.longrepr)
        report.outcome = "failed"
        report.longrepr = f"{report.nodeid} may not be skipped here. {reason}"


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    forbid_skip(report)
    return report


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report() -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    report = yield
    forbid_skip(report)
    return report


@pytest.fixture(scope="session")
def long(request: pytest.FixtureRequest) -> bool:
    """Whether this run may take its time."""
    return bool(request.config.getoption("--long"))


@pytest.fixture(scope="session")
def golden(request: pytest.FixtureRequest) -> bool:
    """Whether golden files are to be rewritten."""
    return bool(request.config.getoption("--golden"))


@pytest.fixture(scope="session")
def chromium() -> str:
    """The path of the system's Chromium."""
    found = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, CHROMIUM)), None)
    if found is None:
        pytest.skip("No Chromium on this machine: install it, or name it in the variable CHROMIUM.")
    return found


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL that is ours alone."""
    if (found := binaries()) is None:
        pytest.skip("No PostgreSQL on this machine: install it (Debian, Ubuntu: apt-get install postgresql).")
    with private(found) as running:
        yield running


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A new database of each kind, as `serve --database` names it."""
    if request.param == "sqlite":
        return str(tmp_path / "tables.sqlite")
    made: str = request.getfixturevalue("postgres").database()
    return made
