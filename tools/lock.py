"""Compile pyproject.toml into lock files: exact versions with hashes, for every platform, naming no registry.

    python tools/lock.py [--upgrade]        needs uv on the PATH; `make lock` brings it

`run.txt` holds what plays and builds, `test.txt` that and what tests, `bench.txt` that and what we are
compared with.  The largest is compiled first and binds the others, so that all of them agree.
"""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LOCKS = ROOT / "requirements"
FLAGS = (
    "--universal",
    "--python-version=3.11",
    "--generate-hashes",
    "--no-annotate",
    "--no-header",
    "--no-emit-index-url",
    "--no-emit-find-links",
    "--quiet",
)


def compile_lock(name: str, extras: list[str], bound_by: Path | None, options: list[str]) -> Path:
    """Write one lock file: the project, what builds it, and the extras asked for."""
    build = tomllib.loads((ROOT / "pyproject.toml").read_text())["build-system"]["requires"]
    lock = LOCKS / name
    command = ["uv", "pip", "compile", "pyproject.toml", "-", *FLAGS, *options, f"--output-file={lock}"]
    command += [f"--extra={extra}" for extra in extras]
    command += [f"--constraint={bound_by}"] if bound_by else []
    subprocess.run(command, cwd=ROOT, input="\n".join(build), text=True, check=True)
    return lock


def main() -> None:
    """Compile all three, each within the one before."""
    options = sys.argv[1:]
    bench = compile_lock("bench.txt", ["test", "bench"], None, options)
    test = compile_lock("test.txt", ["test"], bench, options)
    compile_lock("run.txt", [], test, options)


if __name__ == "__main__":
    main()
