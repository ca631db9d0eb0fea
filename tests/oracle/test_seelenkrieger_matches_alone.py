"""Random matches of the second telling of Seelenkrieger: they end, and lose no card on the way."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

from tests.oracle.seelenkrieger import tell
from tests.oracle.seelenkrieger_cards import STARTERS, Deck
from tests.oracle.seelenkrieger_rig import Dice
from tests.oracle.seelenkrieger_table import Result


def played(seed: int) -> Result:
    """A random match; what must hold at every question is looked at on the way."""
    chance = random.Random(seed)
    decks: list[Deck] = chance.choices(STARTERS, k=2)
    brought = [Counter((*deck.main, *deck.side, deck.hero)) for deck in decks]
    match = tell(decks, {"strict": seed % 3 == 0, "goal": chance.choice((5, 10))}, Dice(seed, None))
    asked = next(match)
    while True:
        assert all(legal and len(legal) == len(set(legal)) for legal in asked.legal.values())
        conserved(asked.position, brought)
        said = {seat: chance.choice(legal) for seat, legal in asked.legal.items()}
        try:
            asked = match.send(said)
        except StopIteration as end:
            result: Result = end.value
            return result


def conserved(position: dict[str, Any], brought: list[Counter[str]]) -> None:
    """Every card is somewhere, once, and no warrior without life stands but while its defeat waits."""
    for seat in (0, 1):
        lie = [
            *(card for zone in ("hands", "prepared", "valleys", "discards") for card in position[zone][seat]),
            *(card for _, card in position["buildings"][seat]),
            *(one["card"] for one in position["fields"][seat]),
            *(card for own in position["fields"] for one in own for o, card in one["equipment"] if o == seat),
            *(
                item[2]
                for item in position["waits"]
                if item[0] in ("play", "call", "cast") and item[1] == seat
            ),
            *position["sides"][seat],
            *([position["heroes"][seat]] if position["heroes"][seat] else []),
        ]
        if position["landscape"] and position["landscape"][0] == seat:
            lie.append(position["landscape"][1])
        assert Counter(lie) <= brought[seat]
        assert len(lie) + position["decks"][seat] == sum(brought[seat].values())
        assert position["sparks"][seat] >= 0
        assert all(one["used"] <= one["slots"] for one in position["fields"][seat])
        dead = {one["name"] for one in position["fields"][seat] if one["left"] == 0}
        waiting = {name for item in position["waits"] if item[0] == "defeat" for name in item[1]}
        assert dead <= waiting


def test_thirty_random_matches_end() -> None:
    results = [played(seed) for seed in range(30)]
    assert {result.reason for result in results} <= {"defeats", "no_card", "safety"}
    assert all(result.position["turn"] <= 120 for result in results)
    assert len({result.reason for result in results}) > 1
    assert played(7) == played(7)
