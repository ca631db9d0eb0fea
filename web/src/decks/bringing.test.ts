import { beforeEach, expect, test } from "vitest";
import { broughtTo, bringTo, sameDeck } from "./bringing";
import type { Deck } from "./deck";

const DECK: Deck = { main: [{ card: "O1", count: 4 }], side: [{ card: "lO", count: 1 }], hero: "HO" };

beforeEach(() => localStorage.clear());

test("a deck that was chosen comes along to the next table of its game, until the usual one is chosen", () => {
  expect(broughtTo("seelenkrieger")).toBeNull();
  bringTo("seelenkrieger", DECK);
  expect(broughtTo("seelenkrieger")).toEqual(DECK);
  expect(broughtTo("another")).toBeNull();
  bringTo("seelenkrieger", null);
  expect(broughtTo("seelenkrieger")).toBeNull();
});

test("decks are the same lot by lot", () => {
  expect(sameDeck(DECK, structuredClone(DECK))).toBe(true);
  expect(sameDeck(DECK, { ...DECK, hero: null })).toBe(false);
  expect(sameDeck(DECK, { ...DECK, main: [{ card: "O1", count: 3 }] })).toBe(false);
  expect(sameDeck(null, null)).toBe(true);
  expect(sameDeck(null, DECK)).toBe(false);
});
