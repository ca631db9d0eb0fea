import { expect, test } from "vitest";
import { sentence } from "./trouble";

const said = (sign: string) => sentence({ code: "name-sign", message: "", facts: { sign } });

test("a character that can be typed is shown, any other named by its number", () => {
  expect(said("U+003C")).toContain("<");
  expect(said("U+003C")).not.toContain("U+");
  expect(said("U+200B")).toContain("U+200B");
});
