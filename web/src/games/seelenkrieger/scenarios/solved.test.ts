import { beforeEach, expect, test, vi } from "vitest";
import type { Book } from "../cards/card";
import { takeBook } from "../cards/catalogue.svelte";
import { settings } from "../../../settings.svelte";
import { nextOf, taleOf, tales, type Tale } from "./tales";

const tale = (name: string): Tale => ({ name, kind: "lesson", title: name.toUpperCase(), text: "", steps: [], after: "" });

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
  settings.language = "en";
  takeBook("en", { cards: [], words: {}, scenarios: [tale("a"), tale("b")] } satisfies Book);
});

test("the scenarios are those of the book, each with the one after it", () => {
  expect(tales().map(({ name }) => name)).toEqual(["a", "b"]);
  expect(taleOf("b")?.title).toBe("B");
  expect(nextOf("a")?.name).toBe("b");
  expect([nextOf("b"), nextOf("unknown"), taleOf("unknown")]).toEqual([undefined, undefined, undefined]);
});

test("what was solved is known at the next visit, once", async () => {
  const here = await import("./solved.svelte");
  here.solve("a");
  here.solve("a");
  expect([here.isSolved("a"), here.isSolved("b")]).toEqual([true, false]);
  vi.resetModules();
  const later = await import("./solved.svelte");
  expect(later.isSolved("a")).toBe(true);
  expect(JSON.parse(localStorage.getItem("zaubertisch.solved") ?? "")).toEqual(["a"]);
});
