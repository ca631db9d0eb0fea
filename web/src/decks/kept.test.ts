import { beforeEach, expect, test } from "vitest";
import { EMPTY } from "./deck";
import { deckHere, decksHere, forgetDeckHere, keepDeckHere, newDeck } from "./kept";

beforeEach(() => localStorage.clear());

test("the decks of one game, the one changed last first", () => {
  const [old, late] = [newDeck("seelenkrieger", "Old", EMPTY, 1), newDeck("seelenkrieger", "Late", EMPTY, 2)];
  for (const one of [old, newDeck("other", "Else", EMPTY, 3), late]) expect(keepDeckHere(one)).toBe(true);
  expect(decksHere("seelenkrieger")).toEqual([late, old]);
});

test("a deck is found by its id until it is forgotten", () => {
  const deck = newDeck("seelenkrieger", "Mine", { main: [{ card: "M1", count: 4 }], side: [], hero: "HM" });
  keepDeckHere(deck);
  expect(deckHere(deck.id)).toEqual(deck);
  forgetDeckHere(deck.id);
  expect(deckHere(deck.id)).toBeNull();
  expect(decksHere("seelenkrieger")).toEqual([]);
});
