"""Requests of every kind, sensible and not, for loops that ask whatever comes to mind."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import msgspec

from tests.server.party import Party, nonce_of, token_of
from zaubertisch.games.wizard.cards import DECK
from zaubertisch.kernel.fairness import promise_nonce
from zaubertisch.server.messages import wire

PEOPLE = ("Ada", "Bea", "Cem", "Dov", "Eva", "Fay")
NAMES = (*PEOPLE, "ada", "Bе\u0430", "", " \u200b ", "<b>", "x" * 25, "\u202eAda")
TEXTS = ("Hello", "  ", "\u202e", "<script>", "a\nb", "x" * 500)
OPTIONS: tuple[dict[str, Any], ...] = (
    {},
    {"hiddentip": True},
    {"notequal": True},
    {"plan": "dmmixed"},
    {"plan": "dmmixed", "notequal": True},
    {"plan": "quick"},
    {"wings": True},
    {"hiddentip": "yes"},
)
MOVES: tuple[Any, ...] = (
    *({"type": "bid", "tricks": tricks} for tricks in (-1, 0, 1, 2, 3, 4, 10**40)),
    *({"type": "play", "card": card} for card in (*DECK[::7], "W", "J", "X9")),
    *({"type": "trump", "suit": suit} for suit in "RGBYX"),
    *({}, [], None, 7, {"type": "bid", "tricks": 1, "seat": 0}, {"type": "swap"}),
)


def any_action(party: Party, name: str, chance: Random) -> wire.Action:
    """Something this person might do: as a rule what the moment asks for, else whatever comes to mind."""
    fitting = {
        "gathering": (promise, start),
        "opening": (open_nonce,),
        "playing": (any_move,),
        "over": (rematch,),
    }
    asking = party.room.frame(party.seat(name)).table.asking
    if asking is not None and party.seat(name) in asking.missing and chance.random() < 0.7:
        return wire.Allow(asking.turn, chance.random() < 0.8)
    if chance.random() < 0.7:
        return chance.choice(fitting[party.phase])(party, name, chance)
    return chance.choice((promise, start, open_nonce, any_move, rematch, rare, rare, rare))(
        party, name, chance
    )


def promise(party: Party, name: str, chance: Random) -> wire.Promise:
    nonce = nonce_of(chance.choice((name, name, name, name, name, "Bea")), party.match)
    return wire.Promise(promise_nonce(party.match, bytes.fromhex(nonce)))


def open_nonce(party: Party, name: str, chance: Random) -> wire.OpenNonce:
    return wire.OpenNonce(nonce_of(chance.choice((name, name, name, name, "Bea")), party.match))


def start(party: Party, name: str, chance: Random) -> wire.Start:
    return wire.Start()


def rematch(party: Party, name: str, chance: Random) -> wire.Rematch:
    return wire.Rematch()


def rare(party: Party, name: str, chance: Random) -> wire.Action:
    seats = (-1, 0, 1, 2, 3, 4, 5, 6, 10**20)
    turn = party.room.frame(party.seat(name)).turn or 0
    actions: list[wire.Action] = [
        wire.AddBot(chance.choice(("random", "thumb", "", "oracle")), chance.choice((None, None, *seats))),
        wire.Remove(chance.choice(seats)),
        wire.SetOptions(chance.choice(OPTIONS), chance.choice((None, *seats))),
        wire.Say(chance.choice(TEXTS)),
        wire.Leave(),
        wire.Return(),
        wire.Bring(),
        wire.SayPhrase("hello"),
        wire.Silence(chance.choice(seats), chance.random() < 0.3),
        wire.TakeBack(turn + chance.choice((0, 0, 0, 0, -1, 10**20))),
        wire.TakeBack(turn),
        wire.Allow(turn, chance.random() < 0.8),
        wire.Allow(turn, chance.random() < 0.8),
    ]
    return wire.Abort() if chance.random() < 0.02 else chance.choice(actions)


def any_move(party: Party, name: str, chance: Random) -> wire.Move:
    frame = party.room.frame(party.seat(name))
    turn = frame.turn if frame.turn is not None else 0
    turn += chance.choice((0, 0, 0, 0, 0, 0, -1, 1, 10**30))
    move = chance.choice(frame.legal) if frame.legal and chance.random() < 0.7 else chance.choice(MOVES)
    return wire.Move(turn, msgspec.Raw(json.dumps(msgspec.to_builtins(move)).encode()))


def any_sitter(party: Party, chance: Random) -> tuple[wire.SitDown, str | None]:
    name, like = chance.choice(PEOPLE), chance.choice(NAMES)
    request = party.request(name, chance.choice((None, None, -1, 0, 2, 9)))
    if chance.random() < 0.3:
        request = msgspec.structs.replace(request, name=like)
    if chance.random() < 0.1:
        request = msgspec.structs.replace(request, promise=party.request("Ada").promise)
    if chance.random() < 0.1:
        request = msgspec.structs.replace(request, token=token_of(name))
    return request, chance.choice((None, "wrong", *[None] * party.room.state.listed))
