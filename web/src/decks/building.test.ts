import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Unreachable } from "../net/ask";
import * as asking from "./asking";
import type { DeckChecked } from "./asking";
import { Building } from "./building.svelte";
import { deckHere, keepDeckHere, newDeck } from "./kept";
import * as own from "./own.svelte";

const FORMAT = { main: 40, warriors: 10, copies: 5, side: 15, side_copies: 5 };
const checked = (text: string): DeckChecked => ({ problems: [], facts: { main: 0, warriors: 0, side: 0, hero: false, format: FORMAT }, text });
const deck = newDeck("seelenkrieger", "Mine", { main: [{ card: "M1", count: 4 }], side: [], hero: null });

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  keepDeckHere(deck);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("a change is checked, kept, and can be undone", async () => {
  const check = vi.spyOn(asking, "checkDeck").mockResolvedValue(checked("list"));
  const building = new Building(deck);
  building.put("main", "M1", 5);
  building.lead("HM");
  expect(building.keeping).toBe("waits");
  await vi.runAllTimersAsync();
  expect(check).toHaveBeenCalledTimes(1);
  expect(check.mock.calls[0]?.[0]).toMatchObject({ deck: building.deck, options: { deck: "classic" } });
  expect([building.count("main", "M1"), building.keeping, building.sound]).toEqual([5, "kept", true]);
  expect(deckHere(deck.id)?.deck).toEqual(building.deck);
  building.undo();
  building.undo();
  await vi.runAllTimersAsync();
  expect([building.deck, building.undoable]).toEqual([deck.deck, false]);
  expect(deckHere(deck.id)?.deck).toEqual(deck.deck);
});

test("an answer that comes late is not taken for the newest", async () => {
  const answers: ((checked: DeckChecked) => void)[] = [];
  vi.spyOn(asking, "checkDeck").mockImplementation(() => new Promise((answer) => answers.push(answer)));
  const building = new Building(deck);
  const [older, newer] = [building.check(), building.check()];
  answers[1]?.(checked("newer"));
  answers[0]?.(checked("older"));
  await Promise.all([older, newer]);
  expect(building.checked?.text).toBe("newer");
});

test("without a server it is asked again, and says so until then", async () => {
  const check = vi.spyOn(asking, "checkDeck").mockRejectedValueOnce(new Unreachable()).mockResolvedValue(checked("list"));
  const building = new Building(deck);
  await building.check();
  expect([building.trouble?.code, building.sound]).toEqual(["unreachable", false]);
  await vi.advanceTimersByTimeAsync(5000);
  expect([building.trouble, building.sound, check.mock.calls.length]).toEqual([null, true, 2]);
});

test("what could not be kept is tried again, and at once when the page is left", async () => {
  vi.spyOn(asking, "checkDeck").mockResolvedValue(checked("list"));
  const keep = vi.spyOn(own, "keepDeck").mockRejectedValueOnce(new Unreachable()).mockResolvedValue();
  const building = new Building(deck);
  building.rename("Other");
  await vi.advanceTimersByTimeAsync(600);
  expect(building.keeping).toBe("failed");
  await vi.advanceTimersByTimeAsync(5000);
  expect([building.keeping, keep.mock.calls.length]).toEqual(["kept", 2]);
  building.rename("Last");
  building.close();
  expect(keep.mock.lastCall?.[0]).toMatchObject({ id: deck.id, name: "Last" });
});

test("what a deck is meant for is remembered", () => {
  vi.spyOn(asking, "checkDeck").mockResolvedValue(checked("list"));
  new Building(deck).playAs("quick");
  expect(new Building(deck).options).toEqual({ deck: "quick" });
});
