"""The file by which the page's own chance is measured is what the kernel draws and deals now."""

from __future__ import annotations

import runpy
from pathlib import Path

FIXTURES = Path(__file__).parents[2] / "web" / "fixtures"


def test_the_file_is_what_the_kernel_makes() -> None:
    script = runpy.run_path(str(FIXTURES / "chance.py"))
    assert script["text"]() == (FIXTURES / "chance.json").read_text(), "run: python web/fixtures/chance.py"
