"""Phrases that everyone reads in their own language, and who is not heard."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.server.running import Running

from .conftest import Coming
from .evening import evening
from .moments import mira_lays
from .person import Person

LANGUAGES = {"Mira": "en-GB", "Till": "de-DE", "Jonna": "nl-NL"}
SORRY = {"Mira": "Sorry", "Till": "Tut mir leid", "Jonna": "Het spijt me"}


def three(come: Coming, server: Running) -> dict[str, Person]:
    one = evening(mira_lays, people=tuple(LANGUAGES))
    one.is_written_to(server.database)
    people = {name: come(language=language) for name, language in LANGUAGES.items()}
    for name, person in people.items():
        person.takes_seat(one, name)
    return people


def lines(person: Person) -> str:
    return person.page.get_by_role("log").inner_text()


def test_a_phrase_is_read_in_three_languages(come: Coming, server: Running) -> None:
    people = three(come, server)
    mira = people["Mira"]
    mira.button("Say something everyone reads in their own language").press("Enter")
    expect(mira.page.get_by_role("menuitem", name="Hello everyone")).to_be_focused()
    for _ in range(4):
        mira.page.keyboard.press("ArrowDown")
    mira.page.keyboard.press("Enter")
    for name, person in people.items():
        expect(person.page.get_by_role("log")).to_contain_text(f"Mira: {SORRY[name]}")
    mira.says("/thanks")
    expect(people["Till"].page.get_by_role("log")).to_contain_text("Mira: Danke")


def test_who_is_muted_is_read_by_the_others_still_and_never_knows(come: Coming, server: Running) -> None:
    people = three(come, server)
    mira, till, jonna = people.values()
    jonna.page.get_by_role("combobox").fill("Goedenavond")
    jonna.page.get_by_role("combobox").press("Enter")
    mira.page.get_by_role("log").get_by_role("button", name="Jonna:").click()
    dialog = mira.page.get_by_role("dialog", name="Jonna")
    dialog.get_by_role("switch", name="Muted").click()
    dialog.get_by_role("button", name="Close").click()
    expect(mira.page.get_by_role("log")).not_to_contain_text("Goedenavond")

    jonna.page.get_by_role("combobox").fill("Hoort iemand mij?")
    jonna.page.get_by_role("combobox").press("Enter")
    for other in till, jonna:
        expect(other.page.get_by_role("log")).to_contain_text("Hoort iemand mij?")
    assert "Hoort" not in lines(mira)
    mira.says("/unmute Jonna")
    expect(mira.page.get_by_role("log")).to_contain_text("Hoort iemand mij?")


def test_the_host_takes_a_voice_and_it_plays_on(come: Coming, server: Running) -> None:
    people = three(come, server)
    mira, till, _ = people.values()
    mira.says("/silence Till")
    expect(mira.page.get_by_role("log")).to_contain_text("Till has lost their voice here.")
    till.page.get_by_role("combobox").fill("Hallo?")
    till.page.get_by_role("combobox").press("Enter")
    expect(till.page.get_by_text("hat dir die Stimme genommen. Du spielst weiter")).to_be_visible()
    mira.says("/help")
    expect(mira.page.get_by_role("log")).to_contain_text("/silence …")
    assert not [do for do in till.watch.sent if do["type"] == "say"]
