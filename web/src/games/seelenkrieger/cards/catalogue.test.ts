import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { settings } from "../../../settings.svelte";
import { BOOK } from "./book.fixture";

const fetched = vi.fn((_path: string, _how: RequestInit) => Promise.resolve(new Response(JSON.stringify(BOOK))));

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal("fetch", fetched.mockClear());
});
afterEach(() => void vi.unstubAllGlobals());

test("the book of a language is fetched once, and may be kept by the browser", async () => {
  const { catalogue, learnCards, printOf } = await import("./catalogue.svelte");
  settings.language = "de";
  expect(catalogue()).toBeUndefined();
  await Promise.all([learnCards("de"), learnCards("de")]);
  await learnCards("de");
  expect(fetched.mock.calls.map(([path, how]) => [path, how.cache])).toEqual([["/api/games/seelenkrieger/cards/de", "default"]]);
  expect(printOf("O6")?.name).toBe("Wolfsreiter");
  expect(printOf("no-such-card")).toBeUndefined();
});

test("a book that cannot be had is asked for again", async () => {
  const { learnCards, printOf } = await import("./catalogue.svelte");
  fetched.mockRejectedValueOnce(new Error("no network"));
  await expect(learnCards("nl")).rejects.toThrow("no network");
  await learnCards("nl");
  expect(printOf("O6")?.name).toBe("Wolfsreiter");
});
