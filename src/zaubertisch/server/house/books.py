"""The books of the games whose cards are to be read: told once in each language, packed, with a digest."""

from __future__ import annotations

import gzip
from functools import cache
from hashlib import sha256

import msgspec

from zaubertisch.games import GAMES
from zaubertisch.kernel import LANGUAGES, Refused


class Packed(msgspec.Struct, frozen=True):
    """A book as it travels, and the tag by which a browser knows that it has it already."""

    plain: bytes
    gzipped: bytes
    tag: str


@cache
def packed(game: str, language: str) -> Packed:
    """The book of this game in this language; raises Refused."""
    box = GAMES.get(game)
    if box is None:
        raise Refused("unknown-game", game=game, games=", ".join(GAMES))
    if box.read is None:
        raise Refused("no-book", game=game)
    for known in LANGUAGES:
        if known == language:
            plain = msgspec.json.encode(box.read(known))
            return Packed(plain, gzip.compress(plain, mtime=0), f'"{sha256(plain).hexdigest()[:20]}"')
    raise Refused("unknown-language", language=language, languages=", ".join(LANGUAGES))
