import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { settings } from "../../settings.svelte";
import { drawn } from "./geometry";
import { spellLabel, spellName } from "./names";
import { PRINTS, printOf, signsOf } from "./spell";

interface Boxed {
  id: string;
  name: string;
  category: string;
  element: string;
  type: string;
  cost: number;
  strength: number;
}

const box = JSON.parse(readFileSync("../src/zaubertisch/games/duell/cards.json", "utf-8")) as Boxed[];

test("the spells are printed as the box has them", () => {
  const spells = box.filter(({ category }) => category === "element");
  expect([...PRINTS]).toEqual(
    spells.map(({ id, element, type, cost, strength }) => [id, { element, kind: type, cost, strength }]),
  );
});

test("in German they are called as in the box, and in every language no two alike", () => {
  settings.language = "de";
  for (const { id, name, category } of box) if (category === "element") expect(spellName(id)).toBe(name);
  for (const language of ["de", "nl", "en"] as const) {
    settings.language = language;
    const names = [...PRINTS.keys()].map(spellName);
    expect(new Set(names).size).toBe(60);
    for (const name of names) expect(name.length).toBeLessThanOrEqual(16);
  }
});

test("a spell is heard with all that is printed on it", () => {
  settings.language = "de";
  expect(spellLabel("F04")).toBe("Feuerball, Feuer, Angriff, Stärke 8, kostet 4 Mana");
  settings.language = "en";
  expect(spellLabel("L14")).toBe("Chain Lightning, air, universal, strength 7, costs 4 mana");
});

test("the corners show what it does", () => {
  expect(["F04", "F10", "F14"].map((spell) => signsOf(printOf(spell)).join())).toEqual(["staff,staff", "shield,shield", "staff,shield"]);
});

test("figures stand round their centre", () => {
  const [one] = drawn(8, 42, 252, 0.5);
  expect(one?.transform).toBe("translate(27.0 252) scale(0.5 0.5)");
  expect(drawn(13, 42, 252, 0.5)).toHaveLength(2);
});
