"""An evening at a server: every game is played, strangers ask around, and all that it says is kept."""

from __future__ import annotations

import json
import secrets
import signal
import subprocess
import sys
from contextlib import suppress
from itertools import islice
from pathlib import Path
from typing import Any

from websockets.exceptions import WebSocketException

from tests.hostile.marks import Marks, add_keys, names, of_people
from tests.server.guests import Guest, Table, bearer, key, match, until
from tests.server.running import Running
from zaubertisch.server.net.addresses import ROUTES
from zaubertisch.server.net.operating_routes import OPERATING

BOTS = {"wizard": 1, "kampf": 1, "duell": 0, "seelenkrieger": 0}
MOVES = {"wizard": 30, "kampf": 6, "duell": 1, "seelenkrieger": 12}
"""So many moves of people bring a match to where hands are full and much is hidden."""

LISTED = "wizard"
"""Strangers may watch here.  What they see names cards of earlier rounds, which may be in a hand again:
that it depends on no hidden card is a law of its own (tests/laws/test_two_worlds.py)."""

ADDRESSES = tuple(
    dict.fromkeys(route.path for route in (*ROUTES, *OPERATING.routes) if "socket" not in route.path)
)
"""Everything that can be asked, by strangers and by whoever watches over the server."""

OPEN = ("/cards/", "/openapi.json", "/decks", "/api/games")
"""What is told of all cards to everybody, in whichever hand they are."""


class Loud(Running):
    """A server that writes everything down."""

    leaks = ""
    printed = ""

    def command(self) -> list[str]:
        python, _, _, *words = super().command()
        journal = ["--log=json", "--log-level=info", f"--admin-token-file={self.token_file}"]
        return [python, "-m", "tests.hostile.loud", self.leaks, *words, *journal]

    def end(self, how: signal.Signals) -> int:
        """Stop it, and keep what it still says."""
        assert self.process is not None
        self.process.send_signal(how)
        self.printed = self.output().read()
        return super().end(how)

    @property
    def token_file(self) -> Path:
        return self.log.with_name("admin")


class Evening:
    """What may not be read, by game, and everything that a stranger or the host could read."""

    def __init__(self, folder: Path, leaks: str = "", games: tuple[str, ...] = tuple(BOTS)) -> None:
        self.server = Loud(folder / "tables.sqlite", log=folder / "server.log")
        self.server.leaks = leaks
        self.marks: dict[str, Marks] = {}
        self.told: dict[str, str] = {}  # where every card may be named
        self.said: dict[str, str] = {}  # where none may
        self.server.start()
        try:
            for game in games:
                self.play(game)
            self.said["doctor"] = self.command(
                "doctor", self.server.url, f"--database={self.server.database}"
            )
            admin = ("admin", f"--server={self.server.url}", f"--token-file={self.server.token_file}")
            self.said["admin"] = self.command(*admin, "tables")
            self.server.stop()
        finally:
            self.server.close()
        self.said["log"] = self.server.log.read_text() + self.server.printed

    def play(self, game: str) -> None:
        guests = match(self.server, "Ann", "Ben", bots=BOTS[game], game=game, listed=game == LISTED)
        for _ in range(MOVES[game]):
            moving = until(lambda: next((guest for guest in guests if guest.asked()), None))
            assert moving.send(moving.move(which=1)).status_code in (200, 409)
        talk = f"nobody else's business {secrets.token_hex(8)}"
        guests[0].do("say", text=talk)
        marks = self.marks[game] = of_people(guests)
        if game != LISTED:
            marks.add("what was said", talk)
        marks.add("the invitation", guests[0].table.invite)
        password = f"password-{secrets.token_hex(12)}"
        marks.add("a password", password)
        add_keys(marks, str(self.server.database), guests[0].table.id)
        self.mischief(guests, password)
        self.ask_around(game, guests[0].table)

    def mischief(self, guests: list[Guest], password: str) -> None:
        """What goes wrong, with secrets in it: every no is an occasion to say too much."""
        ann, ben = guests
        for card in [*names(ben.frame()["view"]["own"])][:4]:
            ann.send({"type": "move", "turn": ann.frame()["turn"], "move": {"type": "play", "card": card}})
        post = self.server.http.post
        for body in (json.dumps({"token": ann.token}), f'{{"key": "{ann.token}', ann.token * 300):
            path, headers = f"{ann.table.path}/actions", {"Content-Type": "application/json"}
            post(path, content=body, headers={**headers, **bearer(ann.token)})
        self.server.http.get(f"/{ann.token}", params={"token": ann.token})
        self.server.http.get(f"/api/tables/{ann.token}/socket", headers={"X": ann.token, **bearer(ann.token)})
        for said in (
            json.dumps({"type": "hello", "token": ann.token, "x": ann.token}),
            ann.token,
            "x" * 5000,
        ):
            with suppress(WebSocketException), ann.table.dial() as line:
                line.send(said)
                line.recv(timeout=5)
        with ann.table.socket(ann.token) as line:
            line.recv(timeout=5)
        for to in ("register", "sign-in", "password"):
            post(f"/api/account/{to}", json={"name": "Ann", "password": password})

    def ask_around(self, game: str, table: Table) -> None:
        """Everything that is told without a seat: to nobody, to a wrong secret, to the admin."""
        right = {"{table}": table.id, "{game}": game, "{language}": "en", "{deck}": "abcdefgh"}
        admin = self.server.token_file.read_text().strip()
        self.marks[game].add("the admin's token", admin)
        match = str(table.look(table.invite).json()["table"]["match"])
        for path in ADDRESSES:
            for part, value in {**right, "{match}": match}.items():
                path = path.replace(part.replace("}", ":str}"), value).replace(part, value)
            for secret in (None, secrets.token_urlsafe(32), admin):
                text = self.look(path, secret)
                said: dict[str, Any] = {"key": key(), "do": {"type": "start"}}
                no = self.server.http.post(path, json=said, headers=bearer(secret))
                text += f"{no.headers} {no.text}"
                watched = game == LISTED and answers_frames(path, table)
                kept = self.told if watched or any(part in path for part in OPEN) else self.said
                kept[f"{game} {path}"] = kept.get(f"{game} {path}", "") + text

    def look(self, path: str, secret: str | None) -> str:
        """The whole answer; of an event stream, which has no end, the first frame."""
        with self.server.http.stream("GET", path, headers=bearer(secret)) as answer:
            stream = answer.headers["content-type"].startswith("text/event-stream")
            pieces = islice(answer.iter_text(), 1) if stream else answer.iter_text()
            return f"{answer.headers} {''.join(pieces)}"

    def command(self, *words: str) -> str:
        """What the command line says."""
        command = [sys.executable, "-m", "zaubertisch.cli", *words]
        done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
        return done.stdout + done.stderr

    def betrayed(self) -> dict[str, list[str]]:
        """What can be read of each game, and where."""
        found = {}
        for game, marks in self.marks.items():
            for texts, cards in ((self.said, True), (self.told, False)):
                for where, text in texts.items():
                    if told := marks.betrayed(text, cards):
                        found[f"{game}, in {where}"] = told
        return found


def answers_frames(path: str, table: Table) -> bool:
    """Whether what the table shows to spectators is told there."""
    return path in (table.path, f"{table.path}/events")
