"""The options of Seelenkrieger: what a table may choose where the rules are silent."""

from __future__ import annotations

from typing import Literal

import msgspec

from zaubertisch.kernel import Misfit


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The rulings that a table may choose; without any, those of docs/rules/seelenkrieger.md."""

    sparks: Literal["in_sequence", "strict"] = "in_sequence"  # S17
    resurrection: Literal["counts", "when_defeated"] = "counts"  # SA3
    both_reach: Literal["draw", "active_wins"] = "draw"  # SA4
    hero_counts: Literal[1, 2] = 1  # SA6
    using_is_playing: bool = False  # SA7
    goal: Literal[5, 7, 10] = 10  # SA9
    empty_draw_loses: bool = False  # SA11
    longest: int = 60  # own turns each (SA12)
    second_cards: Literal[0, 1, 2] = 2  # SA14
    second_sparks: Literal[0, 2] = 0  # SA14
    mulligan: bool = True  # SA15
    first_draws: bool = True  # SA17
    hand_limit: Literal[0, 10] = 0  # at the end of the turn; 0 is none (SA19)
    warriors: Literal[20, 7] = 20  # a side (SA20)
    copies: Literal[5, 4] = 5  # of a card in a deck (SA21)
    side_singleton: bool = False  # SA22
    deck: Literal["classic", "quick"] = "classic"  # SA26
    spark_cap: Literal[0, 10, 15] = 0  # 0 is none (SA27)
    sparks_last: bool = True  # they carry over (SA27)
    face_up: bool = False  # prepared spells (SA35)
    needs_when_using: bool = True  # SA36
    prepared_at_once: bool = True  # used in the turn it was paid (SA38)
    windows: Literal["all", "fast"] = "all"  # fast: no answers to turns, nor to cards that are played (SA39)
    answers: Literal["chain", "one"] = "chain"  # SA40
    order: Literal["chosen", "entry"] = "chosen"  # of triggers that come together (SA42)
    preparation: Literal["both", "own"] = "both"  # game turns 1-4 for all, or the own two turns (SA47)
    prepared_harm: Literal["all", "direct"] = "all"  # what is an attack by effects (SA46)
    harmful_entry: Literal["nothing", "barred"] = "nothing"  # SA48
    curses: bool = True  # equipment on enemies (SA49)
    summoning_delay: bool = False  # SA55
    overflow: Literal["named", "recoil", "defender"] = "named"  # SA63
    landscapes: Literal["one", "each"] = "one"  # on the table, or for each player (SA68)
    buildings: Literal[0, 3] = 0  # at most; 0 is without limit (SA69)
    calls: Literal[0, 1] = 0  # in a turn; 0 is without limit (SA70)
    hero_returns: bool = False  # SA73
    scenario: str = ""  # the name of the one that is played (S53)


LONGEST = 500
"""No duel lasts five hundred own turns."""


def check(options: Options) -> Options:
    """The options themselves when they can be played; raises Misfit."""
    if not 1 <= options.longest <= LONGEST:
        raise Misfit("turns-out-of-range", turns=options.longest, most=LONGEST)
    if options.scenario and options != Options(scenario=options.scenario):
        raise Misfit("scenario-alone", scenario=options.scenario)
    return options
