import { expect, test } from "vitest";
import { bot, FREE, frame, person } from "../test.frames";
import { dutyOf } from "./duty";

const seats = (more: Parameters<typeof person>[1]) => ({ seats: [person("Jorin", more), bot("Alba"), FREE] });

test("who watches owes nothing", () => {
  expect(dutyOf(frame({ seat: null }), [], true)).toBeNull();
});

test("before a match a promise is owed, until one is made", () => {
  expect(dutyOf(frame({ table: seats({ promised: false }) }), [], true)).toEqual({ what: "promise" });
  expect(dutyOf(frame({ table: seats({ promised: true }) }), ["n"], true)).toBeNull();
});

test("a promise of another device will do", () => {
  expect(dutyOf(frame({ table: seats({ promised: true }) }), [], false)).toBeNull();
});

test("a promise made here without a nonce of this match was for another one", () => {
  expect(dutyOf(frame({ table: seats({ promised: true }) }), [], true)).toEqual({ what: "promise" });
});

test("after the start the nonce is opened, once", () => {
  const table = { phase: "opening" as const, ...seats({ opened: false }) };
  expect(dutyOf(frame({ table }), ["n", "m"], true)).toEqual({ what: "open", nonces: ["n", "m"] });
  expect(dutyOf(frame({ table: { ...table, ...seats({ opened: true }) } }), ["n"], true)).toBeNull();
});

test("a device without the nonce says that another one has it", () => {
  expect(dutyOf(frame({ table: { phase: "opening", ...seats({}) } }), [], false)).toEqual({ what: "elsewhere" });
});

test("in a match nothing is owed", () => {
  expect(dutyOf(frame({ table: { phase: "playing", ...seats({}) } }), ["n"], true)).toBeNull();
});
