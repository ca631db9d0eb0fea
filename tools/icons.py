"""Draws the icons of the installed page from web/public/icon.svg: `.venv/bin/python tools/icons.py`."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

from playwright.sync_api import sync_playwright

PUBLIC = Path(__file__).parents[1] / "web" / "public"
FULL = "#ground { rx: 0 }"
SAFE = f"{FULL} #sign {{ transform: scale(.8); transform-origin: center }}"
"""A maskable icon may be cut to a circle of 80 %."""

ICONS = {
    "icon-192.png": (192, ""),
    "icon-512.png": (512, ""),
    "icon-maskable-512.png": (512, SAFE),
    "apple-touch-icon.png": (180, FULL),
}


def main() -> None:
    """Write every icon."""
    drawing = (PUBLIC / "icon.svg").read_text()
    chromium = os.environ.get("CHROMIUM") or shutil.which("chromium") or "chromium"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        for name, (size, style) in ICONS.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(f"<style>body {{ margin: 0 }} svg {{ display: block }} {style}</style>{drawing}")
            page.screenshot(path=PUBLIC / name, omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()
