import { beforeEach, expect, test, vi } from "vitest";
import { askWho } from "./account.svelte";
import { EMPTY } from "./deck";
import { decksHere, keepDeckHere, newDeck } from "./kept";
import { keepDeck, moveToAccount, ownDeck, ownDecks } from "./own.svelte";

const HERE = newDeck("seelenkrieger", "Here", EMPTY, 1);
const THERE = newDeck("seelenkrieger", "There", EMPTY, 2);
let asked: [method: string, path: string][];

/** A server where somebody is signed in, or nobody. */
function serve(name: string | null): void {
  asked = [];
  vi.stubGlobal("fetch", (path: string, { method }: RequestInit) => {
    asked.push([method ?? "GET", path]);
    const said = path === "/api/account" ? { name } : path === "/api/account/decks" ? [THERE, newDeck("other", "Else", EMPTY)] : {};
    return Promise.resolve(new Response(JSON.stringify(said)));
  });
}

beforeEach(() => {
  localStorage.clear();
  keepDeckHere(HERE);
});

test("whoever is signed in has the decks of the account and those of this browser", async () => {
  serve("Mira");
  await askWho();
  expect(await ownDecks("seelenkrieger")).toEqual([THERE, HERE]);
  expect([await ownDeck(HERE.id), await ownDeck(THERE.id), await ownDeck("gone")]).toEqual([HERE, THERE, null]);
});

test("a deck is kept where it lies, and a new one in the account", async () => {
  serve("Mira");
  await askWho();
  await keepDeck({ ...HERE, name: "Changed" });
  expect(asked).toHaveLength(1);
  expect(decksHere("seelenkrieger")[0]?.name).toBe("Changed");
  await keepDeck(THERE);
  await moveToAccount(HERE);
  expect(asked.slice(1)).toEqual([["PUT", `/api/account/decks/${THERE.id}`], ["PUT", `/api/account/decks/${HERE.id}`]]);
  expect(decksHere("seelenkrieger")).toEqual([]);
});

test("a guest has the decks of this browser, and asks for no others", async () => {
  serve(null);
  await askWho();
  await keepDeck(THERE);
  expect((await ownDecks("seelenkrieger")).map(({ id }) => id)).toEqual([THERE.id, HERE.id]);
  expect(asked).toEqual([["GET", "/api/account"]]);
});

test("without a server there are those of this browser", async () => {
  serve("Mira");
  await askWho();
  vi.stubGlobal("fetch", () => Promise.reject(new Error("gone")));
  expect(await ownDecks("seelenkrieger")).toEqual([HERE]);
});
