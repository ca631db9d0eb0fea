import { describe, expect, it } from "vitest";
import { inOrder } from "../../cards/card";
import { firstBid, stepped, typed } from "./bid";
import { held } from "./hand";

describe("the hand", () => {
  it("stands in its fixed order: red, yellow, green, blue, wizards, jesters", () => {
    expect(inOrder(["J", "B1", "W", "G13", "R2", "Y7", "R11"])).toEqual(["R2", "R11", "Y7", "G13", "B1", "W", "J"]);
  });

  it("moves only trump to the right end, for those who want it there", () => {
    expect(inOrder(["W", "B1", "R2", "Y7"], "R")).toEqual(["Y7", "B1", "W", "R2"]);
  });

  it("tells equal cards apart, and keeps their names when another leaves", () => {
    expect(held(["W", "J", "W"], null).map((one) => one.key)).toEqual(["W#0", "W#1", "J#0"]);
    expect(held(["W", "J"], null).map((one) => one.key)).toEqual(["W#0", "J#0"]);
  });
});

describe("the dial", () => {
  it("begins at the first bid that may be made, or at the one to change", () => {
    expect(firstBid([1, 2], null)).toBe(1);
    expect(firstBid([0, 1, 3], 2)).toBe(2);
  });

  it("stays between nothing and all", () => {
    expect(stepped(0, -1, 7)).toBe(0);
    expect(stepped(7, 1, 7)).toBe(7);
    expect(stepped(3, 99, 7)).toBe(7);
  });

  it("makes one number of two digits while that is possible", () => {
    expect(typed(1, null, 20)).toBe(1);
    expect(typed(2, 1, 20)).toBe(12);
    expect(typed(5, 2, 20)).toBe(5);
    expect(typed(9, null, 7)).toBe(7);
  });
});
