"""Seelenkrieger told a second time, straight down its rules page, for the engine to be held against.

One generator, `tell`, is one match with effects off. It asks by yielding, takes what is sent back as the
answers, and returns what came of it. Numbers such as SA40 are those of the rules page. Beside it lie its
cards (`seelenkrieger.toml`, `_cards`), the table (`_table`), the legal answers (`_legal`), and, each by
itself, the operations of the effects (`_effects`).

**To compare an engine**: give `tell` the same decks and options, and a `Chance` that hands out the engine's
own deals. At each question hold `kind`, `legal` (all answers of each asked seat) and `position` against the
engine, choose an answer for each asked seat, give it to both, and `send({seat: answer})`. The answers are

- ``("keep",)``, ``("redraw",)`` at the mulligan, where both seats are asked at once;
- ``("play", card, target)`` (target: of equipment, its bearer), ``("call", card)``,
  ``("attack", attackers, target, second)`` (second: who takes the overflow of a building, or of Wucht),
  ``("cast", place)`` (place: among the own prepared spells, from 0) and ``("end",)`` in the main part;
- ``("cast", place)``, ``("pass", False)`` and ``("pass", True)`` (for the rest of the turn) as an answer.

Equal cards of a hand or a side deck are one answer; equal prepared spells are two. A warrior or a building
is named ``(seat, number)``: numbers count on each field from 1, warriors and buildings together, and are
given once. Hands and side decks are shown sorted, all else in the order in which it came. ``waits`` holds
what is open, the top last: ``("start",)``, ``("end",)``, ``("play", seat, card, target)``,
``("call", seat, card)``, ``("attack", seat, attackers, target, second)``, ``("cast", seat, card)``,
``("defeat", names)``. ``idle`` changes when a turn is over, ``attacked`` speaks of the turn that is on.

With effects off a card is its printed figures and printed keywords (a keyword that hangs on a condition is
effect text). Equipment fills slots. A spell does nothing. Where the page leaves room, engine and oracle both
read it like this.

- S8, S41: "needs Mage" is any card of Mages on the field (equipment and the own landscape too, nothing face
  down); "control an Ork" in a summoning condition is a warrior (option ``control`` reads it as any card).
- S36: a curse, too, needs an own warrior. SA46: no curse is played while preparing. Unberührbar bars curses.
- SA49: "Mage only" on the staff names who may bear it.
- S41: "no own card of this name" looks at the field. Any warrior's defeat, of either side, serves Totenacker.
  A curse counts among the equipment that a warrior carries. "Healed" is having got life back.
- Zuflucht: the own old one goes to the discard when the new one is called, before the window. A landscape is
  replaced when the new one arrives.
- S51, SA63: who attacks a building names a warrior of its player whenever there is one, whatever is left
  over. Any one can be named, hidden or not, as for Wucht.
- Wucht: what exceeds the first's life goes on once that one really is defeated, whole, even when just one
  of a combination has it. Armour and Durchschlag apply again.
- SA70: the hero lies in no side deck (S25), so calling it is not counted.
- Lebensraub: at once, before a window; from all that the attack deals, beyond life too, a building's life and
  overflow among it, at most the attacker's own damage in one attack.
- SA40: the window of a defeat is one for all that would be defeated together. ``waits`` then holds no attack.
  After an answer to it, whoever was asked first is asked first again.
- S31: with no card left, nothing is drawn. S4 comes before SA12. A match ends the moment it is decided: once
  all has fallen that falls together, before what hears of it and before Wucht goes on.

Not told, since they would need questions or words of their own: SA16's choice, SA19's limit, the defender's
choice of SA63, SA68's two landscapes.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Any, Protocol, TypeAlias

from tests.oracle.seelenkrieger_cards import CARDS, HEROES, Deck
from tests.oracle.seelenkrieger_legal import building, in_a_window, in_main_part
from tests.oracle.seelenkrieger_table import (
    SEATS,
    Answer,
    Answers,
    Name,
    Options,
    Over,
    Player,
    Question,
    Result,
    Table,
    ThisTurn,
    Warrior,
    position,
    worth,
)

Asking: TypeAlias = Generator[Question, Answers, None]
"""A part of the match that may ask."""


class Chance(Protocol):
    """Where the first player and the order of the cards come from."""

    def begins(self) -> int:
        """SA16: asked once, before any card is dealt."""
        ...

    def shuffled(self, seat: int, cards: Sequence[str], /) -> Sequence[str]:
        """S26: this seat's main deck, the top first; seat 0 first, and so again for each redraw (SA15)."""
        ...


