"""A case as a story: moves in words, what may be done, and what lies on the table afterwards.

Windows pass by themselves until the next step can be done, and at the end; `all pass` lets them pass now.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import pytest

from tests.games.seelenkrieger.position import Position, SoulMatch, position
from tests.laws.play import whole
from zaubertisch.games.seelenkrieger import events
from zaubertisch.games.seelenkrieger.cards import Card, Spell
from zaubertisch.games.seelenkrieger.finding import unit_of
from zaubertisch.games.seelenkrieger.moves import Pass
from zaubertisch.games.seelenkrieger.reading import CARDS
from zaubertisch.games.seelenkrieger.scenarios.position import SEATS
from zaubertisch.games.seelenkrieger.scenarios.saying import id_of
from zaubertisch.games.seelenkrieger.scenarios.unclear import NoSuch
from zaubertisch.games.seelenkrieger.state import Public
from zaubertisch.games.seelenkrieger.tasks import Replacing, Window
from zaubertisch.games.seelenkrieger.values import in_force, sources
from zaubertisch.kernel import IllegalMove, Seat

Touched = set[tuple[Card, int]]


@dataclass
class Story:
    """What has been heard, and which abilities came to pass: a card and the place of the ability on it."""

    at: Position
    heard: list[events.Event] = field(default_factory=list)
    touched: Touched = field(default_factory=set)

    @property
    def match(self) -> SoulMatch:
        """The match being played."""
        return self.at.match

    @property
    def p(self) -> Public:
        """What everyone sees."""
        return self.match.table.public


def tell(case: dict[str, Any]) -> Story:
    """Play the steps of a case and compare what it expects."""
    story = Story(position(case))
    for step in case["steps"]:
        if isinstance(step, dict):
            expect(story, step)
        elif step == "all pass":
            let_pass(story)
        else:
            _step(story, step)
    let_pass(story)
    _note(story)
    expect(story, case.get("expect", {}))
    return story


def _step(story: Story, step: str) -> None:
    seat, words = SEATS.index(step[0]), step[2:]
    if words.startswith("may not "):
        words, _, code = words.removeprefix("may not ").rpartition(": ")
        _refused(story, seat, words, code)
    elif words.startswith("may "):
        move = story.at.move(seat, words.removeprefix("may "))
        assert story.match.waiting() == (seat,), step
        view = story.match.view(seat)
        assert move in story.match.game.legal_moves(view), step
        assert story.match.game.why_not(view, move) is None, step
    else:
        while not _possible(story, seat, words) and _passed(story):
            pass
        _note(story)
        _submit(story, seat, story.at.move(seat, words))


def _refused(story: Story, seat: int, words: str, code: str) -> None:
    """The seat may not do that, for this reason, and nothing has changed."""
    match, move = story.match, story.at.move(seat, words)
    before = whole(match.table)
    assert seat in match.waiting(), words
    assert move not in match.game.legal_moves(match.view(seat)), words
    with pytest.raises(IllegalMove) as no:
        match.submit(seat, match.turn, move)
    assert no.value.reason.code == code, words
    assert whole(match.table) == before


def _possible(story: Story, seat: int, words: str) -> bool:
    if seat not in story.match.waiting():
        return False
    try:
        move = story.at.move(seat, words)
    except NoSuch:
        return False
    return story.match.game.why_not(story.match.view(seat), move) is None


def _passed(story: Story) -> bool:
    """Whether a window was there to pass."""
    if not story.p.agenda or not isinstance(story.p.agenda[-1], Window) or not story.match.waiting():
        return False
    _submit(story, story.match.waiting()[0], Pass())
    return True


def let_pass(story: Story) -> None:
    """Let all windows pass until something else is asked."""
    while _passed(story):
        pass


def _submit(story: Story, seat: int, move: Any) -> None:
    def hear(audience: Seat | None, event: events.Event) -> None:
        story.heard.append(event)
        match event:
            case events.Triggered(card=card, ability=place) | events.Used(card=card, effect=place):
                story.touched.add((card, place))
            case events.DefeatReplaced():
                assert isinstance(asked, Replacing)
                story.touched.add((asked.context.card, asked.ability))

    asked = story.p.agenda[-1] if story.p.agenda else None
    story.match.submit(seat, story.match.turn, move, hear)


def _note(story: Story) -> None:
    """The static abilities that are in force now have come to pass."""
    for ability, c in sources(story.p):
        printed = abilities_of(c.card)
        story.touched.add((c.card, next(i for i, one in enumerate(printed) if one is ability)))


def abilities_of(card: Card) -> tuple[Any, ...]:
    """The abilities of a card; of a spell the effects to choose from."""
    printed = CARDS[card]
    return printed.choose if isinstance(printed, Spell) else printed.abilities


def expect(story: Story, wanted: dict[str, Any]) -> None:
    """This lies on the table; a warrior is told as `damage/armour/life that is left`, or is `gone`."""
    for name, value in wanted.items():
        if name in SEATS:
            seen = _side(story, SEATS.index(name))
            for what, one in value.items():
                assert seen[what] == one, f"{name}.{what}"
        elif name in ("heard", "unheard"):
            tags = [str(event.__struct_config__.tag) for event in story.heard]
            assert [tag for tag in value if (tag in tags) != (name == "heard")] == [], tags
        elif name == "order":
            tags = [str(event.__struct_config__.tag) for event in story.heard]
            assert [tag for tag in tags if tag in value] == value, tags
        elif name in ("turn", "winner", "cause", "asks", "active", "phase"):
            assert _table(story, name) == value, name
        else:
            _unit(story, name, value)


def _table(story: Story, name: str) -> Any:
    p, result = story.p, story.p.result
    match name:
        case "winner":
            if result is None:
                return "none"
            return "draw" if result.winner is None else SEATS[result.winner]
        case "cause":
            return None if result is None else result.cause
        case "active":
            return SEATS[p.active]
        case "asks":
            if not story.match.waiting():
                return "nobody"
            task = p.agenda[-1] if p.agenda else None
            tag = "main" if task is None else str(task.__struct_config__.tag)
            about = task.opening if isinstance(task, Window) else tag
            return f"{SEATS[story.match.waiting()[0]]} {about}"
        case _:
            return getattr(p, name)


def _side(story: Story, seat: int) -> dict[str, Any]:
    p, table = story.p, story.match.table
    rows: dict[str, tuple[tuple[Any, ...], ...]] = {
        "field": p.field,
        "buildings": p.buildings,
        "landscapes": p.landscapes,
        "valley": p.valleys,
        "discard": p.discards,
    }
    own = table.own[seat]
    seen: dict[str, Any] = {what: [one.card for one in row[seat]] for what, row in rows.items()}
    seen |= {"hand": list(own.hand), "side": list(own.side), "prepared": list(own.prepared)}
    seen |= {"deck": list(table.hidden.decks[seat]), "looking": list(own.looking)}
    seen |= {"sparks": p.sparks[seat], "defeats": p.defeats[seat], "idle": p.idle[seat]}
    seen |= {"cards": p.hands[seat], "decks": p.decks[seat], "hero": p.heroes[seat] or "none"}
    seen |= {"faces": list(p.faces[seat]), "paid": list(p.prepared[seat]), "shown": list(p.shown[seat])}
    return seen


def _unit(story: Story, name: str, value: Any) -> None:
    try:
        found = unit_of(story.p, id_of(story.p, story.at.names, name))
    except NoSuch:
        found = None
    if value == "gone":
        assert found is None, name
        return
    assert found is not None, name
    unit, force = found[1], in_force(story.p)
    told = f"{force.damage[unit.id]}/{force.armour[unit.id]}/{force.left(unit)}"
    if isinstance(value, str):
        assert told == value, f"{name}: {told}"
        return
    seen: dict[str, Any] = {
        "is": told,
        "used": unit.used,
        "hurt": unit.hurt,
        "keywords": {key: n for key, n in force.keywords[unit.id].items() if n},
        "equipment": [worn.card for worn in unit.equipment],
        "marks": len(unit.marks),
    }
    for what, one in value.items():
        assert seen[what] == one, f"{name}.{what}: {seen[what]}"
