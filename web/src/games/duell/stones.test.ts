import { expect, test } from "vitest";
import { lifeStones, manaStones } from "./stones";

const still = { paid: 0, drunk: 0, offered: 0 };

test("as many stones are full as there is life; those just lost lie broken behind them", () => {
  expect(lifeStones(5, 3, 1)).toEqual(["full", "full", "full", "broken", "gone"]);
  expect(lifeStones(2, 0, 1)).toEqual(["broken", "gone"]);
});

test("what was paid stands where it lay", () => {
  expect(manaStones(5, { ...still, mana: 1, paid: 3 })).toEqual(["full", "paid", "paid", "paid", "gone"]);
});

test("a potion that is offered is marked behind the stones, one that was drunk is part of them", () => {
  expect(manaStones(6, { ...still, mana: 1, offered: 4 })).toEqual(["full", "offered", "offered", "offered", "offered", "gone"]);
  expect(manaStones(6, { ...still, mana: 5, drunk: 4 })).toEqual(["full", "drunk", "drunk", "drunk", "drunk", "gone"]);
});
