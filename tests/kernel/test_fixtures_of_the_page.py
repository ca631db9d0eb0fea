"""The files by which the page's own reckoning is measured are what the kernel makes now."""

from __future__ import annotations

import gzip
import runpy
from pathlib import Path

import pytest

FIXTURES = Path(__file__).parents[2] / "web" / "fixtures" / "kernel"


@pytest.mark.parametrize("name", ["chance", "match", "kampf_deals", "duell_match", "soul_events"])
def test_the_file_is_what_the_kernel_makes(name: str) -> None:
    script = runpy.run_path(str(FIXTURES / f"{name}.py"))
    assert script["text"]() == (FIXTURES / f"{name}.json").read_text(), f"run: python {FIXTURES / name}.py"


def test_a_whole_match_of_seelenkrieger_is_too_long_to_lie_unpacked() -> None:
    script = runpy.run_path(str(FIXTURES / "soul_match.py"))
    packed = (FIXTURES / "soul_match.json.gz").read_bytes()
    assert script["text"]() == gzip.decompress(packed).decode(), (
        "run: python web/fixtures/kernel/soul_match.py"
    )
