import { expect, test } from "vitest";
import { countOf, sizeOf, withCount, type Lot } from "./deck";

const LOTS: Lot[] = [
  { card: "M1", count: 2 },
  { card: "E1", count: 3 },
  { card: "M1", count: 1 },
];

test("a card is counted over all its lots", () => {
  expect([countOf(LOTS, "M1"), countOf(LOTS, "E1"), countOf(LOTS, "Z1"), sizeOf(LOTS)]).toEqual([3, 3, 0, 6]);
});

test("a card keeps its place, in one lot, until there is none", () => {
  expect(withCount(LOTS, "M1", 4)).toEqual([{ card: "M1", count: 4 }, { card: "E1", count: 3 }]);
  expect(withCount(LOTS, "M1", 0)).toEqual([{ card: "E1", count: 3 }]);
  expect(withCount(LOTS, "Z1", 1)).toEqual([...LOTS, { card: "Z1", count: 1 }]);
  expect(withCount(LOTS, "Z1", 0)).toEqual(LOTS);
});
