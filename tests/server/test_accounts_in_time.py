"""What accounts do as time goes by, and what is done for a name that nobody has; in both databases."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest
from argon2 import PasswordHasher

from zaubertisch.kernel import Refused
from zaubertisch.server.accounts import accounts as module
from zaubertisch.server.accounts import passwords
from zaubertisch.server.accounts.accountbook import Owner
from zaubertisch.server.accounts.accounts import DAY, LASTS, Accounts, Session
from zaubertisch.server.messages.account_wire import Credentials, Erase, KeepDeck, Renew
from zaubertisch.server.net.serve import open_house

ANN = Credentials("Ann", "ﬁne password")


class Clock:
    def __init__(self) -> None:
        self.moment = 1_000_000

    def __call__(self) -> int:
        return self.moment


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(module, "now", clock)
    return clock


@pytest.fixture
async def accounts(database: str, clock: Clock) -> AsyncIterator[Accounts]:
    """Accounts in a store of each kind."""
    store = (await asyncio.to_thread(open_house, database, 0)).store
    accounts = Accounts(store)
    yield accounts
    accounts.close()
    await store.close()


async def test_a_session_lasts_from_its_latest_use(accounts: Accounts, clock: Clock) -> None:
    session = await accounts.register(ANN)
    for _ in range(3):
        clock.moment += LASTS - DAY // 2
        assert await accounts.who(session.token) == session
    clock.moment += LASTS
    assert await accounts.who(session.token) is None
    assert await accounts.who(None) is None


async def test_sessions_that_are_over_are_forgotten(accounts: Accounts, clock: Clock) -> None:
    await accounts.register(ANN)
    clock.moment += LASTS
    await accounts.sign_in(ANN)
    count = await accounts._book._store.transact(
        lambda connection: connection.exec_driver_sql("SELECT count(*) FROM session").scalar()
    )
    assert count == 1


async def test_as_much_is_worked_out_for_nobody(accounts: Accounts, monkeypatch: pytest.MonkeyPatch) -> None:
    """So the time it takes does not tell who has an account."""
    await accounts.register(ANN)
    worked: list[str] = []

    def fits(password: str, kept: str) -> bool:
        worked.append(kept.rpartition("$")[0].rpartition("$")[0])  # all that decides how long it takes
        return False

    monkeypatch.setattr(passwords, "_fits", fits)
    for name in ("Ann", "Nobody", "<no name>"):
        with pytest.raises(Refused, match="wrong-password"):
            await accounts.sign_in(Credentials(name, ANN.password))
    assert len(worked) == 3
    assert len(set(worked)) == 1


async def test_nobodys_password_opens_nothing(accounts: Accounts) -> None:
    with pytest.raises(Refused, match="wrong-password"):
        await accounts.sign_in(Credentials("Nobody", "nobody's password"))


async def test_a_password_is_the_same_on_every_keyboard(accounts: Accounts) -> None:
    await accounts.register(ANN)
    assert (await accounts.sign_in(Credentials("Ann", "fine password"))).owner.name == "Ann"


async def test_what_was_kept_by_weaker_measures_is_kept_by_todays(
    accounts: Accounts, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(passwords, "HASHER", PasswordHasher(time_cost=1, memory_cost=8, parallelism=1))
    weak = (await accounts.register(ANN)).owner.password
    monkeypatch.undo()
    await accounts.sign_in(ANN)
    kept = (await accounts.sign_in(ANN)).owner.password
    assert (passwords.outdated(weak), passwords.outdated(kept)) == (True, False)


async def test_what_lies_there_damaged_opens_nothing() -> None:
    hashing = passwords.Passwords()
    assert not await hashing.fits("password", "no argon2 at all")
    hashing.close()


async def test_a_deck_that_comes_too_late_is_left_nowhere(accounts: Accounts) -> None:
    """The account was deleted while the deck was on its way."""
    session = await accounts.register(ANN)
    await accounts.erase(session, Erase(ANN.password))
    with pytest.raises(Refused, match="not-signed-in"):
        await accounts.keep(session.owner, "deck-one", KeepDeck("seelenkrieger", "", {"main": []}))
    assert await accounts.decks(session.owner) == []


async def test_of_two_that_take_a_name_at_once_one_gets_it(accounts: Accounts) -> None:
    came = await asyncio.gather(
        accounts.register(ANN),
        accounts.register(Credentials("ann", "another password")),
        return_exceptions=True,
    )
    assert sorted(isinstance(one, Refused) for one in came) == [False, True]


async def test_a_deck_that_two_tabs_keep_at_once_is_one_deck(accounts: Accounts) -> None:
    owner = (await accounts.register(ANN)).owner
    said = KeepDeck("seelenkrieger", "Mine", {"main": [{"card": "M1", "count": 4}]})
    await asyncio.gather(*(accounts.keep(owner, "deck-one", said) for _ in range(8)))
    (kept,) = await accounts.decks(owner)
    assert (kept.id, kept.name, kept.deck["main"]) == ("deck-one", "Mine", [{"card": "M1", "count": 4}])
    await accounts.drop(owner, "deck-one")
    assert await accounts.decks(owner) == []


def test_nothing_that_is_printed_tells_a_secret() -> None:
    owner = Owner("id", "Ann", "$argon2id$")
    printed = repr([ANN, Erase("secret"), Renew("secret", "secret"), owner, Session(owner, "secret")])
    assert not [word for word in ("secret", "password", "argon2") if word in printed]
