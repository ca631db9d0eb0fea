import { expect, test } from "vitest";
import { called } from "./called";

const ready = [
  { key: "a", name: "Sturm", deck: { main: [{ card: "O1", count: 4 }, { card: "O2", count: 1 }], side: [{ card: "bO1", count: 1 }], hero: "HO" } },
  { key: "b", name: "Heer", deck: { main: [{ card: "U1", count: 5 }], side: [], hero: null } },
];

test("a deck is called by the ready one with the same cards, however they are written", () => {
  const lots = [{ card: "O2", count: 1 }, { card: "O1", count: 3 }, { card: "O1", count: 1 }];
  expect(called({ main: lots, side: [{ card: "bO1", count: 1 }], hero: "HO" }, ready)).toBe("Sturm");
  expect(called({ main: [{ card: "U1", count: 5 }] }, ready)).toBe("Heer"); // what is empty may not have travelled
});

test("one card more or less, another side deck or hero, and it is another deck", () => {
  expect(called({ main: [{ card: "U1", count: 4 }] }, ready)).toBeNull();
  expect(called({ main: [{ card: "U1", count: 5 }], hero: "HO" }, ready)).toBeNull();
  expect(called({ main: [{ card: "U1", count: 5 }], side: [{ card: "bO1", count: 1 }] }, ready)).toBeNull();
});
