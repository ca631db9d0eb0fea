"""The rules of the house: small files, no traces of one machine, lock files that serve everywhere."""

from __future__ import annotations

import re
import statistics
import subprocess
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())
LOCKS = sorted((ROOT / "requirements").glob("*.txt"))

SOURCE = {".py", ".ts", ".js", ".svelte", ".css", ".html"}
LONGEST = 400
MEDIAN = 120

# Written in pieces, so that this file passes its own test.
MACHINE = re.compile(r"(?<![\w.}-])/(?:" + "|".join(["wo" + "rk", "ro" + "ot", "fa" + "rm"]) + r")/")
REGISTRY = re.compile(
    r"|".join(["py" + r"pi\.org", "python" + r"hosted\.", "npm" + r"js\.", r"deb\.deb" + "ian"])
)


def tracked() -> list[Path]:
    """All files of the project, those not yet committed among them."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(command, cwd=ROOT, capture_output=True, check=True, text=True).stdout
    return sorted({ROOT / name for name in names.split("\0") if name and (ROOT / name).is_file()})


def text_of(path: Path) -> str:
    """What a file says; nothing if it is a picture."""
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        return ""


def is_test(path: Path) -> bool:
    return path.is_relative_to(ROOT / "tests") or ".test." in path.name


def lengths() -> dict[Path, int]:
    """The lines of every source file of the product, its tests and its tools."""
    homes = [ROOT / home for home in ("src", "web", "tests", "tools", "examples")]
    sources = [path for path in tracked() if path.suffix in SOURCE and any(map(path.is_relative_to, homes))]
    return {path.relative_to(ROOT): len(text_of(path).splitlines()) for path in sources}


def test_no_file_is_long() -> None:
    assert {path: lines for path, lines in lengths().items() if lines > LONGEST} == {}


@pytest.mark.parametrize("home", ["src", "web/src"])
def test_most_files_are_small(home: str) -> None:
    product = [
        lines
        for path, lines in lengths().items()
        if path.is_relative_to(home) and not is_test(ROOT / path) and path.name != "__init__.py"
    ]
    assert statistics.median(product) < MEDIAN


@pytest.mark.parametrize("trace", [MACHINE, REGISTRY], ids=["machine paths", "registry hosts"])
def test_no_file_names(trace: re.Pattern[str]) -> None:
    found = [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()[:100]}"
        for path in tracked()
        for number, line in enumerate(text_of(path).splitlines(), start=1)
        if trace.search(line)
    ]
    assert found == []


def test_python_locks_pin_and_name_no_host() -> None:
    assert [lock.name for lock in LOCKS] == ["bench.txt", "run.txt", "test.txt"]
    for lock in LOCKS:
        text = lock.read_text()
        assert "://" not in text
        for entry in re.split(r"\n(?=\S)", text.strip()):
            assert re.match(r"[\w.-]+(\[[\w,-]+\])?==\S+", entry), entry
            assert "--hash=sha256:" in entry, entry


def test_python_locks_agree() -> None:
    def pins(name: str) -> set[str]:
        return set(re.findall(r"^[\w.-]+==\S+", (ROOT / "requirements" / name).read_text(), re.MULTILINE))

    assert pins("run.txt") <= pins("test.txt") <= pins("bench.txt")


def test_locks_hold_what_the_project_asks_for() -> None:
    """A dependency written into pyproject.toml without `make lock` fails here, not on another's machine."""
    project = PROJECT["project"]
    extras = project["optional-dependencies"]
    run = project["dependencies"] + PROJECT["build-system"]["requires"]
    for name, asked in {
        "run.txt": run,
        "test.txt": run + extras["test"],
        "bench.txt": extras["bench"],
    }.items():
        pinned = {
            pin.split("==")[0] for pin in (ROOT / "requirements" / name).read_text().split() if "==" in pin
        }
        wanted = {
            re.split(r"[^\w.-]", package)[0].lower().translate(str.maketrans("._", "--")) for package in asked
        }
        assert wanted <= pinned, name


def test_what_builds_is_pinned_exactly() -> None:
    assert all("==" in package for package in PROJECT["build-system"]["requires"])


def test_client_lock_names_no_host() -> None:
    lock = (ROOT / "web/package-lock.json").read_text()
    assert '"resolved"' not in lock
    assert '"integrity"' in lock


def test_layers_are_guarded() -> None:
    contracts = {contract["id"]: contract for contract in PROJECT["tool"]["importlinter"]["contracts"]}
    assert contracts["layers"]["layers"][-2:] == ["games", "kernel"]
    assert contracts["games"]["modules"] == ["zaubertisch.games.*"]
    assert {"asyncio", "secrets", "socket", "sqlite3", "time"} <= set(contracts["pure"]["forbidden_modules"])


def test_every_make_target_has_its_line_of_help() -> None:
    makefile = (ROOT / "Makefile").read_text()
    phony = re.search(r"\.PHONY:((?:.*\\\n)*.*)", makefile)
    assert phony is not None
    targets = set(phony[1].replace("\\", " ").split())
    assert targets == set(re.findall(r"^([a-z-]+):.*## \w", makefile, re.MULTILINE))


def test_every_make_command_in_the_pages_exists() -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))
    for page in [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]:
        said = re.findall(r"(?:^ *|`|\$ )make ([a-z][a-z-]*)", page.read_text(), re.MULTILINE)
        assert set(said) <= targets, page.name
