"""Seelenkrieger in the room: very many moves, and decks that people bring."""

from __future__ import annotations

from typing import Any

import msgspec

from tests.server.party import Party
from zaubertisch.games import GAMES
from zaubertisch.games.seelenkrieger.moves import Attack
from zaubertisch.kernel import expand
from zaubertisch.lab.souls import A_SIDE, crowd


def souls(seed: int = 0, **options: Any) -> Party:
    """A match of Seelenkrieger at whose table Ada and Bea sit."""
    return Party("Ada", "Bea", seats=2, options=options, games=GAMES, seed=seed, game="seelenkrieger")


def test_a_crowded_field_travels_in_a_small_frame_with_all_its_moves() -> None:
    party = souls()
    party.start()
    match = party.room.state.match
    assert match is not None
    crowd(match.table.public)
    frame = party.room.frame(0)
    assert len(msgspec.json.encode(frame)) < 20 * 1024
    every = match.game.legal_moves(match.view(0))
    assert len(every) > 3_500
    (offer,) = frame.offers
    attacks = [move for move in every if isinstance(move, Attack)]
    assert list(expand([offer])) == attacks
    some = [move for move in frame.legal if isinstance(move, Attack)]
    assert [len(move.attackers) for move in some] == [1] * A_SIDE
    assert set(frame.legal) <= set(every)
    assert set(every) - set(attacks) <= set(frame.legal)
    for seat in (1, None):
        assert party.room.frame(seat).offers == party.room.frame(seat).legal == ()


def test_few_attacks_are_told_one_by_one_as_well() -> None:
    party = souls()
    party.start()
    match = party.room.state.match
    assert match is not None
    crowd(match.table.public, 2)
    frame = party.room.frame(0)
    assert len(frame.offers) == 1
    assert list(frame.legal) == list(match.game.legal_moves(match.view(0)))
