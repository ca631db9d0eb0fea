"""What a seat may say in the second telling of Seelenkrieger."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Any

from tests.oracle.seelenkrieger_cards import CARDS
from tests.oracle.seelenkrieger_table import Answer, Name, Table, Warrior

CAP = 20  # SA35: prepared spells; SA20: warriors on a field, if nothing else was agreed upon


def in_main_part(table: Table) -> list[Answer]:
    """S33: anything, in any order and number, or the end (S42)."""
    return [*plays(table), *calls(table), *attacks(table), *casts(table, table.active), ("end",)]


def in_a_window(table: Table, seat: int) -> list[Answer]:
    """SA29: prepared spells only. SA44: one may pass, or let the whole rest of the turn pass."""
    return [*casts(table, seat), ("pass", False), ("pass", True)]


def plays(table: Table) -> Iterator[Answer]:
    """S34: any card of the hand that can be paid, equal ones once."""
    seat = table.active
    player = table.players[seat]
    for name in sorted(set(player.hand)):
        card = CARDS[name]
        if card.cost > player.sparks:
            continue
        if card.kind == "warrior" and len(player.warriors) < table.options.get("warriors", CAP):
            yield ("play", name, None)
        if card.kind == "spell" and len(player.prepared) < CAP and fulfilled(table, seat, name):  # S8, SA36
            yield ("play", name, None)
        if card.kind == "equipment" and player.warriors:  # S36
            yield from (("play", name, bearer.name) for bearer in bearers(table, name))


def bearers(table: Table, name: str) -> list[Warrior]:
    """SA49: own warriors with room for it; a curse goes to the enemy's, in no preparation phase (SA46)."""
    card = CARDS[name]
    if card.bearer == "enemy":
        barred = table.preparing and table.options.get("harm", "all") == "all"
        may = table.options.get("curses", True) and not barred
        at = table.players[1 - table.active].warriors if may else []
        at = [one for one in at if not one.has("Unberührbar")]
    else:
        at = table.players[table.active].warriors
        at = [one for one in at if card.bearer == "own" or card.bearer in one.printed.factions]
    return [one for one in at if one.used + card.slots <= one.printed.slots]


def calls(table: Table) -> Iterator[Answer]:
    """S40, S41: they cost nothing. SA70: as many as one likes."""
    seat = table.active
    player = table.players[seat]
    limit = table.options.get("calls", 0)
    side = [] if limit and table.now.calls >= limit else sorted(set(player.side))
    for name in [*side, player.hero]:
        if not name or not fulfilled(table, seat, name):
            continue
        room = {
            "warrior": table.options.get("warriors", CAP),
            "building": table.options.get("buildings", 0),
        }
        most = room.get(CARDS[name].kind, 0)
        there = player.warriors if CARDS[name].kind == "warrior" else player.buildings
        if not most or len(there) < most:
            yield ("call", name)


def casts(table: Table, seat: int) -> Iterator[Answer]:
    """S37 to S39: a prepared spell by its place, when its condition holds (SA36) and its use can be paid."""
    player = table.players[seat]
    usable = len(player.prepared) - (0 if table.options.get("at_once", True) else player.laid)  # SA38
    for place, name in enumerate(player.prepared[:usable]):
        met = not table.options.get("needs_at_use", True) or fulfilled(table, seat, name)
        if met and CARDS[name].use_cost <= player.sparks:
            yield ("cast", place)


def attacks(table: Table) -> Iterator[Answer]:
    """S43, S44, S48: one to three that have not attacked, on one target (SA59); S30: not while preparing."""
    if table.preparing:
        return
    enemy = table.players[1 - table.active]
    ready = [one for one in table.players[table.active].warriors if may_attack(table, one)]
    everyone: list[Name | None] = [one.name for one in enemy.warriors]
    targets = [one.name for one in targeted(enemy.warriors)]
    for count in (1, 2, 3):
        for some in combinations(ready, count):
            attackers = tuple(one.name for one in some)
            wucht = any(one.has("Wucht") for one in some)
            for target in targets:
                yield ("attack", attackers, target, None)
                if wucht:
                    others = (name for name in everyone if name != target)
                    yield from (("attack", attackers, target, second) for second in others)
            total = sum(one.printed.damage for one in some)
            for house, name in enemy.buildings:
                if total >= CARDS[name].life:  # S50
                    recoil = table.options.get("overflow") == "recoil"
                    named = [None] if recoil else everyone or [None]  # SA63
                    yield from (("attack", attackers, house, second) for second in named)


def may_attack(table: Table, warrior: Warrior) -> bool:
    """S43, SA55: once a turn, from the turn of entering on."""
    waits = table.options.get("delay", False) and warrior.entered == table.turn
    return not warrior.attacked and not waits


def targeted(warriors: list[Warrior]) -> list[Warrior]:
    """Tarnung: not until it has attacked. Wächter: others only when no such one can be attacked."""
    open_ones = [one for one in warriors if one.seen or not one.has("Tarnung")]
    return [one for one in open_ones if one.has("Wächter")] or open_ones


def fulfilled(table: Table, seat: int, name: str) -> bool:
    """S8, S41: whether all that the card asks for is true."""
    return all(holds(table, seat, name, *words) for words in CARDS[name].condition)


def holds(table: Table, seat: int, name: str, word: str, *figures: Any) -> bool:
    player = table.players[seat]
    factions = [warrior.printed.factions for warrior in player.warriors]
    match word, *figures:
        case "needs", str(faction):
            return any(faction in CARDS[card].factions for card in controlled(table, seat))
        case "control", str(faction), int(count):
            if table.options.get("control", "warriors") == "cards":
                factions = [CARDS[card].factions for card in controlled(table, seat)]
            return sum(faction in one for one in factions) >= count
        case "warriors", int(count):
            return len(player.warriors) >= count
        case ("no warrior",):
            return not player.warriors
        case ("place",):
            return bool(player.buildings) or landscape_of(table, seat) != []
        case ("no place called",):
            return table.now.places == 0
        case ("no other of this name",):
            return name not in controlled(table, seat)
        case ("building",):
            return bool(player.buildings)
        case "equipped", int(count):
            return any(len(warrior.equipment) >= count for warrior in player.warriors)
        case "valley", int(count):
            return len(player.valley) >= count
        case "sparks", int(count):
            return player.sparks >= count
        case "dragon of cost", int(cost):
            return any("D" in one.printed.factions and one.printed.cost >= cost for one in player.warriors)
        case "own defeats", int(count):
            return player.defeats >= count
        case ("defeat this turn",):
            return table.now.defeats > 0
        case "orks attacked", int(count):
            return len(table.now.orks) >= count
        case ("elf healed",):
            return seat in table.now.elves
        case "spells used", int(count):
            return table.now.spells[seat] >= count
    raise ValueError(word)


def controlled(table: Table, seat: int) -> list[str]:
    """S8: the cards on the field that this seat controls. What lies face down is not seen to be anything."""
    player = table.players[seat]
    carried = [
        card for one in table.players for w in one.warriors for owner, card in w.equipment if owner == seat
    ]
    return [
        *(warrior.card for warrior in player.warriors),
        *carried,
        *(card for _, card in player.buildings),
        *landscape_of(table, seat),
    ]


def landscape_of(table: Table, seat: int) -> list[str]:
    return [table.landscape[1]] if table.landscape and table.landscape[0] == seat else []


def building(table: Table, name: Name) -> str | None:
    """The building of this name, if it still stands."""
    return next((card for one, card in table.players[name[0]].buildings if one == name), None)
