import { afterEach, expect, test, vi } from "vitest";
import { keep, kept, names } from "./keeping";

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

/** A browser that lets the page store nothing, or not even look. */
function closed(): void {
  vi.stubGlobal("localStorage", new Proxy({}, { get: denied, ownKeys: denied }));
}
function denied(): never {
  throw new DOMException("denied", "SecurityError");
}

test("what is kept is there again, and what is forgotten is not", () => {
  expect(keep("a.one", { n: 1 })).toBe(true);
  expect(kept("a.one")).toEqual({ n: 1 });
  expect(names("a.")).toEqual(["a.one"]);
  keep("a.one", null);
  expect([kept("a.one"), names("a.")]).toEqual([null, []]);
});

test("where nothing can be stored it is kept while the page is open: a seat and its nonce are needed", () => {
  closed();
  expect(keep("b.one", "nonce")).toBe(false);
  expect(kept("b.one")).toBe("nonce");
  expect(names("b.")).toEqual(["b.one"]);
  keep("b.one", null);
  expect([kept("b.one"), names("b.")]).toEqual([null, []]);
});

test("a storage that is full does not bring back what was there before", () => {
  keep("c.one", "old");
  vi.stubGlobal("localStorage", {
    getItem: () => '"old"',
    setItem: denied,
    removeItem: () => undefined,
  });
  expect(keep("c.one", "new")).toBe(false);
  expect(kept("c.one")).toBe("new");
  keep("c.one", null);
});
