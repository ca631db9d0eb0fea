"""How bright a part of the page is to the eye."""

from __future__ import annotations

import base64

from playwright.sync_api import Locator

BRIGHTNESS = """async (picture) => {
  const bytes = Uint8Array.from(atob(picture), (one) => one.charCodeAt(0));
  const map = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
  const canvas = new OffscreenCanvas(map.width, map.height).getContext("2d");
  canvas.drawImage(map, 0, 0);
  const { data } = canvas.getImageData(0, 0, map.width, map.height);
  let most = 0;
  for (let i = 0; i < data.length; i += 4) {
    most = Math.max(most, 0.2126 * data[i] + 0.7152 * data[i + 1] + 0.0722 * data[i + 2]);
  }
  return most;
}"""


def brightest(part: Locator) -> float:
    """The luminance of the brightest point of a part, from 0 to 255."""
    picture = base64.b64encode(part.screenshot()).decode()
    most: float = part.page.evaluate(BRIGHTNESS, picture)
    return most
