"""Accounts: a name and a password for those who want their decks to be kept here."""

from __future__ import annotations

import secrets

import msgspec

from zaubertisch.kernel import Refused
from zaubertisch.kernel.fairness import digest
from zaubertisch.server.house.alarm import now
from zaubertisch.server.limits import DECKS
from zaubertisch.server.messages.account_wire import AccountDeck, Credentials, Erase, KeepDeck, Renew
from zaubertisch.server.secret import hashed
from zaubertisch.server.storage.store import Store
from zaubertisch.server.table import names, talk

from . import deckbuilding
from .accountbook import AccountBook, Owner
from .passwords import Passwords, outdated

LEAST = 8
"""The fewest characters of a password."""

DAY = 24 * 3600 * 1000

LASTS = 90 * DAY
"""How long somebody stays signed in who does not come back."""


class Session(msgspec.Struct, frozen=True):
    """Somebody who is signed in, and what their browser shows for it."""

    owner: Owner
    token: str

    def __repr__(self) -> str:
        """Never the token."""
        return f"Session({self.owner!r})"


class Accounts:
    """Everything that is done with accounts; raises Refused."""

    def __init__(self, store: Store) -> None:
        """The accounts in this store."""
        self._book = AccountBook(store)
        self._passwords = Passwords()

    def close(self) -> None:
        """Work out no more passwords."""
        self._passwords.close()

    async def register(self, said: Credentials) -> Session:
        """Open an account, and sign in."""
        name = names.normalise(said.name)
        _check_long_enough(said.password)
        owner = Owner(secrets.token_hex(8), name, await self._passwords.keepable(said.password))
        if not await self._book.open(owner, likeness(name), now()):
            raise Refused("account-name-taken", name=name)
        return await self._signed_in(owner)

    async def sign_in(self, said: Credentials) -> Session:
        """Sign in.  A name that nobody has is refused as a wrong password is, and takes as long."""
        owner = await self._book.of_likeness(likeness(said.name))
        kept = None if owner is None else owner.password
        if not await self._passwords.fits(said.password, kept) or owner is None:
            raise Refused("wrong-password")
        if outdated(owner.password):
            await self._book.set_password(owner.id, await self._passwords.keepable(said.password))
        return await self._signed_in(owner)

    async def who(self, token: str | None) -> Session | None:
        """Who shows this token; using it makes it last."""
        if token is None:
            return None
        found = await self._book.of_session(hashed(token), now())
        if found is None:
            return None
        owner, until = found
        if until - now() < LASTS - DAY:
            await self._book.prolong(hashed(token), now() + LASTS)
        return Session(owner, token)

    async def sign_out(self, session: Session, everywhere: bool) -> None:
        """End this session, or all of its account."""
        if everywhere:
            await self._book.sign_out_everywhere(session.owner.id)
        else:
            await self._book.sign_out(hashed(session.token))

    async def renew(self, session: Session, said: Renew) -> None:
        """Take another password; whoever is signed in elsewhere must show it."""
        _check_long_enough(said.new)
        await self._check(session.owner, said.password)
        await self._book.set_password(session.owner.id, await self._passwords.keepable(said.new))
        await self._book.sign_out_everywhere(session.owner.id, but=hashed(session.token))

    async def erase(self, session: Session, said: Erase) -> None:
        """Delete the account and all that it holds."""
        await self._check(session.owner, said.password)
        await self._book.erase(session.owner.id)

    async def decks(self, owner: Owner) -> list[AccountDeck]:
        """All its decks, the one changed last first."""
        return await self._book.decks(owner.id)

    async def keep(self, owner: Owner, id: str, said: KeepDeck) -> AccountDeck:
        """Keep a deck as it is now, even if it may not be played yet."""
        deck = deckbuilding.deck_of(deckbuilding.game_with_decks(said.game), said.deck)
        kept = AccountDeck(id, said.game, talk.clean(said.name), msgspec.to_builtins(deck), now())
        try:
            if not await self._book.keep(owner.id, kept, DECKS):
                raise Refused("too-many-decks", most=DECKS)
        except LookupError:
            raise Refused("not-signed-in") from None
        return kept

    async def drop(self, owner: Owner, id: str) -> None:
        """Keep a deck no longer."""
        await self._book.drop(owner.id, id)

    async def _signed_in(self, owner: Owner) -> Session:
        session = Session(owner, secrets.token_urlsafe(32))
        await self._book.sign_in(owner.id, hashed(session.token), now() + LASTS, now())
        return session

    async def _check(self, owner: Owner, password: str) -> None:
        if not await self._passwords.fits(password, owner.password):
            raise Refused("wrong-password")


def likeness(name: str) -> str:
    """The same for all names that look alike, so that nobody can be taken for somebody else."""
    return digest("zaubertisch account", names.skeleton(name).encode("utf-8", "surrogatepass")).hex()


def _check_long_enough(password: str) -> None:
    if len(password) < LEAST:
        raise Refused("password-too-short", least=LEAST)
