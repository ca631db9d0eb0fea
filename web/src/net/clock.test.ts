import { expect, test } from "vitest";
import { Clock } from "./clock";

let passed = 0;
const clock = (): Clock => {
  passed = 500;
  return new Clock(() => passed);
};

test("the server's time is told, whatever the device believes", () => {
  const mine = clock();
  mine.hear(1_000_000);
  expect(mine.now()).toBe(1_000_000);
  passed += 250;
  expect(mine.now()).toBe(1_000_250);
});

test("of words that were slow, the quickest is believed", () => {
  const mine = clock();
  for (const [sent, late] of [[1_000_000, 400], [1_001_000, 30], [1_002_000, 900]] as const) {
    passed = 500 + (sent - 1_000_000) + late;
    mine.hear(sent);
  }
  expect(mine.now()).toBe(1_002_000 + 900 - 30);
});

test("a server whose clock was set back is believed after a while", () => {
  const mine = clock();
  mine.hear(2_000_000);
  for (let word = 0; word < 7; word += 1) mine.hear(1_000_000);
  expect(mine.now()).toBe(2_000_000);
  mine.hear(1_000_000);
  expect(mine.now()).toBe(1_000_000);
});

test("before the first word the device's own clock has to do", () => {
  expect(Math.abs(clock().now() - Date.now())).toBeLessThan(1000);
});
