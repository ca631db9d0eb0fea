"""The operations of the effects of Seelenkrieger told a second time: each on plain values, by itself.

Life is what a warrior has suffered, held against its full life (SA53). Where the page leaves room:

- damage is stopped by armour unless the card says otherwise; `prevent` works on what armour has let through;
- numbers of a keyword add up on one warrior (SA58 is about several), a keyword without one is held once;
- "until own next turn" ends as that turn starts, before its card is drawn;
- discounts of one card add up before the minimum is applied.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Literal, TypeAlias

Cards: TypeAlias = tuple[str, ...]
Duration: TypeAlias = Literal["turn", "own_next_turn", "source", "permanent"]


def damage(n: int, armour: int, ignore_armour: bool = False) -> int:
    """What is really dealt; never below 0."""
    return max(0, n if ignore_armour else n - max(0, armour))


def heal(n: int, suffered: int) -> int:
    """What has still been suffered: never above the full life."""
    return max(0, suffered - n)


def modify(
    base: int,
    set_to: Sequence[int] = (),
    add: Sequence[int] = (),
    times: Sequence[int] = (),
    least: int | None = 0,
) -> int:
    """SA78: set (the last to enter), add, multiply, and then SA54 the minimum."""
    value = (set_to[-1] if set_to else base) + sum(add)
    for factor in times:
        value *= factor
    return value if least is None else max(least, value)


def lasts(duration: Duration, made: int, now: int, own_turn_made: bool, source_in_play: bool = True) -> bool:
    """Whether what was made in game turn ``made`` is in force in game turn ``now``."""
    match duration:
        case "turn":
            return now == made
        case "own_next_turn":
            return now < made + (2 if own_turn_made else 1)
        case "source":
            return source_in_play
        case "permanent":
            return True


def grant(keywords: Mapping[str, int], keyword: str, n: int = 1) -> dict[str, int]:
    """A keyword more, or a higher number of one."""
    counted = keyword in ("Durchschlag", "Regeneration")
    return {**keywords, keyword: keywords.get(keyword, 0) + n if counted else 1}


def destroy(full: int, suffered: int, keywords: Sequence[str] = ()) -> int:
    """SA2: life falls to 0, and counts when it does; not through Standhaft."""
    return suffered if "Standhaft" in keywords else max(full, suffered)


def defeat(full: int, suffered: int) -> int:
    """Life falls to 0 whatever armour or Standhaft would say; it counts."""
    return max(full, suffered)


def draw(n: int, deck: Cards, hand: Cards) -> tuple[Cards, Cards]:
    """The deck and the hand after it; SA11: what is not there is not drawn."""
    return deck[n:], hand + deck[:n]


def discard(
    chosen: Cards, hand: Cards, is_warrior: Callable[[str], bool], valley: Cards, pile: Cards
) -> tuple[Cards, Cards, Cards]:
    """The hand, the valley and the discard pile: SA77 warriors go to the valley, and do not count."""
    left = list(hand)
    for card in chosen:
        left.remove(card)
    fallen = tuple(card for card in chosen if is_warrior(card))
    return tuple(left), valley + fallen, pile + tuple(card for card in chosen if not is_warrior(card))


def gain_sparks(n: int, sparks: int, cap: int = 0) -> int:
    """SA27: without a limit, unless one was agreed upon."""
    return min(cap, sparks + n) if cap else sparks + n


def lose_sparks(n: int, sparks: int) -> int:
    """Never below 0."""
    return max(0, sparks - n)


def pay(n: int, sparks: int) -> int | None:
    """The sparks left, or None: it cannot be paid, so what follows does not happen."""
    return sparks - n if sparks >= n else None


def return_to_hand(
    card: str, equipment: Sequence[tuple[int, str]], hand: Cards, discards: tuple[Cards, Cards]
) -> tuple[Cards, tuple[Cards, Cards]]:
    """The owner's hand, and both discards: SA52 each piece of equipment goes to its own owner's."""
    mine, theirs = (
        discards[seat] + tuple(piece for owner, piece in equipment if owner == seat) for seat in (0, 1)
    )
    return (*hand, card), (mine, theirs)


def summon_from(
    card: str, valley: Cards, defeats: int, when_defeated: bool = False, hero: bool = False
) -> tuple[Cards, int]:
    """SA3: the valley and the defeats after it; literal: the summons counts once more. SA73: no hero."""
    if hero or card not in valley:
        return valley, defeats
    place = valley.index(card)
    return valley[:place] + valley[place + 1 :], defeats + (not when_defeated)


def search(wanted: Callable[[str], bool], deck: Cards, take: int, top: int | None = None) -> Cards:
    """SA81: what may be found, at most ``take`` of it, among all or the top cards; it may be nothing."""
    return tuple(card for card in deck[:top] if wanted(card))[:take]


def look(n: int, deck: Cards, order: Sequence[int]) -> Cards:
    """SA81: the deck after its top cards were laid back in this order of places."""
    seen = deck[:n]
    return tuple(seen[place] for place in order) + deck[len(seen) :]


def attach(uses: int, used: int, slots: int) -> int | None:
    """SA50: the slots then in use, or None: there is no room."""
    return used + uses if used + uses <= slots else None


def destroy_equipment(
    piece: tuple[int, str], equipment: tuple[tuple[int, str], ...], discards: tuple[Cards, Cards]
) -> tuple[tuple[tuple[int, str], ...], tuple[Cards, Cards]]:
    """What is still carried, and both discards; nothing when it is gone already (SA41)."""
    if piece not in equipment:
        return equipment, discards
    place = equipment.index(piece)
    owner, card = piece
    mine, theirs = (discards[seat] + ((card,) if seat == owner else ()) for seat in (0, 1))
    return equipment[:place] + equipment[place + 1 :], (mine, theirs)


def negate(card: str, is_card: bool, sparks: int, pile: Cards) -> tuple[int, Cards]:
    """SA43: a card goes to the discard, nothing is paid back; of an effect nothing is left."""
    return sparks, (*pile, card) if is_card else pile


def prevent(shield: int, dealt: int) -> tuple[int, int]:
    """What of the damage gets through, and what of the shield is left."""
    return max(0, dealt - shield), max(0, shield - dealt)


def exhaust(attacked: bool) -> bool:
    """S43: as one that has attacked in this turn, whether it had or not."""
    return True


def ready(attacked: bool) -> bool:
    """It may attack (again)."""
    return False


def modify_cost(cost: int, changes: Sequence[int], least: int = 0) -> int:
    """SA30: never below the minimum."""
    return max(least, cost + sum(changes))


def end_attack(attackers: Mapping[str, bool]) -> dict[str, bool]:
    """SA62: no damage; every attacker is used up."""
    return dict.fromkeys(attackers, True)
