"""The bot of the guide is what the guide says: short, legal, better than chance, and no eavesdropper."""

from __future__ import annotations

import re
from copy import copy
from pathlib import Path
from typing import Any

from zaubertisch.bots import BOTS, Bot
from zaubertisch.games import GAMES
from zaubertisch.kernel import FastRng, view_of
from zaubertisch.lab.contest import Contest, play_deal

PAGE = (Path(__file__).parents[2] / "docs/guide/bots.md").read_text(encoding="utf-8")
CODE = re.findall(r"```python\n(.*?)```", PAGE, flags=re.S)


def dreamer() -> Bot:
    room: dict[str, Any] = {}
    exec(CODE[0], room)
    made: Bot = room["Dreamer"]()
    return made


def test_it_has_thirty_lines_or_so() -> None:
    assert len(CODE) == 1
    assert len(CODE[0].splitlines()) <= 36


def test_it_plays_and_beats_whoever_moves_at_random() -> None:
    box = GAMES["duell"]
    contest = Contest("duell", box.options(), ("dreamer", "random"), (dreamer(), BOTS["random"]), seed=1)
    deals = [play_deal(contest, deal) for deal in range(2)]
    assert sum(deal[0].win for deal in deals) > sum(deal[1].win for deal in deals)


def test_it_sees_no_more_than_its_seat() -> None:
    game, bot, chance = GAMES["duell"].make(GAMES["duell"].options()), dreamer(), FastRng(4)
    table = game.deal([None, None], FastRng(3))
    here = view_of(table, game.to_act(table.public)[0])
    there = view_of(game.determinize(here, chance), here.seat)
    rng = FastRng(9)
    assert bot.choose(game, here, copy(rng)) == bot.choose(game, there, copy(rng))
