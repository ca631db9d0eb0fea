"""Which playthroughs are kept as text, for each game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from tests.laws.settings import Setting
from zaubertisch.games.duell import DUELL
from zaubertisch.games.duell import Options as DuelOptions
from zaubertisch.games.duell.state import Public as DuelPublic
from zaubertisch.games.kampf import KAMPF
from zaubertisch.games.kampf import Options as KampfOptions
from zaubertisch.games.kampf.state import Public as KampfPublic
from zaubertisch.games.seelenkrieger import SEELENKRIEGER
from zaubertisch.games.seelenkrieger import Options as SoulOptions
from zaubertisch.games.seelenkrieger.state import Public as SoulPublic
from zaubertisch.games.wizard import WIZARD, Options
from zaubertisch.games.wizard.state import Public


@dataclass(frozen=True)
class Playthrough:
    """A random match, of which a part is written down."""

    name: str
    setting: Setting
    key: int
    shows: Callable[[Any], bool]  # public state -> whether the turn is written down
    what: str  # is written down, in words


def wizard(
    name: str, options: Options, players: int, rounds: tuple[int, ...], tricks: int, key: int = 0
) -> Playthrough:
    """A match of Wizard of which these rounds are shown, each up to so many tricks."""

    def shows(public: Public) -> bool:
        return public.round in rounds and len(public.tricks) < tricks

    what = f"of round {' and '.join(map(str, rounds))} up to {tricks} tricks, the last turn"
    return Playthrough(f"wizard-{name}", Setting(WIZARD, options, players), key, shows, what)


def duell(name: str, options: DuelOptions, rounds: tuple[int, ...], key: int = 0) -> Playthrough:
    """A quick duel of which these rounds are shown."""

    def shows(public: DuelPublic) -> bool:
        return public.round in rounds

    what = f"round {' and '.join(map(str, rounds))}, the last turn"
    return Playthrough(f"duell-{name}", Setting(DUELL, options, 2), key, shows, what)


def kampf(
    name: str, options: KampfOptions, players: int, fights: tuple[int, ...], round: int = 1, key: int = 0
) -> Playthrough:
    """A match of Kampf der Magier of which these fights of a round are shown."""

    def shows(public: KampfPublic) -> bool:
        return public.round == round and len(public.fights) + 1 in fights

    what = f"of round {round} fight {' and '.join(map(str, fights))}, the last turn"
    return Playthrough(f"kampf-{name}", Setting(KAMPF, options, players), key, shows, what)


def souls(name: str, options: SoulOptions, turns: tuple[int, ...], cards: int, key: int = 0) -> Playthrough:
    """A match of Seelenkrieger of which these turns are shown, each up to so many cards played."""

    def shows(public: SoulPublic) -> bool:
        return public.turn in turns and public.played < cards

    what = f"turn {' and '.join(map(str, turns))} up to {cards} cards, the last question"
    return Playthrough(f"seelenkrieger-{name}", Setting(SEELENKRIEGER, options, 2), key, shows, what)


STRICT = SoulOptions(
    sparks="strict",
    resurrection="when_defeated",
    both_reach="active_wins",
    hero_counts=2,
    using_is_playing=True,
    goal=5,
    empty_draw_loses=True,
    second_cards=1,
    second_sparks=2,
    first_draws=False,
    copies=4,
    spark_cap=10,
    needs_when_using=False,
    windows="fast",
    answers="one",
    overflow="recoil",
    landscapes="each",
)
QUIET = SoulOptions(
    goal=7,
    longest=8,
    second_cards=0,
    mulligan=False,
    hand_limit=10,
    warriors=7,
    spark_cap=15,
    sparks_last=False,
    face_up=True,
    prepared_at_once=False,
    order="entry",
    preparation="own",
    prepared_harm="direct",
    harmful_entry="barred",
    curses=False,
    summoning_delay=True,
    overflow="defender",
    buildings=3,
    calls=1,
    hero_returns=True,
)

PLAYTHROUGHS = [
    wizard("full", Options(), 4, (1, 2), 2, key=22),  # a wizard is turned up
    wizard("full-three-players", Options(), 3, (1, 20), 2),  # no trump in the last round
    wizard("full-official", Options(lead_suit="official"), 6, (2,), 2, key=226),  # jester, wizard, suit
    wizard("notequal", Options(notequal=True), 5, (1, 2), 1),  # a bid is forbidden
    wizard("hiddentip", Options(hiddentip=True), 4, (1, 2), 2),
    wizard("notequal-hiddentip", Options(notequal=True, hiddentip=True), 3, (1, 2), 2),  # a second bid
    wizard("dmmixed", Options(plan="dmmixed"), 4, (1, 7, 15), 1),
    wizard("wiztournament", Options(plan="wiztournament"), 5, (1,), 2),  # a bid is forbidden
    wizard("wiztournament-free", Options(plan="wiztournament", notequal=False), 4, (1, 10), 1),
    wizard("wiztournament-hiddentip", Options(plan="wiztournament", hiddentip=True), 4, (1, 2), 2),
    duell("plain", DuelOptions(), (1, 2, 24), key=1),  # the pile is refilled, a life is the last
    duell("hidden-potion", DuelOptions(hidden_potion=True, potions=20, unpayable="barred"), (1, 2, 3)),
    duell("sudden-death", DuelOptions(sudden_death=True, life=5), (16, 17), key=120),  # both fall, and go on
    duell("no-refill", DuelOptions(refill=False), (23, 24, 25), key=2),  # hands grow smaller
    duell("safety-rounds", DuelOptions(safety_rounds=6, life=7), (1, 6), key=51),  # a draw
    kampf("plain", KampfOptions(), 3, (1,), key=59),  # a ball on a ball
    kampf("twice", KampfOptions(rounds_each=2, tie="last_round"), 2, (23, 24, 25), key=46),  # a ball opens
    kampf("with-total", KampfOptions(ball="with_total", starter="most_cards"), 3, (1,), key=21),
    kampf("equal-suffices", KampfOptions(equal_suffices=True, open_history=False), 5, (3,), key=14),
    kampf("finish-fight", KampfOptions(finish_fight=True), 4, (26,), round=4, key=2),  # no card, and takes
    kampf("joker-needs-mage", KampfOptions(joker_alone=False), 2, (20, 21), key=250),  # a joker opens
    kampf("flat", KampfOptions(distribution="flat", lead_ball="free", forced=True), 6, (1, 2)),
    souls("plain", SoulOptions(), (0, 1), 3),
    souls("strict", STRICT, (5,), 9),
    souls("quiet", QUIET, (5,), 2),
]
