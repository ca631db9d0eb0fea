import { expect, test } from "vitest";
import known from "../../fixtures/kernel/chance.json";
import { hex, unhex } from "../net/random";
import { blake2b } from "./blake2b";
import { Chance } from "./chance";
import { dealKey } from "./digest";

// chance.json is made by the kernel: web/fixtures/kernel/chance.py.
const upTo = (length: number, from = 0) => Uint8Array.from({ length }, (_, index) => index + from);
const KEY = upTo(32);

test.each(known.keyed as [number, number, number, string][])("under a key of %i bytes, %i bytes of text", (keys, length, size, digest) => {
  expect(hex(blake2b(upTo(length), size, upTo(keys)))).toBe(digest);
});

test("every draw is the kernel's, large numbers too", () => {
  const chance = new Chance(KEY);
  expect(known.below.map(([n]) => [n, chance.below(n!)])).toEqual(known.below);
});

test("a shuffle is the kernel's", () => {
  const chance = new Chance(KEY);
  for (let drawn = 0; drawn < 7; drawn += 1) chance.below(1);
  expect(chance.shuffle([...upTo(60)])).toEqual(known.shuffle);
});

test("the key of a deal is made of the server's key and every nonce", () => {
  const nonce = hex(upTo(32, 100));
  expect(dealKey("m-1", hex(KEY), [nonce, null, nonce])).toBe(known.deal_key);
  expect(hex(unhex(known.deal_key))).toBe(known.deal_key);
});
