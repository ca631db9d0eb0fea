"""What can be wrong with a JSON text: its values, its keys, its size, its depth, its signs, its bytes."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec

Raw = msgspec.Raw

DIGITS = b"9" * 400
NUMBERS: tuple[Any, ...] = (
    *(-1, 0, 1, 2**31, 2**53, 2**63 - 1, 2**63, 2**64, -(2**63) - 1),
    *(0.5, -0.0, 1e308, 1.0),
    *map(Raw, (b"NaN", b"Infinity", b"-Infinity", b"1e999", b"-0", b"01", b"1.", b"0x10", b"+1", DIGITS)),
)
TEXTS: tuple[Any, ...] = (
    *("", " ", "\x00", "\u202e", "\u200b\u200d", "\u2028", "\ufeff", "\U0001f9d9", "e\u0301" * 40),
    *("<script>alert(1)</script>", "' OR 1=1 --", "../../etc/passwd", "${x}", "{0.__class__}", "%s%n"),
    *("__proto__", "constructor", "null", "x" * 70, "x" * 600, "\ud7ff\ue000", "\uffff"),
    *map(Raw, (rb'"\ud800"', rb'"\udc00\ud800"', rb'"\u0000"', b'"\xff\xfe"', b'"\xed\xa0\x80"', b'"\t"')),
    *map(Raw, (rb'"\x41"', b'"', b"'a'")),
)
THINGS: tuple[Any, ...] = (
    *(None, True, False, [], {}, [[]], {"": {}}, [None] * 40, {"type": "start"}, {"type": 1}),
    *map(Raw, (b"", b",", b"[" * 900, b"[" * 500 + b"]" * 500, b'{"a":' * 400 + b"1" + b"}" * 400)),
)
STRANGE = NUMBERS + TEXTS + THINGS


def mutated(value: Any, chance: Random) -> bytes:
    """The value as JSON, with one thing wrong with it, or a few."""
    for _ in range(chance.choice((1, 1, 1, 2, 3))):
        value = _somewhere(value, chance)
    text = msgspec.json.encode(value)
    return chance.choice(BYTES)(text, chance) if chance.random() < 0.1 else text


def _somewhere(value: Any, chance: Random) -> Any:
    """The value, changed at some place in it."""
    if isinstance(value, dict) and value and chance.random() < 0.8:
        if chance.random() < 0.35:
            return chance.choice(OBJECTS)(value, chance)
        name = chance.choice(list(value))
        return {**value, name: _somewhere(value[name], chance)}
    if isinstance(value, list) and value and chance.random() < 0.8:
        if chance.random() < 0.4:
            return chance.choice(LISTS)(value, chance)
        at = chance.randrange(len(value))
        return [*value[:at], _somewhere(value[at], chance), *value[at + 1 :]]
    if isinstance(value, str) and value and chance.random() < 0.5:
        return _misspelt(value, chance)
    if type(value) is int and chance.random() < 0.5:
        return chance.choice((value - 1, value + 1, -value, str(value), float(value), value + 0.5))
    return chance.choice((*STRANGE, [value], {"": value}))


def _misspelt(text: str, chance: Random) -> str:
    at = chance.randrange(len(text))
    sign = chance.choice(("", " ", "\x00", "\u202e", "ß", "\n", "x", text))
    return chance.choice((text[:at] + sign + text[at + 1 :], text[:at], text.swapcase(), text + sign))


# -- objects


def _without(value: dict[str, Any], chance: Random) -> Any:
    gone = chance.choice(list(value))
    return {name: held for name, held in value.items() if name != gone}


def _with_more(value: dict[str, Any], chance: Random) -> Any:
    return {
        **value,
        chance.choice(("seat", "token", "type", "__proto__", "", "key ")): chance.choice(STRANGE),
    }


def _renamed(value: dict[str, Any], chance: Random) -> Any:
    old = chance.choice(list(value))
    return {_misspelt(name, chance) if name == old and name else name: held for name, held in value.items()}


def _said_twice(value: dict[str, Any], chance: Random) -> Any:
    """The same key twice, with two values: readers differ in which they take."""
    name = chance.choice(list(value))
    twice = b",%s:%s" % (
        json.dumps(name).encode(),
        msgspec.json.encode(chance.choice((value[name], None, 1))),
    )
    return Raw(msgspec.json.encode(value)[:-1] + twice + b"}")


OBJECTS: tuple[Callable[[dict[str, Any], Random], Any], ...] = (_without, _with_more, _renamed, _said_twice)


# -- lists

LISTS: tuple[Callable[[list[Any], Random], Any], ...] = (
    lambda value, chance: value[: chance.randrange(len(value))],
    lambda value, chance: [*value, chance.choice(STRANGE)],
    lambda value, chance: [*value, chance.choice(value)],
    lambda value, chance: value * 30,
    lambda value, chance: value[::-1],
)


# -- the text as a whole

BYTES: tuple[Callable[[bytes, Random], bytes], ...] = (
    lambda text, chance: text[: chance.randrange(len(text) + 1)],
    lambda text, chance: text + text,
    lambda text, chance: b"\xef\xbb\xbf" + text,
    lambda text, chance: text.decode("utf-8", "replace").encode("utf-16"),
    lambda text, chance: b"[" * 3000 + text,
    lambda text, chance: text + b" " * chance.choice((10, 9000)),
    lambda text, chance: b"",
    lambda text, chance: bytes(sign ^ (chance.random() < 0.02) for sign in text),
    lambda text, chance: text.replace(b'"', b"'"),
)
