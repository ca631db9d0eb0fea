"""A whole player in a few lines, with what docs/protocol.md tells: joins by an invitation, plays to the end.

python examples/bot.py 'http://127.0.0.1:8000/t/<table>#join=<secret>' [name]
"""

import json
import random
import secrets
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from hashlib import blake2b
from typing import Any
from urllib.parse import urljoin

import httpx


def promise(match: str, nonce: bytes) -> str:
    """The commitment to a nonce: BLAKE2b over label and parts, each with its length before it."""
    parts = (b"zaubertisch nonce", match.encode(), nonce)
    said = b"".join(len(part).to_bytes(4, "big") + part for part in parts)
    return blake2b(said, digest_size=32).hexdigest()


class Player:
    """Somebody at the table, with the key to the seat and a nonce for the deal."""

    def __init__(self, link: str, name: str) -> None:
        """Come by the link, look at the table, and sit down."""
        url, _, invite = link.partition("#join=")
        table = url.rstrip("/").rpartition("/")[2]
        self.http = httpx.Client(base_url=urljoin(url, f"/api/tables/{table}"), timeout=60)
        self.nonce, token = secrets.token_bytes(32), secrets.token_urlsafe(32)
        self.http.headers["Authorization"] = f"Bearer {invite}"
        self.match = self.http.get("").raise_for_status().json()["table"]["match"]
        self.post("/seats", name=name, token=token, promise=promise(self.match, self.nonce))
        self.http.headers["Authorization"] = f"Bearer {token}"

    def post(self, path: str, **said: object) -> None:
        """Ask for something until there is an answer; with the same key it happens once."""
        said.setdefault("key", secrets.token_hex(16))
        with suppress(httpx.TransportError):
            answer = self.http.post(path, json=said)
            if answer.status_code < 400 or answer.json()["code"] == "stale-turn":
                return
            if answer.status_code not in (429, 503):
                sys.exit(answer.json()["message"])
        time.sleep(1)
        self.post(path, **said)

    def frames(self) -> Iterator[Any]:
        """The table, now and whenever it changes; when the line breaks, it is opened again."""
        while True:
            with suppress(httpx.TransportError), self.http.stream("GET", "/events") as lines:
                data = (json.loads(line[6:]) for line in lines.iter_lines() if line.startswith("data: "))
                yield from (message for message in data if message["type"] == "frame")
            time.sleep(1)

    def play(self) -> str:
        """Promise, open (several frames may ask: one key, so once) and move; how it ended."""
        for frame in self.frames():
            table, seat, phase = frame["table"], frame["seat"], frame["table"]["phase"]
            if phase == "over" or seat is None:
                return f"{', '.join(s['name'] for s in table['seats'])}: {frame['scores']}"
            if phase == "gathering" and table["match"] != self.match:
                self.match, self.nonce = table["match"], secrets.token_bytes(32)
                self.post("/actions", do={"type": "promise", "promise": promise(self.match, self.nonce)})
            elif phase == "opening" and not table["seats"][seat]["opened"]:
                self.post("/actions", do={"type": "nonce", "nonce": self.nonce.hex()}, key=self.match)
            elif frame["legal"]:
                move = random.choice(frame["legal"])  # here is where you do better
                self.post("/actions", do={"type": "move", "turn": frame["turn"], "move": move})
        return "The stream ended."


if __name__ == "__main__":
    sys.stdout.write(Player(sys.argv[1], (sys.argv[2:] or ["Bot"])[0]).play() + "\n")
