"""Compile the search kernels with mypyc: typed Python becomes modules of C beside their sources.

    python tools/compile.py [--into FOLDER]

Without a folder they are made in src/, where Python prefers them from then on (`make clean` removes them);
with one the whole package is copied there first, and what has the folder first on its path runs compiled.
Needs a C compiler and Python's headers.  Everything runs without this too, only slower.
"""

from __future__ import annotations

import os
import shutil
import sys
from argparse import ArgumentParser
from pathlib import Path

from mypyc.build import mypycify
from setuptools import Distribution
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).resolve().parent.parent
KERNELS = ("zaubertisch/bots/compiled", "zaubertisch/bots/wizard/compiled", "zaubertisch/bots/kampf/compiled")
"""The packages all of whose modules are compiled, but their `__init__`."""

DIRECT = ["-fno-semantic-interposition", "-fvisibility=hidden"] if sys.platform == "linux" else []
"""Nothing outside may stand in for a function of ours: calls go straight, or away.  A third less time."""


def modules(source: Path) -> list[str]:
    """The files to compile, seen from the source folder."""
    return sorted(
        str(file.relative_to(source))
        for kernel in KERNELS
        for file in (source / kernel).glob("*.py")
        if file.name != "__init__.py"
    )


def compile_in(source: Path) -> list[str]:
    """Make the compiled modules beside their sources, and say which."""
    os.chdir(source)  # mypyc names modules by their path from here
    os.environ["MYPYPATH"] = str(source)
    extensions = mypycify(
        [*modules(source), "--strict"], opt_level="3", group_name="zaubertisch_kernels", target_dir="build"
    )
    for extension in extensions:
        extension.extra_compile_args += DIRECT
    command = build_ext(Distribution({"name": "zaubertisch", "ext_modules": extensions}))
    command.inplace = True
    command.build_temp = "build/temp"
    command.ensure_finalized()
    command.run()
    shutil.rmtree(source / "build")
    return [str(file) for file in command.get_outputs()]


def main() -> None:
    """Compile in src/, or in a copy."""
    parser = ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument(
        "--into", type=Path, metavar="FOLDER", help="compile a copy of the package in this folder"
    )
    into: Path | None = parser.parse_args().into
    source = ROOT / "src"
    if into is not None:
        shutil.rmtree(into, ignore_errors=True)
        ignore = shutil.ignore_patterns("__pycache__", "page", "*.so", "*.pyd")
        shutil.copytree(source / "zaubertisch", into / "zaubertisch", ignore=ignore)
        source = into.resolve()
    made = compile_in(source)
    print(f"Compiled {len(made)} modules in {source}.", file=sys.stderr)


if __name__ == "__main__":
    main()
