"""Play, or replay, matches and say in one line each what came of them: run as a program of its own.

Whatever hangs on the order of a set, on an address or on another process would change a line.
"""

from __future__ import annotations

import sys
from hashlib import blake2b

import msgspec

from tests.laws.play import enc, play, whole
from tests.laws.settings import SETTINGS, Setting
from zaubertisch.kernel import FastRng, Moves, TakeBack


class Played(msgspec.Struct):
    """A match as its key and its log, of the setting with this number."""

    setting: int
    key: bytes
    log: msgspec.Raw


def a_match(number: int) -> tuple[Played, str]:
    """A random match, some turns of it taken back, and its line."""
    setting = SETTINGS[number]
    chance = setting.chance("digest")
    key = chance.randbytes(32)
    for match in play(setting.match(key), chance):
        if match.turn % 13 == 12 and match.turn < 100:
            match.take_back()
    return Played(number, key, msgspec.Raw(enc(match.log))), line(setting, key, enc(match.log))


def line(setting: Setting, key: bytes, log: bytes) -> str:
    """The bytes of the table, the views, the facts, the choices and a guess, along the replayed match."""
    moves = list[Moves[setting.box.move] | TakeBack]  # type: ignore[name-defined]
    match, told = setting.match(key), blake2b(digest_size=16)
    for number, turn in enumerate(msgspec.json.decode(log, type=moves)):
        if isinstance(turn, TakeBack):
            match.take_back()
            continue
        for seat, move in turn.moves.items():
            match.submit(seat, number, move, lambda *heard: told.update(enc(heard)))
        if number % 29 == 0:
            told.update(whole(match.table))
            for seat in (None, *range(setting.players)):
                view = match.view(seat)
                told.update(enc([view, match.game.facts(view)]))
                told.update(whole(match.game.determinize(view, FastRng(number))))
                if seat in match.waiting():
                    told.update(enc(match.game.legal_moves(view)))
    told.update(whole(match.table))
    return f"{setting} {told.hexdigest()} {match.game.scores(match.table.public)}"


if __name__ == "__main__":
    for played in msgspec.json.decode(sys.stdin.buffer.read(), type=list[Played]):
        sys.stdout.write(line(SETTINGS[played.setting], played.key, bytes(played.log)) + "\n")
