import { expect, test } from "vitest";
import type { Print } from "../games/seelenkrieger/cards/card";
import { filtered, fits, inOrder, NO_FILTERS, toggled } from "./filters";

const print = (id: string, more: Partial<Print> = {}): Print => ({
  id, name: id, kind: "warrior", factions: ["mages"], rarity: "green", cost: 1, head: "", lines: [], words: [], ...more,
});
const NOVICE = print("Novize", { cost: 0 });
const SEER = print("Sternendeuter", { factions: ["elves", "mages"], rarity: "blue", lines: ["Zieh eine Karte, dann lege eine ab."] });
const TOWER = print("Magierturm", { kind: "building", cost: null, rarity: "red" });
const SHIELD = print("Rundschild", { kind: "equipment", factions: [] });
const ALL = [NOVICE, SEER, TOWER, SHIELD];
const found = (filters: Partial<typeof NO_FILTERS>): string[] =>
  ALL.filter((one) => fits(one, { ...NO_FILTERS, ...filters })).map(({ id }) => id);

test("without filters every card is shown", () => {
  expect(found({})).toHaveLength(4);
  expect(filtered(NO_FILTERS)).toBe(false);
  expect(filtered({ ...NO_FILTERS, words: " x" })).toBe(true);
});

test("of a group one choice will do, and every group must fit", () => {
  expect(found({ factions: ["elves", "none"] })).toEqual(["Sternendeuter", "Rundschild"]);
  expect(found({ types: ["place", "equipment"] })).toEqual(["Magierturm", "Rundschild"]);
  expect(found({ costs: [0, 1], rarities: ["blue", "red"] })).toEqual(["Sternendeuter"]);
  expect(found({ factions: ["mages"], types: ["equipment"] })).toEqual([]);
});

test("words are found in names and texts, whatever their case and accents", () => {
  expect(found({ words: "KARTE  zieh" })).toEqual(["Sternendeuter"]);
  expect(found({ words: "magiér" })).toEqual(["Magierturm"]);
  expect(found({ words: "karte drache" })).toEqual([]);
});

test("a choice is made and taken back", () => {
  expect(toggled(["a"], "b")).toEqual(["a", "b"]);
  expect(toggled(["a", "b"], "a")).toEqual(["b"]);
});

test("the main deck comes first, by cost", () => {
  const homes = { Novize: "main", Sternendeuter: "main", Rundschild: "main", Magierturm: "side" } as const;
  const order = inOrder([TOWER, SEER, SHIELD, NOVICE], homes).map(({ id }) => id);
  expect(order).toEqual(["Novize", "Sternendeuter", "Rundschild", "Magierturm"]);
});
