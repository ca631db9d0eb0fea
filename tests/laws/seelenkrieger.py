"""What the laws must know of Seelenkrieger."""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import combinations

from tests.laws.lawbook import AnyTable, AnyView, Lawbook
from zaubertisch.games.seelenkrieger import Seelenkrieger, usual
from zaubertisch.games.seelenkrieger.determinize import in_the_open, is_main
from zaubertisch.games.seelenkrieger.finding import on_field
from zaubertisch.games.seelenkrieger.moves import (
    Agree,
    Arrange,
    Attack,
    Call,
    Cast,
    Choose,
    Decline,
    EndTurn,
    Keep,
    Lay,
    Move,
    Next,
    Pass,
    Play,
    Redraw,
    Take,
    Use,
)
from zaubertisch.games.seelenkrieger.reading import CARDS, in_order, kind
from zaubertisch.games.seelenkrieger.rules import HAND
from zaubertisch.games.seelenkrieger.state import Public
from zaubertisch.games.seelenkrieger.tasks import Playing
from zaubertisch.games.seelenkrieger.values import cost
from zaubertisch.kernel import AnyGame, Seat

MAIN = 40
DEEP = 18  # places of a shuffle that are not drawn for a good while
REACH = 8  # cards that one turn may draw or look at


def move_space(public: Public) -> Sequence[Move]:
    """Of every kind of move a good many: with cards of the set, and with numbers that lie open or do not."""
    ids = [*[thing.id for thing in on_field(public)][:6], 0, public.serial + 1]
    cards = list(CARDS)[public.serial % 5 :: 5]
    bands = [(a,) for a in ids] + [tuple(sorted(pair)) for pair in combinations(ids, 2)]
    return (
        *(Keep(), Redraw(), EndTurn(), Pass(), Pass(rest=True), Agree(), Decline(), Take(None)),
        *(Play(card) for card in cards),
        *(Play(card, ids[0]) for card in cards),
        *(Call(card) for card in cards),
        *(Take(card) for card in cards),
        *(Lay(card) for card in cards),
        *(Attack(band, target) for band in bands for target in ids),
        *(Use(source, place, aims) for source in ids for place in range(2) for aims in ((), ((ids[0],),))),
        *(Cast(place, 0, aims) for place in range(3) for aims in ((), ((ids[0],),))),
        *(Choose(band) for band in bands),
        *(Next(place) for place in range(3)),
        *(Arrange(top=(card,)) for card in cards[:20]),
    )


def check_cards(table: AnyTable) -> None:
    """Every card of both decks lies somewhere, once; what is public agrees with what is not."""
    p = table.public
    laying = [task.seat for task in p.agenda if isinstance(task, Playing) and task.card is None]
    for seat, own in enumerate(table.own):
        deck = table.hidden.decks[seat]
        assert p.hands[seat] == len(own.hand)
        assert p.decks[seat] == len(deck) == len(own.deck)
        assert p.sides[seat] == len(own.side)
        assert len(p.prepared[seat]) == len(p.fresh[seat]) == len(own.prepared)
        assert p.looking[seat] == len(own.looking)
        assert (own.laying is not None) == (seat in laying)
        assert own.hand == in_order(own.hand)
        assert own.deck == in_order(deck)
        assert own.side == in_order(own.side)
        assert deck[: len(own.top)] == own.top
        assert not own.bottom or deck[-len(own.bottom) :] == own.bottom
        lie = [*own.hand, *deck, *own.prepared, *own.looking, *filter(None, (own.laying,))]
        assert len(lie) + sum(map(is_main, in_the_open(p, seat))) == MAIN
        assert p.sparks[seat] >= 0
    ids = [thing.id for thing in on_field(p)]
    assert len(ids) == len(set(ids))
    assert (p.result is not None) == (p.phase == "over")


def hidden_pair(
    game: AnyGame, players: int, public: Public | None, seat: Seat, rng: random.Random
) -> tuple[int, int] | None:
    """At the deal, two places of a deck: of the other's hand and draws, or deep enough in the own deck."""
    if public is not None:
        return None  # nobody knows whose deck will be shuffled next
    x, y = rng.sample(range(DEEP, MAIN - 2), 2)
    return (x, y) if rng.random() < 0.3 else (rng.randrange(HAND), rng.randrange(HAND + 2, DEEP))


def shuffle_of(seat: Seat, places: tuple[int, int] | None) -> int:
    """Places that are both deep belong to the own deck, others to the other's."""
    return seat if places is not None and min(places) >= DEEP else 1 - seat


def comes_out(here: AnyTable, there: AnyTable, seat: Seat, mover: Seat, move: Move) -> bool:
    """Whether a spell is turned up that is another one there, or the own deck is reached where it differs."""
    own_deck = zip(here.hidden.decks[seat], there.hidden.decks[seat], strict=True)
    if any(one != other for one, other in list(own_deck)[:REACH]):
        return True
    mine, other = here.own[mover], there.own[mover]
    if isinstance(move, Cast):
        return bool(mine.prepared[move.place] != other.prepared[move.place])
    laid = [task.id for task in here.public.agenda if isinstance(task, Playing) and task.card is None]
    return any(id in laid for id in aimed(move))


def aimed(move: Move) -> tuple[int, ...]:
    """The numbers at which an effect is aimed."""
    return tuple(id for pick in move.aims for id in pick) if isinstance(move, Use | Cast) else ()


def twin(game: AnyGame, here: AnyTable, mover: Seat, move: Move, legal: Sequence[Move]) -> Move:
    """For a spell laid face down, another spell for the same sparks, if one is held there."""
    p = here.public
    assert isinstance(game, Seelenkrieger)
    if game.options.face_up:
        return move
    if not isinstance(move, Play) or kind(move.card) != "spell" or p.serial % 2:
        return move
    paid = cost(p, mover, move.card)
    spells = [
        one
        for one in legal
        if isinstance(one, Play) and kind(one.card) == "spell" and cost(p, mover, one.card) == paid
    ]
    return spells[-1] if spells else move


def likely(view: AnyView, legal: Sequence[Move]) -> Sequence[Move]:
    """A few of each kind, and the end of the turn only when little else is left."""
    kinds: dict[type, list[Move]] = {}
    for move in legal:
        kinds.setdefault(type(move), []).append(move)
    if len(legal) > 3:
        kinds.pop(EndTurn, None)
    return [move for moves in kinds.values() for move in moves[:: max(1, len(moves) // 3)]]


SOUL_LAWS = Lawbook(
    brought=lambda players: tuple(usual(seat) for seat in range(players)),
    move_space=move_space,
    check_cards=check_cards,
    hidden_pair=hidden_pair,
    shuffles=2,
    shuffle_of=shuffle_of,
    comes_out=comes_out,
    twin=twin,
    often=False,  # only the first hands are answered for together
    numbers={"deck": ("classic",), "side_singleton": (False,), "longest": (60, 8), "scenario": ("",)},  # type: ignore[dict-item]
    likely=likely,
)
