"""Whatever legal decks are brought and whatever is agreed upon: the match ends, and no card is lost."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from tests.laws.play import play
from tests.laws.seelenkrieger import check_cards
from tests.laws.settings import AnyMatch, values_of
from zaubertisch.games import GAMES
from zaubertisch.games.seelenkrieger import Options, Seelenkrieger
from zaubertisch.games.seelenkrieger.cards import Card, Warrior, catalogue
from zaubertisch.games.seelenkrieger.deck import Deck, Format, Lot, belongs, cards, check_deck
from zaubertisch.games.seelenkrieger.determinize import in_the_open, is_main
from zaubertisch.kernel import Match

pytestmark = pytest.mark.no_cover  # laws and cases reach every branch

MATCHES, LONG = 10, 40  # in a run with --long so many times as many
FEW_KINDS = (6, 9, 14, 40)  # of cards in a deck: few of them come back and set each other off
EVERY = 7  # so many turns apart it is looked where the cards are


def any_deck(form: Format, chance: random.Random) -> Deck:
    """A legal deck by lot: of few kinds of cards, each nearly as often as it may be, or of many."""
    home = {card: belongs(printed) for card, printed in catalogue().items()}
    main = [card for card in home if home[card] == "main"]
    warriors = [card for card in main if isinstance(catalogue()[card], Warrior)]
    side = [card for card in home if home[card] == "side"] * form.side_copies
    kinds = chance.sample(main, chance.choice(FEW_KINDS))
    often = [*kinds, *chance.sample(main, len(main))]
    first = [card for card in chance.sample(warriors, 4) for _ in range(form.copies)][: form.warriors]
    chosen = Counter(first)
    for card in often:
        more = min(form.copies - chosen[card], form.main - chosen.total())
        chosen[card] += chance.randint(more // 2, more) if card in kinds else more
    aside = Counter(chance.sample(side, chance.randint(0, form.side)))
    hero = chance.choice([None, *(card for card in home if home[card] == "hero")])
    return Deck(lots(chosen), lots(aside), hero)


def lots(of: Counter[Card]) -> tuple[Lot, ...]:
    """The cards by lots."""
    return tuple(Lot(card, n) for card, n in of.items() if n)


def any_options(chance: random.Random) -> Options:
    """Every option by lot, save the number of cards; the usual one is as likely as another."""
    chosen = {name: chance.choice(values) for name, values in values_of(GAMES["seelenkrieger"]).items()}
    return Options(**{name: value for name, value in chosen.items() if chance.random() < 0.4})


def check_where_they_are(match: AnyMatch) -> None:
    """Each card of the main decks lies somewhere, once, and what is known to be out of sight is."""
    table = match.table
    check_cards(table)
    for seat, own in enumerate(table.own):
        p, deck = table.public, table.hidden.decks[seat]
        hidden = Counter([*own.hand, *deck, *own.prepared, *own.looking, *filter(None, (own.laying,))])
        seen = Counter(card for card in in_the_open(p, seat) if is_main(card))
        assert hidden + seen == Counter(cards(match.brought[seat].main))
        assert Counter(p.shown[seat]) <= Counter(own.hand)
        assert Counter([*p.shown[seat], *p.within[seat]]) <= hidden
        assert deck[: len(p.tops[seat])] == p.tops[seat]
        below = deck[len(deck) - len(p.bottoms[seat]) :]
        assert all(known in (None, card) for known, card in zip(p.bottoms[seat], below, strict=True))


@pytest.mark.parametrize("seed", range(MATCHES))
def test_a_match_of_any_decks_ends_and_keeps_all_cards(seed: int, long: bool) -> None:
    for match in range(LONG if long else 1):
        whole_match(random.Random(seed + MATCHES * match))


def whole_match(chance: random.Random) -> None:
    """Decks, options and moves by lot, to the end."""
    game = Seelenkrieger(any_options(chance))
    brought = [any_deck(game.format, chance) for _ in range(2)]
    assert [check_deck(deck, game.format) for deck in brought] == [[], []]
    match: AnyMatch = Match(game, brought, chance.randbytes(32))
    for turn, now in enumerate(play(match, chance)):
        if turn % EVERY == 0 and now.waiting():
            check_where_they_are(now)
    assert match.table.public.result is not None
