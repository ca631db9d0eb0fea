import { expect, test } from "vitest";
import { hashOf, spotOf, stopAt, type Spot } from "./spot";

test.each<Spot>([
  { turn: 0, part: 0, eye: null },
  { turn: 34, part: 1, eye: 2 },
  { turn: 700, part: 0, eye: "open" },
])("a moment comes out of its address as it went in", (spot) => {
  expect(spotOf(hashOf(spot), 4)).toEqual(spot);
});

test.each(["", "#main", "#at=", "#at=x", "#at=1.x", "#at=-1", "#at=1e3", `#at=${"9".repeat(9)}`])("%s names no moment", (hash) => {
  expect(spotOf(hash, 4)).toBeNull();
});

test("a seat that is none is a spectator's view", () => {
  expect(spotOf("#at=3&seat=4", 4)?.eye).toBeNull();
  expect(spotOf("#at=3&seat=3", 4)?.eye).toBe(3);
  expect(spotOf("#at=3&watch=abcdefgh", 4)).toEqual({ turn: 3, part: 0, eye: null });
});

test("the nearest stop before what was asked for is taken", () => {
  const stops = [0, 1, 2].flatMap((turn) => [{ turn, part: 0, hold: 1 }, ...(turn === 1 ? [{ turn, part: 1, hold: 1 }] : [])]);
  expect(stopAt(stops, { turn: 1, part: 1 })).toBe(2);
  expect(stopAt(stops, { turn: 1, part: 9 })).toBe(2);
  expect(stopAt(stops, { turn: 99, part: 0 })).toBe(3);
  expect(stopAt(stops, { turn: 0, part: 0 })).toBe(0);
});
