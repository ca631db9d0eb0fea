import { beforeEach, expect, test } from "vitest";
import { settings } from "../../settings.svelte";
import { withoutPotion, withPotion } from "./potion";
import type { Prospect } from "./view";

function hand(...payable: [now: boolean, then: boolean][]): Prospect[] {
  const cards = ["F04", "F06", "W09", "E02", "E11", "L14", "L07"];
  return payable.map(([now, then], i) => ({ card: cards[i]!, payable: now, mana: null, payable_with_potion: then, locked: false }));
}

const none: [boolean, boolean] = [false, false];
const later: [boolean, boolean] = [false, true];
const now: [boolean, boolean] = [true, true];

beforeEach(() => {
  settings.language = "de";
});

test("few names are told, whether they can be paid or not", () => {
  const cards = hand(later, none, later, later, later, later, now);
  expect(withoutPotion(cards)).toBe("Ohne Trank kannst du nur Brise bezahlen.");
  expect(withPotion(cards)).toBe("Mit Trank alles außer Phönixsturm.");
});

test("everything and nothing are told as such", () => {
  expect(withoutPotion(hand(later, later))).toBe("Ohne Trank kannst du nichts bezahlen.");
  expect(withPotion(hand(later, later))).toBe("Mit Trank alles.");
});

test("of many the number is told", () => {
  settings.language = "en";
  expect(withoutPotion(hand(now, now, now, now, none, none, none, none))).toBe("Without it you can pay for 4 of 8 spells.");
});
