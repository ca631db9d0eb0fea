import { expect, test } from "vitest";
import { verdictOf } from "./check";
import { promiseOf, serverPromise } from "./digest";

const key = "11".repeat(32);
const nonce = "22".repeat(32);
const promise = serverPromise("m1", key);
const opening = { match: "m1", promise, promises: [promiseOf("m1", nonce), null], nonces: [nonce, null], key };

test("the deal is kept when key and own nonce are the promised ones", () => {
  expect(verdictOf({ opening }, { promise, nonces: [nonce] })).toBe("kept");
});

test("without anything of one's own it can only agree with itself", () => {
  expect(verdictOf({ opening }, { promise: null, nonces: [] })).toBe("unseen");
  expect(verdictOf({ opening }, { promise, nonces: [] })).toBe("unseen");
});

test("another key, another nonce or another promise than before is no kept deal", () => {
  expect(verdictOf({ opening: { ...opening, key: "33".repeat(32) } }, { promise, nonces: [nonce] })).toBe("broken");
  expect(verdictOf({ opening: { ...opening, nonces: ["44".repeat(32), null] } }, { promise, nonces: [nonce] })).toBe("broken");
  expect(verdictOf({ opening }, { promise: "55".repeat(32), nonces: [nonce] })).toBe("broken");
  expect(verdictOf({ opening: { ...opening, nonces: [nonce, nonce] } }, { promise, nonces: [nonce] })).toBe("broken");
  expect(verdictOf({}, { promise, nonces: [nonce] })).toBe("broken");
});
