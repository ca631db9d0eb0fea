import { expect, test, vi } from "vitest";
import { copy, onlyHere } from "./copy";

test("without a clipboard the old way is tried, and what it says is told", async () => {
  vi.stubGlobal("navigator", {});
  document.execCommand = vi.fn(() => true);
  expect(await copy("a link")).toBe(true);
  document.execCommand = vi.fn(() => false);
  expect(await copy("a link")).toBe(false);
  expect(document.querySelector("textarea")).toBeNull();
  vi.unstubAllGlobals();
});

test("addresses that nobody else can reach are known", () => {
  expect(["localhost", "127.0.0.1", "[::1]"].map(onlyHere)).toEqual([true, true, true]);
  expect(["192.168.1.20", "games.local", "example.org"].map(onlyHere)).toEqual([false, false, false]);
});
