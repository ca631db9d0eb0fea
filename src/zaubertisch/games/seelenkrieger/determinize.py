"""Dealing what a seat cannot see in a way that fits all it has seen.

Of the own deck the seat knows which cards are left, and where those lie that it has put there itself.  Of the
other's deck it knows what was shown.  The rest comes from a prior: the starter decks that fit what was seen,
each as likely; when none fits, the one that comes nearest, with what was seen put into it.  The true deck and
its list are never asked.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from copy import copy

from zaubertisch.kernel import Rng, Seat, Table

from .cards import Card
from .deck import Deck, cards
from .finding import on_field, on_stack
from .options import Options
from .reading import CARDS, in_order, kind, without_all
from .starters import starter, starters
from .state import Hidden, Own, Public, SoulTable, SoulView
from .tasks import Attaching, Playing


def determinize(view: SoulView, rng: Rng, options: Options) -> SoulTable:
    """One table that fits the view; its chance to come is `rng`."""
    p = view.public
    owns: list[Own] = []
    decks: list[tuple[Card, ...]] = []
    for seat in range(2):
        if seat == view.seat and view.own is not None:
            own = copy(view.own)
            deck = own_deck(own, rng)
        else:
            own, deck = guess(p, seat, rng, options)
        owns.append(own)
        decks.append(deck)
    return Table(copy(p), tuple(owns), Hidden(tuple(decks)), rng)


def own_deck(own: Own, rng: Rng) -> tuple[Card, ...]:
    """The own deck in an order that fits: what is known lies where it was put."""
    if len(own.top) + len(own.bottom) > len(own.deck):
        below = own.bottom[len(own.top) + len(own.bottom) - len(own.deck) :]
        return (*own.top, *below)
    middle = without_all(without_all(own.deck, own.top), own.bottom)
    return (*own.top, *rng.shuffle(middle), *own.bottom)


def guess(p: Public, seat: Seat, rng: Rng, options: Options) -> tuple[Own, tuple[Card, ...]]:
    """What a seat may hold that one does not look into, and how its deck may lie."""
    seen = in_the_open(p, seat)
    main_seen = [card for card in seen if is_main(card)]
    known = [*p.shown[seat], *p.within[seat], *p.tops[seat], *filter(None, p.bottoms[seat]), *p.faces[seat]]
    laying = any(isinstance(t, Playing) and t.seat == seat and t.card is None for t in p.agenda)
    unseen = p.hands[seat] + p.decks[seat] + len(p.prepared[seat]) + p.looking[seat] + laying
    starting = [starter(name) for name in starters(options)]
    deck = likely_deck(p, seat, seen, known, starting, rng)
    pool = without_all(cards(deck.main), main_seen)
    pool = (
        (*known, *without_all(pool, known))[:unseen]
        if len(known) >= unseen
        else _fill(known, pool, unseen, starting, rng)
    )
    free = list(
        rng.shuffle(without_all(pool, (*p.shown[seat], *p.tops[seat], *filter(None, p.bottoms[seat]))))
    )

    prepared = tuple(_spell(free, paid, rng) for paid in p.prepared[seat])
    if p.faces[seat]:
        prepared = p.faces[seat]
    laid = _spell(free, _paid(p, seat), rng) if laying else None
    hand = (*p.shown[seat], *_some(free, p.hands[seat] - len(p.shown[seat])))
    looking = _some(free, p.looking[seat])
    bottom = tuple(free.pop() if card is None else card for card in p.bottoms[seat])
    order = (*p.tops[seat], *free, *bottom)
    own = Own(
        hand=in_order(hand),
        deck=in_order(order),
        side=_side(p, seat, deck, seen, starting, rng),
        prepared=prepared,
        laying=laid,
        looking=looking,
        top=p.tops[seat],
        bottom=bottom,
    )
    return own, order


def is_main(card: Card) -> bool:
    """Whether the card is one of a main deck (S22, S23, S25)."""
    return kind(card) in ("warrior", "equipment", "spell") and CARDS[card].rarity != "red"


def in_the_open(p: Public, seat: Seat) -> list[Card]:
    """All cards of this owner that lie open."""
    piles = [one.card for one in (*p.valleys[seat], *p.discards[seat])]
    field = [thing.card for thing in on_field(p) if thing.owner == seat]
    stack = [thing.card for thing in on_stack(p) if thing.owner == seat and "effect" not in thing.kinds]
    found = [task.card for task in p.agenda if isinstance(task, Attaching) and task.context.seat == seat]
    return [card for card in (*piles, *field, *stack, *found) if card is not None]


def likely_deck(
    p: Public, seat: Seat, seen: Sequence[Card], known: Sequence[Card], decks: Sequence[Deck], rng: Rng
) -> Deck:
    """A deck that fits what was seen of it, or the one that comes nearest."""
    heroes = {card for card in seen if kind(card) == "hero"} | {p.heroes[seat]} - {None}
    main = Counter(card for card in (*seen, *known) if is_main(card))
    side = Counter(card for card in seen if not is_main(card) and kind(card) != "hero")

    def missing(deck: Deck) -> int:
        absent = (main - Counter(cards(deck.main))).total() + (side - Counter(cards(deck.side))).total()
        return absent + (bool(heroes) and deck.hero not in heroes)

    least = min(map(missing, decks))
    fit = [deck for deck in decks if missing(deck) == least]
    return fit[rng.below(len(fit))]


def _fill(
    known: Sequence[Card], pool: Sequence[Card], size: int, decks: Sequence[Deck], rng: Rng
) -> tuple[Card, ...]:
    """The known cards and as many others of the likely deck as there are."""
    rest = rng.shuffle(without_all(tuple(pool), known))
    more = [
        *rest,
        *rng.shuffle(cards(decks[0].main)),
    ]  # when the deck was larger than the likely one
    return (*known, *more[: size - len(known)])


def _some(free: list[Card], n: int) -> tuple[Card, ...]:
    """So many of the free cards, which are free no more."""
    taken = tuple(free[:n])
    del free[:n]
    return taken


def _spell(free: list[Card], paid: int, rng: Rng) -> Card:
    """A spell that may have been paid like this: of that cost, or dearer and made cheaper, or any."""
    spells = [(CARDS[card].cost != paid, place) for place, card in enumerate(free) if _fits(card, paid)]
    if spells:
        return free.pop(min(spells)[1])
    any_spell = [card for card in CARDS if _fits(card, paid)]
    least = min(CARDS[card].cost for card in any_spell)
    cheapest = [card for card in any_spell if CARDS[card].cost == least]
    free.pop()
    return cheapest[rng.below(len(cheapest))]


def _fits(card: Card, paid: int) -> bool:
    return kind(card) == "spell" and CARDS[card].cost >= paid


def _paid(p: Public, seat: Seat) -> int:
    return next(t.paid for t in p.agenda if isinstance(t, Playing) and t.seat == seat and t.card is None)


def _side(
    p: Public, seat: Seat, deck: Deck, seen: Iterable[Card], decks: Sequence[Deck], rng: Rng
) -> tuple[Card, ...]:
    """A side deck of the size that everyone knows: what is left of the likely one, else some of any."""
    left = without_all(cards(deck.side), [card for card in seen if not is_main(card)])
    more = (card for one in decks for card in cards(one.side))
    return in_order((*rng.shuffle(left), *more)[: p.sides[seat]])
