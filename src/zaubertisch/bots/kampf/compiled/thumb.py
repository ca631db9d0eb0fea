"""The rule of thumb of Kampf der Magier in integers: no joker, else a ball, else one joker, else two."""

from __future__ import annotations

from mypy_extensions import i64

from .cards import BALL, HIGHEST_JOKER, JOKER, LED_BALL, LED_JOKER, TAKE, held, laying
from .round import Round, Table


def finish(round_: Round) -> None:
    """Play the round to its end by rule of thumb."""
    table = round_.table
    while not round_.over:
        hand = round_.hands[round_.turn]
        round_.play(thumb(hand, round_.laid > 0, round_.total, round_.shielded, table))


def thumb(hand: i64, under_way: bool, total: i64, shielded: bool, table: Table) -> i64:
    """What the rule of thumb lays from this hand: into a fight under way, or to open one."""
    if not under_way:
        return _lead(hand, table)
    least = total + 1
    if shielded and table.equal_suffices:
        least = total if total > 1 else 1
    balls, jokers = held(hand, BALL), held(hand, JOKER)
    for with_jokers in range(jokers + 1 if jokers < 2 else 3):
        found = beating(hand, least, with_jokers, table.joker_alone)
        if found == TAKE and balls:
            found = _ball(hand, total, with_jokers, table)
        if found != TAKE:
            return found
    return TAKE


def _lead(hand: i64, table: Table) -> i64:
    """The lowest total; without a mage a ball if it may, else a joker: KA6, KA14."""
    for value in range(1, BALL):
        if held(hand, value):
            return laying(value, 1, 0, 0)
    if held(hand, BALL) and (table.free_ball or not (held(hand, JOKER) and table.joker_alone)):
        return LED_BALL
    return LED_JOKER


def _ball(hand: i64, total: i64, jokers: i64, table: Table) -> i64:
    """A ball, where the table asks for it with most cards that make the total again: KA11."""
    if table.ball_alone or total == 0:
        return LED_BALL
    for value in range(1, HIGHEST_JOKER + 1 if jokers else BALL):
        mages = total // value - jokers
        if total % value == 0 and 0 <= mages <= held(hand, value) and (mages > 0 or table.joker_alone):
            return laying(value, mages, jokers, 1)
    return TAKE


def beating(hand: i64, least: i64, jokers: i64, joker_alone: bool) -> i64:
    """The lowest total that is enough with so many jokers, of equal ones that with most cards."""
    best: i64 = TAKE
    lowest: i64 = 1000
    fewest: i64 = 0 if jokers and joker_alone else 1
    for value in range(1, HIGHEST_JOKER + 1 if jokers else BALL):
        mage = held(hand, value)
        if mage < fewest or value * (mage + jokers) < least:
            continue  # before anything is divided
        together = (least + value - 1) // value
        if together < fewest + jokers:
            together = fewest + jokers
        if value * together < lowest:
            best, lowest = laying(value, together - jokers, jokers, 0), value * together
    return best
