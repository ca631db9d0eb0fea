import { beforeEach, expect, test } from "vitest";
import preparing from "../../../fixtures/souls-preparing.json";
import table from "../../../fixtures/souls.json";
import { settings } from "../../settings.svelte";
import { hintOf } from "./status";
import type { SoulFrame } from "./view";

beforeEach(() => void (settings.language = "de"));
const last = (fixture: { frames: unknown[] }): SoulFrame => fixture.frames.at(-1) as SoulFrame;

test("whoever is to move hears of cards and of warriors, of each where it can be done", () => {
  const here = last(table);
  const held = here.facts.hand.map((one) => ({ ...one, locked: null }));
  const shut = held.map((one) => ({ ...one, locked: { code: "sparks-missing", facts: {} } }));
  const hint = (hand: typeof held | typeof shut, offers: SoulFrame["offers"]): string => hintOf({ ...here, offers, facts: { ...here.facts, hand } as SoulFrame["facts"] });
  expect(here.offers.length).toBeGreaterThan(0);
  expect(hint(held, here.offers)).toBe("Spiele Karten oder greif an.");
  expect(hint(shut, here.offers)).toBe("Tippe deine Krieger an, um anzugreifen.");
  expect(hint(held, [])).toBe("Spiele Karten, oder beende den Zug.");
  expect(hint(shut, [])).toBe("");
});

test("in the first turns nobody attacks", () => {
  expect(hintOf(last(preparing))).toBe("Noch greift niemand an.");
});
