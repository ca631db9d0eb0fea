"""A database of many tables in the middle of a match, written without a server: the restart counts."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from random import Random

import msgspec

from tests.server.party import Party
from zaubertisch.games import GAMES
from zaubertisch.server.house.alarm import now
from zaubertisch.server.secret import hashed
from zaubertisch.server.storage.sqlite_store import SqliteStore
from zaubertisch.server.table import log

PEOPLE = ("Ada", "Bea", "Cem", "Dov")

MOVES = 270
"""Half of the moves of a match of four."""

PATTERNS = 10
"""So many different matches are played; the other tables are copies of them."""


def token_at(table: str) -> str:
    return f"token-of-ada-at-{table}".ljust(43, "x")


async def write(path: Path, tables: int) -> list[str]:
    """Write so many tables; their names.  At each of them Ada has a token of its own."""
    store = SqliteStore(path)  # makes the file
    await store.beat(now())
    await store.close()
    parties = [played(seed) for seed in range(PATTERNS)]
    names = [f"table{number:07d}" for number in range(tables)]
    connection = sqlite3.connect(path)
    for number, name in enumerate(names):
        party = parties[number % PATTERNS]
        rows = [row.replace(b'"table-1"', f'"{name}"'.encode()) for row in party.rows]
        token, mine = hashed(party.token("Ada")).encode(), hashed(token_at(name)).encode()
        bodies = [row.replace(token, mine).decode() for row in rows]
        connection.executemany(
            "INSERT INTO event (table_id, seq, sender, key, body) VALUES (?, ?, 'nobody', NULL, ?)",
            [(name, seq, body) for seq, body in enumerate(bodies, 1)],
        )
        summary = msgspec.json.encode(party.room.summary()).decode()
        connection.execute(
            "INSERT INTO room (table_id, listed, phase, at, wake_at, summary) VALUES (?, 0, ?, ?, NULL, ?)",
            (name, party.phase, party.room.state.at, summary),
        )
    connection.commit()
    connection.close()
    return names


def played(seed: int) -> Party:
    """A match of four in its middle."""
    party = Party(*PEOPLE, seats=4, games=GAMES, seed=seed)
    party.clock = now() - 10_000_000
    party.start()
    party.play_on(Random(seed), MOVES)
    assert isinstance(log.read(party.rows[-1]).event, log.Moved)
    return party
