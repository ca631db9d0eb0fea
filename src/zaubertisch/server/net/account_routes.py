"""The addresses of accounts.  Who is signed in shows a cookie, which goes to no other addresses."""

from __future__ import annotations

import re
from typing import Any

from litestar import delete, get, post, put
from litestar.datastructures import Cookie
from litestar.response import Response

from zaubertisch.kernel import Refused
from zaubertisch.server.accounts.accounts import LASTS, Accounts, Session
from zaubertisch.server.messages.account_wire import (
    Account,
    AccountDeck,
    Credentials,
    Erase,
    KeepDeck,
    Renew,
    SignOut,
)

from .auth import check_home
from .gate import AnyRequest, Gate

COOKIE, PLACE = "zaubertisch", "/api/account"
ID = re.compile(r"[A-Za-z0-9_-]{8,64}")
NOBODY = Account(None)


@get("/account")
async def account(request: AnyRequest, accounts: Accounts) -> Account:
    """Who is signed in."""
    session = await _session(request, accounts)
    return NOBODY if session is None else Account(session.owner.name)


@post("/account/register")
async def register(request: AnyRequest, accounts: Accounts, gate: Gate) -> Response[Account]:
    """Open an account."""
    return _signed_in(request, await accounts.register(await gate.read(request, Credentials)))


@post("/account/sign-in", status_code=200)
async def sign_in(request: AnyRequest, accounts: Accounts, gate: Gate) -> Response[Account]:
    """Sign in; whoever was signed in before is no more."""
    signed_in = await accounts.sign_in(await gate.read(request, Credentials))
    if before := await _session(request, accounts):
        await accounts.sign_out(before, everywhere=False)
    return _signed_in(request, signed_in)


@post("/account/sign-out", status_code=200)
async def sign_out(request: AnyRequest, accounts: Accounts, gate: Gate) -> Response[Account]:
    """Sign out, here or everywhere."""
    said = await gate.read(request, SignOut)
    if session := await _session(request, accounts):
        await accounts.sign_out(session, said.everywhere)
    return Response(NOBODY, cookies=[_cookie(request, "", 0)])


@post("/account/password", status_code=200)
async def renew(request: AnyRequest, accounts: Accounts, gate: Gate) -> Account:
    """Take another password."""
    said = await gate.read(request, Renew)
    session = await _needed(request, accounts)
    gate.count_guess(request, session.owner.name)
    await accounts.renew(session, said)
    return Account(session.owner.name)


@post("/account/delete", status_code=200)
async def erase(request: AnyRequest, accounts: Accounts, gate: Gate) -> Response[Account]:
    """Delete the account and all that it holds."""
    said = await gate.read(request, Erase)
    session = await _needed(request, accounts)
    gate.count_guess(request, session.owner.name)
    await accounts.erase(session, said)
    return Response(NOBODY, cookies=[_cookie(request, "", 0)])


@get("/account/decks")
async def decks(request: AnyRequest, accounts: Accounts) -> list[AccountDeck]:
    """The decks of the account."""
    return await accounts.decks((await _needed(request, accounts)).owner)


@put("/account/decks/{deck:str}")
async def keep(request: AnyRequest, deck: str, accounts: Accounts, gate: Gate) -> AccountDeck:
    """Keep a deck."""
    said = await gate.read(request, KeepDeck)
    _check_id(deck)
    return await accounts.keep((await _needed(request, accounts)).owner, deck, said)


@delete("/account/decks/{deck:str}", status_code=200)
async def drop(request: AnyRequest, deck: str, accounts: Accounts, gate: Gate) -> Account:
    """Keep a deck no longer."""
    gate.admit(request)
    _check_id(deck)
    session = await _needed(request, accounts)
    await accounts.drop(session.owner, deck)
    return Account(session.owner.name)


def _check_id(deck: str) -> None:
    if not ID.fullmatch(deck):
        raise Refused("bad-request", detail="A deck's id is 8 to 64 letters and digits", place="deck")


async def _session(request: AnyRequest, accounts: Accounts) -> Session | None:
    """Who asks, if a page of ours does."""
    check_home(request.headers)
    return await accounts.who(request.cookies.get(COOKIE))


async def _needed(request: AnyRequest, accounts: Accounts) -> Session:
    if session := await _session(request, accounts):
        return session
    raise Refused("not-signed-in")


def _signed_in(request: AnyRequest, session: Session) -> Response[Account]:
    return Response(Account(session.owner.name), cookies=[_cookie(request, session.token, LASTS // 1000)])


def _cookie(request: AnyRequest, value: str, seconds: int) -> Cookie:
    """No script reads it, no other site's page sends it, and under https it never leaves https."""
    how: dict[str, Any] = {"httponly": True, "samesite": "strict", "secure": request.url.scheme == "https"}
    return Cookie(COOKIE, path=request.app.state.root + PLACE, value=value, max_age=seconds, **how)


ACCOUNT = (account, register, sign_in, sign_out, renew, erase, decks, keep, drop)
