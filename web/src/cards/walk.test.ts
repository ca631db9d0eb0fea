import { expect, test } from "vitest";
import { moved } from "./walk";

test("a hand is walked by arrow keys, in two rows on a phone", () => {
  expect(moved("ArrowRight", 0, 5, 5)).toBe(1);
  expect(moved("ArrowLeft", 0, 5, 5)).toBe(0);
  expect(moved("End", 0, 5, 5)).toBe(4);
  expect(moved("ArrowDown", 3, 20, 10)).toBe(13);
  expect(moved("ArrowDown", 13, 20, 10)).toBe(13);
  expect(moved("a", 0, 5, 5)).toBeNull();
});
