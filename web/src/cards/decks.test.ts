import { render } from "@testing-library/svelte";
import { beforeEach, expect, test } from "vitest";
import { deck, settings, type Deck } from "../settings.svelte";
import { RANKS, SUITS } from "./card";
import { letters } from "./names";
import Sprite from "./Sprite.svelte";

beforeEach(() => void Object.assign(settings, { deck: "auto", contrast: "normal" }));

const CARDS = [...SUITS.flatMap((suit) => RANKS.map((rank) => `${suit}${rank}`)), "W", "J", "back"];

test.each<Deck>(["engraved", "colour", "contrast"])("every card is drawn once in both cuts: %s", (wish) => {
  settings.deck = wish;
  const { container } = render(Sprite, { letters: letters() });
  const ids = [...container.querySelectorAll("symbol")].map(({ id }) => id).filter((id) => /^(large|small)-/.test(id));
  expect(ids.sort()).toEqual(CARDS.flatMap((card) => [`large-${card}`, `small-${card}`]).sort());
});

test.each<Deck>(["engraved", "colour", "contrast"])("every suit keeps its hatching, its sign and its pennant: %s", (wish) => {
  settings.deck = wish;
  const { container } = render(Sprite, { letters: letters() });
  for (const suit of SUITS) {
    const face = container.querySelector(`#large-${suit}7`)!;
    const [, hatching] = /^url\(#(.*)\)$/.exec(face.querySelector("[fill]")!.getAttribute("fill")!)!;
    expect(hatching).toMatch(new RegExp(`hatch-${suit}$`));
    expect(container.querySelectorAll(`pattern#${hatching}`)).toHaveLength(1);
    expect(face.querySelectorAll(`[href="#sign-${suit}"]`).length).toBeGreaterThan(0);
    expect(face.querySelectorAll("[class*=-pennant]")).toHaveLength(1);
  }
});

test("the device's contrast chooses the deck only where nobody has", () => {
  expect(deck()).toBe("engraved");
  settings.contrast = "more";
  expect(deck()).toBe("contrast");
  settings.deck = "engraved";
  expect(deck()).toBe("engraved");
});
