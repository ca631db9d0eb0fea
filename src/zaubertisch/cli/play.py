"""`zaubertisch play`: a table in the terminal, against bots."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from .numbers import between

ABOUT = "Play in the terminal against bots."
EXAMPLE = "zaubertisch play wizard --seats 4 --bots thumb --option notequal=true --lang de"

NAMES = ("Anselm", "Berit", "Cosmo", "Dorle", "Edda")


def arguments(parser: ArgumentParser) -> None:
    """Which game, against whom."""
    parser.add_argument("game", metavar="GAME", help="wizard, kampf, duell or seelenkrieger")
    parser.add_argument(
        "--seats", type=between(1, 99), metavar="N", help="players in all, you too; 4 if the game allows it"
    )
    parser.add_argument(
        "--bots", default="thumb", metavar="A,B,…", help="one bot for all seats, or one a seat"
    )
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="as plan=dmmixed")
    parser.add_argument("--deck", metavar="FILE|STARTER", help="your deck, where one brings a deck")
    parser.add_argument("--lang", choices=("de", "nl", "en"), help="German, Dutch or English")
    parser.add_argument("--seed", type=int, help="the same cards again; left out, nobody knows them")


def run(asked: Namespace) -> int:
    """Play one match, or as much of it as the player likes."""
    from hashlib import blake2b
    from secrets import token_bytes

    from zaubertisch.kernel import FastRng, Match, Refused

    from .choice import bots_named, box_named, check_players, options_of
    from .seats import brought, seat_for
    from .terminal import Left
    from .words import Words, language

    box = box_named(asked.game)
    options = options_of(box, asked.option)
    seats = asked.seats or min(4, box.make(options).seats[-1])
    check_players(box, options, seats)
    said = [name.strip() for name in asked.bots.split(",")]
    if len(said) not in (1, seats - 1):
        raise Refused("wrong-number-of-bots", seats=seats - 1, bots=len(said))
    bots = bots_named(said * (seats - 1) if len(said) == 1 else said, box)

    key = token_bytes(32) if asked.seed is None else blake2b(str(asked.seed).encode()).digest()
    game, words = box.make(options), Words(language(asked.lang))
    mine = brought(box, game, asked.deck, words)
    match = Match(game, [mine, *(box.usual(game, seat) for seat in range(1, seats))], key)
    names = ["", *NAMES[: len(bots)]]
    you = seat_for(game, 0, names, lambda: match.view(0), words)
    chance = FastRng(int.from_bytes(blake2b(key, digest_size=8).digest(), "big"))
    try:
        you.begin(dict(zip(NAMES, said * len(bots), strict=False)))
        while waiting := match.waiting():
            seat = waiting[-1]  # the person last: who chooses secretly waits for nobody
            move = bots[seat - 1].choose(game, match.view(seat), chance) if seat else you.ask()
            match.submit(seat, match.turn, move, you.hear)
    except Left:
        print(words("play-left"))
    return 0
