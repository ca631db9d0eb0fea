import { expect, test } from "vitest";
import known from "../../../fixtures/kernel/kampf_deals.json";
import { unhex } from "../../net/random";
import { deals } from "./deal";

test.each(known)("with $players players every round is dealt as the kernel deals it", ({ key, players, options, start, rounds }) => {
  const dealt = deals(unhex(key), players, options);
  expect(dealt.start).toBe(start);
  expect(rounds.map(() => dealt.rounds.next().value)).toEqual(rounds);
});