def tell(decks: Sequence[Deck], options: Options, chance: Chance) -> Generator[Question, Answers, Result]:
    """A whole match, from the shuffle to the last defeat."""
    # SA16, S26, SA14: who begins; the decks; five cards, and two more for the second player.
    first = chance.begins()
    table = Table(options=options, active=1 - first)
    sizes = [5 + (options.get("more_cards", 2) if seat != first else 0) for seat in SEATS]
    for seat in SEATS:
        deck = list(chance.shuffled(seat, decks[seat].main))
        table.players[seat] = Player(
            deck[sizes[seat] :], deck[: sizes[seat]], list(decks[seat].side), decks[seat].hero
        )
    table.players[1 - first].sparks += options.get("more_sparks", 0)

    # SA15: one free full redraw, which both decide upon at once.
    if options.get("mulligan", True):
        said = yield Question("mulligan", {seat: [("keep",), ("redraw",)] for seat in SEATS}, position(table))
        for seat in SEATS:
            if said[seat] == ("redraw",):
                player = table.players[seat]
                deck = list(chance.shuffled(seat, [*player.hand, *player.deck]))
                player.hand, player.deck = deck[: sizes[seat]], deck[sizes[seat] :]
    return (yield from go_on(table))


def go_on(table: Table) -> Generator[Question, Answers, Result]:
    """The match from here on: the next turn is that of the seat that is not active now."""
    try:
        while True:
            yield from turn(table)
    except Over as end:
        return Result(end.winner, end.reason, position(table))


# ---------------------------------------------------------------- the turn


def turn(table: Table) -> Asking:
    """S31 to S42: one turn."""
    begin(table)
    yield from window(table, ("start",), table.active)
    while True:
        said = yield Question("main", {table.active: in_main_part(table)}, position(table))
        if said[table.active] == ("end",):
            break
        yield from act(table, said[table.active])
    yield from window(table, ("end",), table.active)
    close(table)


def begin(table: Table) -> None:
    """The card, the sparks, then what happens at the start of a turn (SA28)."""
    table.turn += 1
    table.active = table.last = seat = 1 - table.active
    table.now = ThisTurn()
    player = table.players[seat]
    for one in table.players:
        one.laid = 0
        for warrior in one.warriors:
            warrior.attacked = False
    if table.turn > 1 or table.options.get("first_draws", True):  # S31, SA17
        if not player.deck and table.options.get("empty", "nothing") == "loses":  # SA11
            raise Over(1 - seat, "empty")
        player.hand += player.deck[:1]
        del player.deck[:1]
    if not table.options.get("carry", True):  # SA27
        player.sparks = 0
    player.sparks += table.income(seat)  # S32
    if cap := table.options.get("spark_cap", 0):
        player.sparks = min(player.sparks, cap)
    for warrior in player.warriors:
        if warrior.heal(warrior.has("Regeneration")):
            note_healed(table, warrior)


def close(table: Table) -> None:
    """S4, SA8: two own turns in a row without a card. SA12: the safety end."""
    seat = table.active
    player = table.players[seat]
    player.idle = 0 if table.now.cards else player.idle + 1
    if player.idle == 2:
        raise Over(1 - seat, "no_card")
    if table.turn == 2 * table.options.get("safety", 60):
        mine, theirs = (one.defeats for one in table.players)
        raise Over(None if mine == theirs else int(mine > theirs), "safety")


def window(table: Table, item: tuple[Any, ...], by: int) -> Asking:
    """SA39, SA40: this waits until both let it pass in a row; the opponent of whoever did it is asked first.
    What is cast waits above it and is done first; then this is open again."""
    if table.options.get("fast", False) and item[0] in ("start", "end", "play", "call"):
        return
    table.waits.append(item)
    asked, passes = 1 - by, 0
    while passes < 2:
        if asked not in table.now.resting:  # SA44: asked whatever it holds, unless it lets the turn pass
            said = (yield Question("answer", {asked: in_a_window(table, asked)}, position(table)))[asked]
            if said[0] == "cast":
                one_answer = table.options.get("one_answer", False)
                yield from cast(table, asked, said[1], answerable=not one_answer)
                if one_answer:
                    break
                asked, passes = 1 - by, 0
                continue
            if said == ("pass", True):
                table.now.resting.add(asked)
        asked, passes = 1 - asked, passes + 1
    table.waits.pop()


def act(table: Table, said: Answer) -> Asking:
    """One move of the active player."""
    match said:
        case "play", card, target:
            yield from play(table, card, target)
        case "call", card:
            yield from call(table, card)
        case "cast", place:
            yield from cast(table, table.active, place)
        case "attack", attackers, target, second:
            yield from attack(table, attackers, target, second)


# ---------------------------------------------------------------- cards


def play(table: Table, card: str, target: Name | None) -> Asking:
    """S34: paid at once; it arrives when it has been let pass."""
    seat = table.last = table.active
    player = table.players[seat]
    player.hand.remove(card)
    player.sparks -= CARDS[card].cost
    table.now.cards += 1  # SA7
    yield from window(table, ("play", seat, card, target), seat)
    if CARDS[card].kind == "warrior":
        table.enter(seat, card)
    elif CARDS[card].kind == "spell":
        player.prepared.append(card)  # S37, SA35
        player.laid += 1
    else:
        bearer = table.find(target) if target else None
        if bearer is None:
            player.discard.append(card)  # SA41
        else:
            bearer.equipment.append((seat, card))


