"""Every card of the starter decks is played by two people, one at a desk and one with a phone, by taps alone.

The positions lie in `stages/`, and are dealt like any scenario (S53), by a server that has no others.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator

from tests.server.guests import match
from tests.server.running import Running
from zaubertisch.games.seelenkrieger.cards import catalogue
from zaubertisch.games.seelenkrieger.starters import STARTERS, starter

from .conftest import Coming
from .person import Person
from .soul_board import SoulBoard

STAGES = Path(__file__).parent / "stages/serve.py"
NAMED = {str(id): card.name.en for id, card in catalogue().items()}
NAMES = {name: id for id, name in NAMED.items()}
TOLD = re.compile(rf"^You (?:play|call|hang|cast) ({'|'.join(map(re.escape, NAMES))})\b")


class Staged(Running):
    """A server that knows the stages."""

    def command(self) -> list[str]:
        python, _, _, *rest = super().command()
        return [python, str(STAGES), *rest]


@pytest.fixture(scope="module")
def stages(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    running = Staged(tmp_path_factory.mktemp("stages") / "tables.sqlite").start()
    yield running
    running.close()
    assert running.troubles() == []


class Player:
    """Somebody at a stage, who does what is said with cards named by their ids."""

    def __init__(self, person: Person) -> None:
        self.person, self.page = person, person.page
        self.board = SoulBoard(person.page)

    def plays(self, *cards: str) -> None:
        """Each of these, from the hand."""
        for card in cards:
            self.board.begins(self.page.locator(f'.hand [data-card="{card}"]').first)

    def calls(self, *cards: str) -> None:
        """Each of these, from the side deck."""
        for card in cards:
            self.board.begins(self._named("call", card))

    def casts(self, *cards: str) -> None:
        """Each of these is laid prepared, and cast at once."""
        for card in cards:
            self.plays(card)
            self.board.begins(self._named("cast", card))

    def attacks(self, *cards: str) -> None:
        """Each of these warriors, alone, whoever is there first."""
        for card in cards:
            self.board.begins(self._own(card))

    def is_answered(self, other: Player, *, cast: str = "", attack: str = "", by: str) -> None:
        """What is done here is answered with a spell that lies prepared there, and no more is said to it."""
        self.board.begins(self._named("cast", cast) if cast else self._own(attack), "waits")
        other.board.begins(other._named("cast", by), "free", "waits")

        def is_done() -> bool:
            if other.board.comes_to("free", "waits") == "free":
                other.board.passes()
            return self.board.comes_to("free", "waits") == "free"

        self.person.until(is_done)

    def ends(self) -> None:
        """The turn is over."""
        self.page.locator("button.end:visible").click()

    def lets_pass(self, whose: str) -> None:
        """From now on nobody is asked for answers here, in the turns of this kind."""
        choice = self.page.get_by_role("group", name=whose).get_by_role("radio", name="let all pass")
        if not choice.is_visible():
            self.page.locator(".slip summary").click()
        choice.check()

    def told(self) -> set[str]:
        """The cards of which the page tells that they were played here."""
        lines = self.page.locator(".talk .lines p").all_text_contents()
        found = (TOLD.match(" ".join(line.split())) for line in lines)
        return {NAMES[one[1]] for one in found if one}

    def _named(self, verb: str, card: str) -> Locator:
        """What the slip offers to do with this card."""
        name = re.compile(rf"\b{re.escape(NAMED[card])}\b")
        return self.board.slip.locator(f"[data-doable={verb}] b").filter(has_text=name).first

    def _own(self, card: str) -> Locator:
        return self.page.locator(f'.half.near .unit[data-card="{card}"]').first


Sits = Callable[[str], tuple[Player, Player]]


@pytest.fixture
def sits(come: Coming, stages: Running) -> Sits:
    """Mira at a desk and Till with a phone take the two seats of a stage."""

    def sit(stage: str) -> tuple[Player, Player]:
        guests = match(stages, "Mira", "Till", bots=0, game="seelenkrieger", options={"scenario": stage})
        people = come(stages.url), come(stages.url, phone=True)
        for person, guest in zip(people, guests, strict=True):
            person.goes_to(f"/t/{guest.table.id}#seat={guest.token}")
            person.page.locator(".hand:visible").wait_for()
        people[1].page.locator(".task .go").click()  # on a phone it is read first what a scenario is about
        mira, till = map(Player, people)
        for player in mira, till:
            player.lets_pass("In your turn")
        return mira, till

    return sit


def storm_and_academy(mira: Player, till: Player) -> set[str]:
    """What Sturm der Rotzähne and Akademie der Sterne hold."""
    till.lets_pass("In the other’s turn")
    mira.calls("bN2", "bN1")
    mira.plays(
        "O1", "O2", "O3", "O4", "O5", "O6", "O7", "O8", "O9", "D1", "D3", "D4", "U2", "U3", "XOD", "XOU"
    )
    mira.plays("q01", "qO1", "qO2")
    mira.casts("sO1", "sN2")
    mira.calls("lO", "bO", "lD")
    mira.attacks("O1", "O2", "O3", "O4", "O5")
    mira.calls("lU", "RO", "HO")
    mira.ends()
    mira.lets_pass("In the other’s turn")
    till.plays("M1", "M2", "M3", "M4", "M5", "M6", "M8", "M9", "E1", "E2", "E3", "E6", "XEM", "qM1")
    till.calls("lM", "lE", "bM", "RE", "HM")
    till.casts("sM1", "sM2", "sM6")
    till.calls("RM")
    till.plays("M7")
    till.casts("sM4")
    return mira.told() | till.told()


def bulwark_and_crypt(mira: Player, till: Player) -> set[str]:
    """What Bollwerk der Tiefen and Heer der Gruft hold besides, and two spells that only ever answer."""
    mira.is_answered(till, cast="sZ1", by="sM3")
    mira.is_answered(till, attack="Z2", by="sE2")
    till.lets_pass("In the other’s turn")
    mira.plays("Z1", "Z2", "Z3", "Z4", "Z5", "Z6", "Z7", "Z8", "Z9", "E4", "XEZ", "XMZ")
    mira.plays("q02", "qZ1", "qZ2")
    mira.calls("lZ", "bZ", "RZ", "HZ")
    mira.ends()
    mira.lets_pass("In the other’s turn")
    till.plays("U1", "U4", "U5", "U6", "U7", "U8", "U9", "D5", "XUD", "qU1", "qU2", "q05")
    till.calls("bU", "RU")
    till.casts("sU1", "sU2", "sD2")
    till.calls("HU")
    return mira.told() | till.told()


@pytest.mark.rule("S34")
@pytest.mark.rule("S40")
def test_every_card_of_the_starter_decks_is_played(sits: Sits) -> None:
    decks = [starter(name) for name in STARTERS]
    lots = {str(lot.card) for deck in decks for lot in (*deck.main, *deck.side)}
    played = storm_and_academy(*sits("first")) | bulwark_and_crypt(*sits("second"))
    assert played == lots | {str(deck.hero) for deck in decks}
