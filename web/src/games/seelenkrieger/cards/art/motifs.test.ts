import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Faction } from "../card";
import { FIGURES } from "./figures";
import { motifOf, wreathsOf } from "./motifs";

/** Each card of the catalogue with its factions, as far as a picture asks for them. */
const CARDS = [...readFileSync("../src/zaubertisch/games/seelenkrieger/catalogue.toml", "utf-8").matchAll(/^id = "(\w+)"\n(?:.*\n)*?(?:factions = \[(.*)\]|rarity = .*)\n/gm)].map(
  ([, id, factions = ""]) => ({ id: id!, factions: [...factions.matchAll(/\w+/g)].map(([word]) => word as Faction) }),
);

test("every card has a figure that is drawn", () => {
  expect(CARDS).toHaveLength(132);
  for (const card of CARDS) {
    const { figure, arrangement, below } = motifOf(card);
    expect(FIGURES).toHaveProperty(figure);
    expect(below === null || below in FIGURES).toBe(true);
    expect(arrangement === "over").toBe(below !== null);
  }
});

test("no two cards of one faction show the same", () => {
  const shown = CARDS.map((card) => JSON.stringify([[...card.factions].sort(), motifOf(card)]));
  expect(shown.filter((one, at) => shown.indexOf(one) !== at)).toEqual([]);
});

test("the same card has the same picture every time, and two factions half a wreath each", () => {
  const one = { id: "XOD", factions: ["orcs", "dragons"] as const };
  expect(wreathsOf(one)).toEqual(wreathsOf(one));
  expect(wreathsOf(one).map(({ of }) => of)).toEqual(["orcs", "dragons"]);
  expect(wreathsOf({ id: "N1", factions: [] }).map(({ of }) => of)).toEqual(["none"]);
});

test("a card that is not in the starter set shows something of its faction", () => {
  const { figure, below } = motifOf({ id: "my-own", factions: ["undead"] });
  expect(["bone", "candle", "claws", "tomb", "scythe", "bat", "rat"]).toContain(figure);
  expect(below).toBeNull();
});