def call(table: Table, card: str) -> Asking:
    """S40, SA7: free, and a card played."""
    seat = table.last = table.active
    player = table.players[seat]
    if card == player.hero:
        player.hero = ""  # SA73: never again
    else:
        player.side.remove(card)
    if card == "bN2":  # an own Zuflucht in play goes to the discard first
        player.discard += [one for _, one in player.buildings if one == card]
        player.buildings = [(name, one) for name, one in player.buildings if one != card]
    table.now.cards += 1
    table.now.calls += card not in HEROES  # S25: a hero belongs to no deck (SA70)
    table.now.places += CARDS[card].kind != "warrior"
    yield from window(table, ("call", seat, card), seat)
    if CARDS[card].kind == "warrior":
        table.enter(seat, card)
    elif CARDS[card].kind == "building":
        table.build(seat, card)
    else:
        if table.landscape:  # SA68: the old one goes to its owner's discard
            table.players[table.landscape[0]].discard.append(table.landscape[1])
        table.landscape = (seat, card)


def cast(table: Table, seat: int, place: int, answerable: bool = True) -> Asking:
    """S38, S39, SA37: a prepared spell is used, does nothing, and goes to the discard."""
    table.last = seat
    player = table.players[seat]
    player.laid -= place >= len(player.prepared) - player.laid
    card = player.prepared.pop(place)
    player.sparks -= CARDS[card].use_cost
    table.now.spells[seat] += 1
    if seat == table.active and table.options.get("use_counts", False):  # SA7
        table.now.cards += 1
    if answerable:
        yield from window(table, ("cast", seat, card), seat)
    player.discard.append(card)


# ---------------------------------------------------------------- combat


def attack(table: Table, attackers: tuple[Name, ...], target: Name, second: Name | None) -> Asking:
    """S43 to S52: declared, let pass, and fought out."""
    seat = table.last = table.active
    fighters = [warrior for name in attackers if (warrior := table.find(name))]
    for warrior in fighters:
        warrior.attacked = warrior.seen = True
        if "O" in warrior.printed.factions:
            table.now.orks.add(warrior.name)
    yield from window(table, ("attack", seat, attackers, target, second), seat)

    sum_of_damage = sum(warrior.printed.damage for warrior in fighters)  # S48
    pierce = max(warrior.has("Durchschlag") for warrior in fighters)  # SA58
    other = table.find(second) if second else None
    if building(table, target) and table.options.get("overflow") == "recoil":
        other = fighters[0]
    if house := building(table, target):
        excess = sum_of_damage - CARDS[house].life
        owner = table.players[target[0]]
        owner.buildings.remove((target, house))  # S49
        owner.discard.append(house)
        if other:
            other.hurt(excess)  # S51: armour is ignored
        drain(table, fighters, CARDS[house].life + (excess if other else 0), 0)
        yield from fall(table)
    elif defender := table.find(target):  # SA62
        dealt = struck(sum_of_damage, defender.printed.armour, pierce)
        defender.hurt(dealt)
        drain(table, fighters, dealt, 0)
        excess = -defender.left
        yield from fall(table)
        if other and excess > 0 and table.find(target) is None:  # Wucht
            more = struck(excess, other.printed.armour, pierce)
            other.hurt(more)
            drain(table, fighters, more, dealt)
            yield from fall(table)


def struck(damage: int, armour: int, pierce: int) -> int:
    """S45, S46, SA58: the sum less the armour, once; Durchschlag ignores some of it."""
    return max(0, damage - max(0, armour - pierce))


def drain(table: Table, fighters: Sequence[Warrior], dealt: int, before: int) -> None:
    """Lebensraub: each heals by what the attack dealt, at most by its own damage."""
    for warrior in fighters:
        own = warrior.printed.damage
        gain = min(before + dealt, own) - min(before, own)
        if warrior.has("Lebensraub") and warrior.heal(gain):
            note_healed(table, warrior)


def note_healed(table: Table, warrior: Warrior) -> None:
    if "E" in warrior.printed.factions:
        table.now.elves.add(warrior.name[0])


def fall(table: Table) -> Asking:
    """S2, S47, SA79: whoever has no life left would be defeated; after the window they are, all together."""
    doomed = [one for player in table.players for one in player.warriors if one.left <= 0]
    if not doomed:
        return
    yield from window(table, ("defeat", tuple(one.name for one in doomed)), table.last)
    for warrior in doomed:
        player = table.players[warrior.name[0]]
        player.warriors.remove(warrior)
        for owner, card in warrior.equipment:  # SA52
            table.players[owner].discard.append(card)
        if warrior.card in HEROES and table.options.get("hero_returns", False):
            player.hero = warrior.card  # SA73
        else:
            player.valley.append(warrior.card)  # SA76
        player.defeats += worth(warrior.card, table.options)  # SA1, SA6
        table.now.defeats += 1
    # S1, SA4
    lost = [seat for seat in SEATS if table.players[seat].defeats >= table.options.get("goal", 10)]
    if len(lost) == 2:
        raise Over(table.active if table.options.get("tie") == "active" else None, "defeats")
    if lost:
        raise Over(1 - lost[0], "defeats")
