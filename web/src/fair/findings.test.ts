import { expect, test } from "vitest";
import type { MatchRecord } from "../wire";
import { promiseOf, serverPromise } from "./digest";
import { cardsOf, movesOf, promisesOf, verdictOn, type Finding } from "./findings";

const key = "11".repeat(32);
const nonce = "22".repeat(32);
const other = "33".repeat(32);
const promise = serverPromise("m1", key);
const kept = { promise, nonces: [nonce] };
const bid = (tricks: number) => ({ type: "bid", tricks });

function recordWith(opening: Partial<MatchRecord["opening"]> = {}): MatchRecord {
  return {
    zaubertisch: 1,
    game: "wizard",
    rules: 1,
    options: {},
    names: ["Mira", "Till"],
    brought: [null, null],
    opening: { match: "m1", promise, promises: [promiseOf("m1", nonce), null], nonces: [nonce, null], key, ...opening },
    log: [{ type: "moves", moves: { 0: bid(1) } }, { type: "take_back" }],
    scores: [0, 0],
    over: true,
    bots: [null, "thumb"],
    stood_in: [],
  };
}

const bad = (findings: Finding[]) => findings.filter(({ outcome }) => outcome === "bad").map(({ what }) => what);

test("a deal that was promised is good in every point", () => {
  expect(verdictOn(promisesOf(recordWith(), kept))).toBe("good");
});

test("who was not there can say less, and nothing bad", () => {
  const findings = promisesOf(recordWith(), { promise: null, nonces: [] });
  expect(findings.map(({ outcome }) => outcome)).toEqual(["good", "good", "unknown", "unknown"]);
  expect(verdictOn(findings)).toBe("unknown");
});

test("whatever was changed is found, and named", () => {
  expect(bad(promisesOf(recordWith({ key: other }), kept))).toEqual(["key"]);
  expect(bad(promisesOf(recordWith({ nonces: [other, null] }), kept))).toEqual(["nonces"]);
  expect(bad(promisesOf(recordWith({ nonces: [null, null] }), kept))).toEqual(["nonces"]);
  expect(bad(promisesOf(recordWith({ nonces: [nonce, other] }), kept))).toEqual(["nonces"]);
  expect(bad(promisesOf(recordWith({ promises: [promiseOf("m1", nonce)], nonces: [nonce] }), kept))).toEqual([]);
  expect(promisesOf(recordWith({ nonces: [nonce, other] }), kept)[1]?.seats).toEqual([1]);
});

test("another key with a promise of its own is not the promise that was noted before", () => {
  const swapped = recordWith({ key: other, promise: serverPromise("m1", other) });
  expect(bad(promisesOf(swapped, kept))).toEqual(["noted"]);
});

test("moves and cards that are shown must be those of the record and of the key", () => {
  expect(movesOf(recordWith(), [{ 0: bid(1) }, {}]).outcome).toBe("good");
  expect(movesOf(recordWith(), [{ 0: bid(0) }, {}]).outcome).toBe("bad");
  expect(movesOf(recordWith(), [{ 0: bid(1) }]).outcome).toBe("bad");
  expect(cardsOf({ rounds: 3, differs: null })).toEqual({ what: "cards", outcome: "good", round: 3, of: "rounds" });
  expect(cardsOf({ rounds: 3, differs: 2 })).toEqual({ what: "cards", outcome: "bad", round: 2, of: "rounds" });
});
