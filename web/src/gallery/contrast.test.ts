import { expect, test } from "vitest";
import { contrast, rgbOf } from "./contrast";

test("black and white stand apart as far as can be, and a colour not at all from itself", () => {
  expect(contrast([0, 0, 0], [255, 255, 255])).toBeCloseTo(21);
  expect(contrast([255, 255, 255], [0, 0, 0])).toBeCloseTo(21);
  expect(contrast([18, 41, 46], [18, 41, 46])).toBe(1);
});

test("text on the table has the contrast that tokens.css says", () => {
  expect(contrast(rgbOf("rgb(239, 230, 208)")!, rgbOf("rgb(18, 41, 46)")!)).toBeCloseTo(12.2, 1);
});

test("what is not plain has no contrast of its own", () => {
  expect(rgbOf("rgba(239, 230, 208, 0.13)")).toBeNull();
});
