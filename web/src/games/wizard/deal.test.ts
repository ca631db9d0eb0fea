import { expect, test } from "vitest";
import known from "../../../fixtures/kernel/chance.json";
import { unhex } from "../../net/random";
import { deals } from "./deal";

test.each(known.matches)("with $players players every round is dealt as the kernel deals it", ({ key, players, cards, dealt }) => {
  expect([...deals(unhex(key), players, cards)]).toEqual(dealt);
});

test("another key deals other cards", () => {
  const [{ key, players, cards, dealt } = known.matches[0]!] = known.matches;
  expect([...deals(unhex(`00${key.slice(2)}`), players, cards)]).not.toEqual(dealt);
});
