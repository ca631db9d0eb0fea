import { expect, test, vi } from "vitest";

/** root.ts as it is in a page that the server gave out with this in its head. */
async function rooted(content: string | null): Promise<typeof import("./root")> {
  vi.resetModules();
  document.head.replaceChildren();
  if (content !== null) document.head.append(Object.assign(document.createElement("meta"), { name: "root", content }));
  return import("./root");
}

test("at the root of its host an address is a path", async () => {
  for (const content of [null, "/"]) {
    const { isOurs, pathOf, url } = await rooted(content);
    expect(url("/t/abc")).toBe("/t/abc");
    expect(pathOf("/decks")).toBe("/decks");
    expect(isOurs("/anything")).toBe(true);
  }
});

test("below a path every address begins with it, and what lies beside is not ours", async () => {
  const { isOurs, pathOf, url } = await rooted("/cards/");
  expect(url("/")).toBe("/cards/");
  expect(url("/t/abc")).toBe("/cards/t/abc");
  expect(pathOf("/cards/t/abc")).toBe("/t/abc");
  expect(pathOf("/cards")).toBe("/");
  expect(pathOf("/cards/")).toBe("/");
  expect(["/cards", "/cards/t/abc", "/cardsharp/t/abc", "/"].map(isOurs)).toEqual([true, true, false, false]);
  expect(pathOf("/cardsharp")).toBe("/cardsharp");
});
