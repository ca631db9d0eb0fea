"""The rows of accounts: who there is, where they are signed in, and which decks they keep."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import sqlalchemy as sa

from zaubertisch.server.messages.account_wire import AccountDeck
from zaubertisch.server.storage.schema import account, deck, session
from zaubertisch.server.storage.store import Store

_Write = Callable[[sa.Connection], None]

_owners = sa.select(account.c.id, account.c.name, account.c.password)


class _TooMany(Exception):
    """So that nothing of it is written."""


class Owner(msgspec.Struct, frozen=True):
    """An account as it lies there."""

    id: str
    name: str
    password: str

    def __repr__(self) -> str:
        """Never the password, not even as it is kept."""
        return f"Owner({self.id})"


class AccountBook:
    """Reads and writes them; each question is one transaction."""

    def __init__(self, store: Store) -> None:
        """The book of this store."""
        self._store = store

    async def open(self, owner: Owner, likeness: str, at: int) -> bool:
        """Write down a new account; False where somebody has the name, or one that looks like it."""
        row = {"id": owner.id, "name": owner.name, "password": owner.password}

        def write(connection: sa.Connection) -> None:
            connection.execute(account.insert(), {**row, "likeness": likeness, "at": at})

        return await self._unless_taken(write)

    async def of_likeness(self, likeness: str) -> Owner | None:
        """The account whose name looks like this."""
        return await self._find(_owners.where(account.c.likeness == likeness))

    async def of_session(self, digest: str, now: int) -> tuple[Owner, int] | None:
        """Who is signed in there, and until when."""
        found = sa.select(account.c.id, account.c.name, account.c.password, session.c.until)
        signed_in = (session.c.digest == digest) & (session.c.until > now)
        joined = found.join(session, session.c.account_id == account.c.id).where(signed_in)

        def read(connection: sa.Connection) -> tuple[Owner, int] | None:
            row = connection.execute(joined).first()
            return None if row is None else (Owner(row.id, row.name, row.password), row.until)

        return await self._store.transact(read)

    async def sign_in(self, id: str, digest: str, until: int, now: int) -> None:
        """Write down a session, and let go of those that are over."""

        def write(connection: sa.Connection) -> None:
            connection.execute(session.delete().where(session.c.until <= now))
            connection.execute(session.insert(), {"digest": digest, "account_id": id, "until": until})

        await self._store.transact(write)

    async def prolong(self, digest: str, until: int) -> None:
        """The session lasts longer."""
        await self._run(session.update().where(session.c.digest == digest).values(until=until))

    async def sign_out(self, digest: str) -> None:
        """The session is over."""
        await self._run(session.delete().where(session.c.digest == digest))

    async def sign_out_everywhere(self, id: str, but: str | None = None) -> None:
        """All sessions of the account are over, but for one."""
        await self._run(session.delete().where(session.c.account_id == id, session.c.digest != (but or "")))

    async def set_password(self, id: str, password: str) -> None:
        """Keep another password."""
        await self._run(account.update().where(account.c.id == id).values(password=password))

    async def erase(self, id: str) -> None:
        """The account is gone, and with it its sessions and its decks."""
        await self._run(account.delete().where(account.c.id == id))

    async def decks(self, id: str) -> list[AccountDeck]:
        """All decks of the account, the one changed last first."""
        rows = sa.select(deck).where(deck.c.account_id == id).order_by(deck.c.at.desc(), deck.c.id)

        def read(connection: sa.Connection) -> list[AccountDeck]:
            return [
                AccountDeck(row.id, row.game, row.name, msgspec.json.decode(row.deck), row.at)
                for row in connection.execute(rows)
            ]

        return await self._store.transact(read)

    async def keep(self, id: str, kept: AccountDeck, most: int) -> bool:
        """Write a deck, in the place of the one with its id; False where that would be one too many.

        Raises LookupError when the account is gone.
        """
        values = {
            "game": kept.game,
            "name": kept.name,
            "deck": msgspec.json.encode(kept.deck).decode(),
            "at": kept.at,
        }
        same = deck.update().where(deck.c.account_id == id, deck.c.id == kept.id).values(values)

        def write(connection: sa.Connection) -> None:
            if connection.execute(same).rowcount:
                return
            connection.execute(deck.insert(), {"account_id": id, "id": kept.id, **values})
            count = sa.select(sa.func.count()).select_from(deck).where(deck.c.account_id == id)
            if (connection.scalar(count) or 0) > most:
                raise _TooMany

        try:
            if not (await self._unless_taken(write) or await self._unless_taken(write)):
                raise LookupError(id)  # twice: not raced by another tab, but without an owner
        except _TooMany:
            return False
        return True

    async def drop(self, id: str, which: str) -> None:
        """The deck is gone."""
        await self._run(deck.delete().where(deck.c.account_id == id, deck.c.id == which))

    async def _find(self, question: sa.Select[tuple[str, str, str]]) -> Owner | None:
        def read(connection: sa.Connection) -> Owner | None:
            row = connection.execute(question).first()
            return None if row is None else Owner(row.id, row.name, row.password)

        return await self._store.transact(read)

    async def _run(self, statement: sa.Update | sa.Delete) -> None:
        def write(connection: sa.Connection) -> None:
            connection.execute(statement)

        await self._store.transact(write)

    async def _unless_taken(self, write: _Write) -> bool:
        try:
            await self._store.transact(write)
        except sa.exc.IntegrityError:
            return False
        return True
