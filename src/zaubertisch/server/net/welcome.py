"""Where the server is: for whoever started it, and for the friends in the same home."""

from __future__ import annotations

import io
import socket

import segno

from zaubertisch.bots.wizard.compiled import COMPILED

EVERYWHERE = ("0.0.0.0", "::")
ELSEWHERE = ("192.0.2.1", 9)
"""An address that belongs to nobody: nothing is sent there, it only shows which way leads out."""


def welcome(host: str, port: int, root: str = "") -> str:
    """What is printed at the start; with a code for phones where the home network may come.

    A strong bot that thinks for seconds looks broken, so it is said why.
    """
    here = "127.0.0.1" if host in EVERYWHERE else host
    said = f"Zaubertisch is at {url(here, port, root)}\n"
    if host in EVERYWHERE and (home := home_address()) is not None:
        friends = url(home, port, root)
        code = io.StringIO()
        segno.make(friends, micro=False).terminal(code, compact=True)
        said += f"In your home network it is at {friends}\n\n{code.getvalue()}\n"
    if not COMPILED:
        said += "No C compiler has been here: the strong bots of Wizard think some forty times as long.\n"
    return said + "Stop it with Ctrl+C; all tables are kept.\n"


def url(host: str, port: int, root: str = "") -> str:
    """The address as a browser wants it."""
    return f"http://{f'[{host}]' if ':' in host else host}:{port}{root}/"


def home_address() -> str | None:
    """This machine's address in its own network, or None when it is in none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(ELSEWHERE)
        except OSError:
            return None
        address: str = probe.getsockname()[0]
    return None if address.startswith(("127.", "0.")) else address
