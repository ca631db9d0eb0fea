"""What one database takes and the other does not, from strangers: no error that nobody foresaw in either."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from pathlib import Path
from urllib.parse import quote

import httpx

from tests.server.guests import Guest, Table, bearer, key
from tests.server.running import servers

ODD = ("\x00", "a\x00b", "'", "%", "\\", "\u202e", "\U0010ffff", "x" * 3000, "..", "ä" * 400)


def test_odd_texts_break_neither(database: str, tmp_path: Path) -> None:
    with servers(database, tmp_path) as start:
        token = tmp_path / "admin.token"
        server = start(words=[f"--admin-token-file={token}"])
        admin = bearer(token.read_text().strip())
        table = Table(server)
        guest = Guest(table, "Ann")
        name = {"name": "Ann", "password": secrets.token_hex(8)}
        assert server.http.post("/api/account/register", json=name).status_code == 201

        def close(path: str) -> httpx.Response:
            return server.http.post(path, json={"why": "odd"}, headers=admin)

        ask: list[Callable[[str], int]] = [
            lambda odd: server.http.get(f"/api/tables/{quote(odd, safe='')}").status_code,
            lambda odd: (
                server.http.get(
                    f"{table.path}/matches/{quote(odd, safe='')}", headers=bearer(guest.token)
                ).status_code
            ),
            lambda odd: server.http.delete(f"/api/account/decks/{quote(odd, safe='')}").status_code,
            lambda odd: server.http.get("/admin/tables", params={"after": odd}, headers=admin).status_code,
            lambda odd: (
                server.http.get(f"/admin/tables/{quote(odd, safe='')}/log", headers=admin).status_code
            ),
            lambda odd: close(f"/admin/tables/{quote(odd, safe='')}/close").status_code,
            lambda odd: (
                server.http.post(
                    "/api/account/sign-in", json={"name": odd[:64], "password": odd[:200]}
                ).status_code
            ),
            lambda odd: (
                server.http.post(
                    "/api/tables", json={"key": key(), "game": "wizard", "seats": 3, "title": odd[:64]}
                ).status_code
            ),
            lambda odd: guest.send({"type": "say", "text": f"so {odd[:400]}"}).status_code,
            lambda odd: guest.send({"type": "add_bot", "bot": odd}).status_code,
            lambda odd: guest.send({"type": "options", "options": {"plan": odd}}).status_code,
        ]
        told = {(odd, nth): each(odd) for odd in ODD for nth, each in enumerate(ask)}
        assert [where for where, status in told.items() if status >= 500] == []
        assert guest.frame()["seat"] == 0
        assert server.troubles() == []
