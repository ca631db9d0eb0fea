import { expect, test } from "vitest";
import { promiseOf } from "../fair/digest";
import { nonceFor, noncesFor } from "../fair/nonces";
import { Refused } from "../net/ask";
import { frame, person } from "../test.frames";
import type { Action } from "../wire";
import { Deal } from "./deal";

/** What a tab sent, with its keys; `refuse` says no to some. */
function tab(refuse: (action: Action) => string | null = () => null, satHere = true) {
  const sent: { action: Action; key: string | undefined }[] = [];
  const deal = new Deal("owl", satHere, async (action, { key }) => {
    sent.push({ action, key });
    const code = refuse(action);
    if (code) throw new Refused(409, { code, message: code });
  });
  return { deal, sent };
}

const gathering = (match = "m1") => frame({ table: { match, seats: [person("Jorin", { promised: false })] } });
const opening = () => frame({ table: { phase: "opening", seats: [person("Jorin")] } });

test("a promise is sent once a match, and anew for the next", async () => {
  const { deal, sent } = tab();
  for (const match of ["m1", "m1", "m2"]) await deal.serve(gathering(match));
  expect(sent.map(({ action }) => action)).toEqual([
    { type: "promise", promise: promiseOf("m1", nonceFor("owl", "m1")) },
    { type: "promise", promise: promiseOf("m2", nonceFor("owl", "m2")) },
  ]);
});

test("two tabs promise the same with the same key", async () => {
  const [one, two] = [tab(), tab()];
  await one.deal.serve(gathering());
  await two.deal.serve(gathering());
  expect(two.sent).toEqual(one.sent);
  expect(noncesFor("owl", "m1")).toHaveLength(1);
});

test("if two tabs made a nonce each, the promised one is found", async () => {
  const taken = nonceFor("owl", "m1");
  localStorage.setItem("zaubertisch.nonce.owl.m1.0", JSON.stringify("77".repeat(32)));
  const { deal, sent } = tab((action) => (action.type === "nonce" && action.nonce !== taken ? "nonce-not-promised" : null));
  expect(await deal.serve(opening())).toBe(false);
  expect(sent.at(-1)?.action).toEqual({ type: "nonce", nonce: taken });
});

test("a tab whose nonces were not the promised ones says that another device has it", async () => {
  nonceFor("owl", "m1");
  const { deal } = tab(() => "nonce-not-promised");
  expect(await deal.serve(opening())).toBe(true);
});

test("a device that never had the nonce sends nothing and says so", async () => {
  const { deal, sent } = tab(() => null, false);
  expect(await deal.serve(opening())).toBe(true);
  expect(sent).toEqual([]);
});

test("that another tab was faster is no trouble", async () => {
  nonceFor("owl", "m1");
  const { deal } = tab(() => "already-opened");
  expect(await deal.serve(opening())).toBe(false);
});
