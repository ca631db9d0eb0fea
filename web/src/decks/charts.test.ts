import { expect, test } from "vitest";
import type { Print } from "../games/seelenkrieger/cards/card";
import { curve, groups, shares, twoColoured } from "./charts";

const print = (id: string, more: Partial<Print>): [string, Print] => [
  id, { id, name: id, kind: "warrior", factions: ["mages"], rarity: "green", cost: 0, head: "", lines: [], words: [], ...more },
];
const BOOK = new Map([
  print("b", { cost: 2 }),
  print("a", { cost: 2 }),
  print("both", { factions: ["elves", "mages"], cost: 7 }),
  print("spell", { kind: "spell", factions: [], cost: 1 }),
]);
const printOf = (card: string): Print | undefined => BOOK.get(card);
const LOTS = [{ card: "b", count: 3 }, { card: "both", count: 1 }, { card: "spell", count: 2 }, { card: "a", count: 1 }, { card: "gone", count: 9 }];

test("the curve counts cards by cost, the dearest together", () => {
  expect(curve(LOTS, printOf)).toEqual([0, 2, 4, 0, 0, 1]);
});

test("a card of two factions counts in both", () => {
  expect(shares(LOTS, printOf)).toEqual([{ faction: "mages", count: 5 }, { faction: "none", count: 2 }, { faction: "elves", count: 1 }]);
  expect([twoColoured(LOTS, printOf), twoColoured([{ card: "a", count: 1 }], printOf)]).toEqual([true, false]);
});

test("the lots stand by type, cost and name", () => {
  const told = groups(LOTS, printOf).map(({ type, count, lots }) => [type, count, lots.map(({ print }) => print.id).join(" ")]);
  expect(told).toEqual([["warrior", 5, "a b both"], ["spell", 2, "spell"]]);
});
