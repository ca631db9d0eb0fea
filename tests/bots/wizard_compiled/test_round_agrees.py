"""The integers of `bots/wizard/compiled` are held to the rules of `games/wizard`, step by step."""

from __future__ import annotations

from random import Random

import pytest

from zaubertisch.bots.wizard.compiled.masks import DECK, bit, count
from zaubertisch.bots.wizard.compiled.round import OVER, Round
from zaubertisch.bots.wizard.situation import Numbers, as_move, situation
from zaubertisch.games.wizard import Options, Wizard
from zaubertisch.games.wizard.cards import SUITS, WIZARD
from zaubertisch.games.wizard.state import Bid, Move, NameTrump, Play, WizardTable
from zaubertisch.kernel import FastRng, mute, view_of

EVERY_OPTION = [
    Options(),
    Options(notequal=True),
    Options(hiddentip=True),
    Options(notequal=True, hiddentip=True),
    Options(lead_suit="official"),
    Options(notequal=True, hiddentip=True, lead_suit="official"),
]


def as_round(table: WizardTable) -> tuple[Round, Numbers]:
    """The round that has just been dealt, with all hands, in integers."""
    p = table.public
    number, plan, players = Numbers(), p.plan[p.round - 1], len(table.own)
    state = Round(players, plan.cards, p.start)
    state.notequal, state.hiddentip = plan.notequal, plan.hiddentip
    state.seen = number.all([] if p.turned is None else [p.turned])
    for seat, own in enumerate(table.own):
        state.hands[seat] = number.all(own.hand)
    if p.turned == WIZARD:
        state.phase, state.turn = 0, (p.start - 1) % players
    elif p.trump is not None:
        state.trump = SUITS.index(p.trump)
    return state, number


def actions(state: Round) -> dict[Move, int]:
    """Each legal move and the action that stands for it."""
    legal = state.legal()
    return {as_move(state.phase, action): action for action in range(60) if legal >> action & 1}


def play_match(game: Wizard, players: int, seed: int, draw: Random) -> int:
    """One match, every round in both worlds at once; how many rounds agreed."""
    table = game.deal([None] * players, FastRng(seed))
    p = table.public
    rounds = 0
    while game.to_act(p):
        state, _ = as_round(table)
        state.official = game.options.lead_suit == "official"
        number, sheet = p.round, len(p.sheet)
        while p.round == number and len(p.sheet) == sheet:
            step(game, table, state, draw)
        rounds += 1
        assert state.phase == OVER
        assert state.legal() == 0
        assert tuple(state.points(seat) for seat in range(players)) == p.sheet[-1].points
    return rounds


def step(game: Wizard, table: WizardTable, state: Round, draw: Random) -> None:
    """One step of the engine; secret bids are one step there and several here."""
    seats = game.to_act(table.public)
    chosen: dict[int, Move] = {}
    for _ in seats:
        seat = state.turn
        assert seat in seats
        legal = actions(state)
        assert set(legal) == set(game.legal_moves(view_of(table, seat)))
        move = draw.choice(sorted(legal, key=repr))
        chosen[seat] = move
        state.act(legal[move])
    game.apply(table, dict(sorted(chosen.items())), mute)
    p = table.public
    if state.phase != OVER:
        assert state.turn in game.to_act(p)
        assert list(state.taken) == list(p.taken)
        assert list(state.bids) == [-1 if bid is None else bid for bid in p.bids]


@pytest.mark.parametrize("options", EVERY_OPTION, ids=repr)
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_whole_matches_go_alike(players: int, options: Options, long: bool) -> None:
    draw = Random(f"{players} {options}")
    wanted = 5000 if long else 60
    game, rounds, seed = Wizard(options), 0, 0
    while rounds < wanted:
        rounds += play_match(game, players, seed, draw)
        seed += 1


@pytest.mark.parametrize("options", EVERY_OPTION, ids=repr)
def test_a_view_becomes_what_it_shows(options: Options) -> None:
    """From a view alone: the same seat to act, the same choices, no hand but the own, every card counted."""
    draw, game = Random(7), Wizard(options)
    table = game.deal([None] * 4, FastRng(3))
    while seats := game.to_act(table.public):
        moves: dict[int, Move] = {}
        for seat in seats:
            view = view_of(table, seat)
            legal = game.legal_moves(view)
            seen = situation(view, options.lead_suit).situation
            assert seen.now.turn == seat
            assert set(actions(seen.now)) == set(legal)
            assert [seen.now.hands[other] for other in range(4) if other != seat] == [0, 0, 0]
            assert list(seen.sizes) == [len(own.hand) for own in table.own]
            assert list(seen.now.taken) == list(table.public.taken)
            laid = sum(count(cards) for cards in seen.laid)
            assert laid == sum(len(trick.cards) for trick in table.public.tricks) + len(table.public.trick)
            moves[seat] = draw.choice(legal)
        game.apply(table, moves, mute)


def test_cards_have_numbers_and_numbers_cards() -> None:
    number = Numbers()
    game = Wizard()
    table = game.deal([None] * 3, FastRng(1))
    while table.public.round < 20:
        moves = {seat: game.legal_moves(view_of(table, seat))[0] for seat in game.to_act(table.public)}
        game.apply(table, moves, mute)
    everything = number.all(card for own in table.own for card in own.hand)
    assert everything == DECK
    for move in (NameTrump("G"), Bid(7), Play(WIZARD)):
        phase = {NameTrump: 0, Bid: 1, Play: 3}[type(move)]
        action = 2 if phase == 0 else 7 if phase == 1 else 14
        assert as_move(phase, action) == move
    assert count(bit(59)) == 1
