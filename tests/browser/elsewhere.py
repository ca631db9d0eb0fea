"""People at the same table who sit elsewhere, and play when a test says so."""

from __future__ import annotations

import secrets
from typing import Any

from tests.server.guests import bearer
from tests.server.running import Running

from .evening import Evening

Json = dict[str, Any]


class Elsewhere:
    """Whoever has a seat on an evening, without a browser."""

    def __init__(self, server: Running, evening: Evening) -> None:
        self._http, self._path, self._tokens = server.http, f"/api/tables/{evening.id}", evening.tokens

    def frame(self, name: str) -> Json:
        """What this person sees."""
        frame: Json = self._http.get(self._path, headers=bearer(self._tokens[name])).raise_for_status().json()
        return frame

    def plays(self, name: str, move: Json) -> None:
        """Answer the question that is asked of this person."""
        do = {"type": "move", "turn": self.frame(name)["turn"], "move": move}
        said = {"key": secrets.token_hex(8), "do": do}
        answer = self._http.post(f"{self._path}/actions", json=said, headers=bearer(self._tokens[name]))
        assert answer.status_code == 200, answer.text

    def lays(self, name: str, card: str) -> None:
        self.plays(name, {"type": "play", "card": card})

    def bids(self, name: str, tricks: int) -> None:
        self.plays(name, {"type": "bid", "tricks": tricks})
