"""The page itself: the built client, for every address that is not the API's."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path
from typing import Any

from litestar import Request, route
from litestar.response import File, Response

from zaubertisch.kernel import Refused

from .packing import unpacks

PACKAGE = Path(__file__).parent.parent.parent
HOMES = (PACKAGE / "page", PACKAGE.parent.parent / "web" / "dist")
"""Where the built client lies: in the package, or beside the sources in a checkout."""

FOREVER = "public, max-age=31536000, immutable"
"""For what has a digest in its name."""

ANEW = "no-cache"
"""For everything else: ask whether it has changed."""

UNBUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Zaubertisch</title>
<h1>Zaubertisch is running, but its page is not built</h1>
<p>In a checkout, <code>make setup</code> builds it; then reload. Bots can play without it: see
<a href="/api/openapi.json">/api/openapi.json</a> and <code>docs/protocol.md</code>.</p>
"""


def home() -> Path | None:
    """The folder of the built client, if there is one by now."""
    return next((home.resolve() for home in HOMES if (home / "index.html").is_file()), None)


KINDS = {".webmanifest": "application/manifest+json", ".js": "text/javascript", ".svg": "image/svg+xml"}
"""What not every system knows of files."""


@route(["/", "/{path:path}"], http_method=["GET", "HEAD"], sync_to_thread=False)
def page(request: Request[Any, Any, Any], path: str = "/") -> Response[Any]:
    """A file of the client, or the client itself, which knows its own addresses."""
    answer = found(path, unpacks(request.headers), request.app.state.root)
    if (tag := answer.headers.get("ETag")) and tag == request.headers.get("if-none-match"):
        return Response(b"", status_code=304, headers=answer.headers)
    return answer


def found(path: str, squeezed: bool = False, below: str = "") -> Response[Any]:
    """What lies at an address; the gzipped twin of a file for those who take it."""
    root = home()
    if root is not None:
        wanted = _inside(root, path)
        if below and wanted == root / "index.html":
            return _front(root, below)
        if wanted is not None:
            return _file(wanted, FOREVER if wanted.is_relative_to(root / "assets") else ANEW, squeezed)
    if "." in path or f"{path}/".startswith(("/api/", "/assets/")):
        raise Refused("no-such-page")
    if root is None:
        return Response(UNBUILT, media_type="text/html", headers={"Cache-Control": ANEW}, status_code=503)
    return _front(root, below) if below else _file(root / "index.html", ANEW, squeezed)


def _front(root: Path, below: str) -> Response[bytes]:
    """The client as it is at home below a path: its addresses, and the root that it is told, begin there."""
    said = (root / "index.html").read_bytes().replace(b'="/', f'="{below}/'.encode())
    headers = {"Cache-Control": ANEW, "ETag": f'"{sha256(said).hexdigest()[:20]}"'}
    return Response(said, media_type="text/html; charset=utf-8", headers=headers)


def _inside(root: Path, path: str) -> Path | None:
    """The file of this name in the folder; None when there is none, or no file can be called so."""
    try:
        wanted = (root / path.lstrip("/")).resolve()
        return wanted if wanted.is_file() and wanted.is_relative_to(root) else None
    except (OSError, ValueError):
        return None


def _file(path: Path, cached: str, squeezed: bool) -> File:
    twin = path.with_name(f"{path.name}.gz")
    headers = {"Cache-Control": cached, "Vary": "Accept-Encoding"}
    if squeezed := squeezed and twin.is_file():
        headers["Content-Encoding"] = "gzip"
    return File(
        twin if squeezed else path,
        filename=path.name,
        content_disposition_type="inline",
        media_type=KINDS.get(path.suffix),
        headers=headers,
    )
