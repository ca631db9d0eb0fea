import { expect, test } from "vitest";
import { settings } from "../settings.svelte";
import { t } from "../words";
import { duellOptions } from "./duell-options";

const { first, fields, inWords, valueOf, withValue, seats } = duellOptions;

test("a new table plays as in the box, and needs no words for it", () => {
  expect(inWords(first)).toEqual([]);
  expect(fields.map(({ name }) => name).sort()).toEqual(Object.keys(first).sort());
  for (const { name, choices } of fields) expect(choices.map(({ value }) => value)).toContain(first[name]);
  expect(seats(first)).toEqual([2, 2]);
});

test("a field is changed alone, and what a table left open stands as in the box", () => {
  const shorter = withValue("life", 5, first);
  expect(shorter).toEqual({ ...first, life: 5 });
  expect([valueOf("life", shorter), valueOf("life", {}), valueOf("refill", {})]).toEqual([5, 10, true]);
});

test("what is unlike the box is told in a few words", () => {
  settings.language = "en";
  const all = { ...first, life: 7, unpayable: "barred", hidden_potion: true, refill: false, sudden_death: true };
  expect(inWords(all).map((id) => t(id))).toEqual(["7 life", "unpayable barred", "hidden potions", "no reshuffle", "until decided"]);
});
