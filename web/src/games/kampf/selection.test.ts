import { describe, expect, it } from "vitest";
import answer from "../../../fixtures/kampf.json";
import jokers from "../../../fixtures/kampf-jokers.json";
import long from "../../../fixtures/kampf-long.json";
import { held } from "./cards";
import { better, Selection } from "./selection.svelte";
import type { KampfFrame } from "./view";

const last = (fixture: { frames: unknown[] }) => fixture.frames.at(-1) as KampfFrame;

/** Tap the first cards of these names, each its own. */
function taps(frame: KampfFrame, ...names: string[]): Selection {
  const selection = new Selection();
  const hand = held(frame.view.own!.hand);
  for (const key of held(names)) selection.toggle(hand.find((one) => one.key === key.key)!, frame);
  return selection;
}

describe("the cards chosen", () => {
  // 10 lies, kept by a crystal ball; the hand is 1 5 6 6 J C.
  const frame = last(answer);

  it("are added up, and a joker stands for the mage it joins, in whichever order they are tapped", () => {
    for (const order of [["6", "J"], ["J", "6"]]) {
      expect(taps(frame, ...order).chosen(frame)).toEqual({ cards: ["6", "J"], joker: 6, total: 12, allowed: true, values: [] });
    }
    const all = taps(frame, "6", "J", "6");
    expect(all.chosen(frame)).toMatchObject({ cards: ["6", "6", "J"], joker: 6, total: 18 });
    expect(all.move(frame)).toEqual({ type: "play", cards: ["6", "6", "J"], joker: 6 });
  });

  it("begin anew with a card that does not go with them", () => {
    expect(taps(frame, "6", "5").chosen(frame)).toMatchObject({ cards: ["5"], total: 5, allowed: false });
    expect(taps(frame, "6", "C").chosen(frame)).toMatchObject({ cards: ["C"], total: null, allowed: true });
  });

  it("leave when tapped again", () => {
    const selection = taps(frame, "6", "J");
    selection.toggle(held(frame.view.own!.hand).find(({ card }) => card === "J")!, frame);
    expect(selection.chosen(frame)?.cards).toEqual(["6"]);
  });

  it("are no move while they are not enough", () => {
    expect(taps(frame, "5").move(frame)).toBeNull();
    expect(new Selection().chosen(frame)).toBeNull();
  });

  it("make every move that is legal, and only those", () => {
    for (const { cards, joker, allowed } of frame.facts.sums) {
      const selection = taps(frame, ...cards);
      if (joker !== null) selection.stands(joker);
      expect(selection.move(frame)).toEqual(allowed ? { type: "play", cards, joker } : null);
    }
    expect(taps(frame, "C").move(frame)).toMatchObject({ type: "ball" });
  });

  it("are forgotten once they have left the hand", () => {
    const selection = taps(frame, "6", "6");
    selection.follow({ ...frame, view: { ...frame.view, own: { hand: ["1", "5", "6", "J", "C"] } } });
    expect(selection.empty).toBe(true);
  });

  it("are told what would be enough with the fewest more", () => {
    expect(better(["5"], frame)).toBeUndefined(); // 5 and a joker make 10, which is not more
    expect(better(["6"], frame)).toMatchObject({ cards: ["6", "6"], total: 12 });
    expect(better(["1"], last(long))).toBeUndefined();
  });
});

describe("a crystal ball that needs cards with it", () => {
  const plain = last(answer);
  const legal = [{ type: "ball" as const, cards: ["5", "J"], joker: 5 }, { type: "take" as const }];
  const frame: KampfFrame = { ...plain, legal };

  it("is laid with them, in whichever order they are tapped", () => {
    for (const order of [["5", "J", "C"], ["C", "5", "J"], ["J", "C", "5"]]) {
      expect(taps(frame, ...order).move(frame)).toEqual(legal[0]);
    }
  });

  it("is no move without them, and takes no others", () => {
    expect(taps(frame, "C").chosen(frame)).toMatchObject({ total: null, allowed: false });
    expect(taps(frame, "C", "5").move(frame)).toBeNull();
    expect(taps(frame, "C", "6").chosen(frame)?.cards).toEqual(["6"]);
  });
});

describe("jokers by themselves", () => {
  const frame = last(jokers);

  it("stand for any value from 1 to 7, for the highest until another is chosen", () => {
    const selection = taps(frame, "J");
    expect(selection.chosen(frame)).toMatchObject({ total: 7, values: [1, 2, 3, 4, 5, 6, 7] });
    selection.stands(3);
    expect(selection.chosen(frame)).toMatchObject({ total: 3, joker: 3 });
    expect(selection.move(frame)).toEqual({ type: "play", cards: ["J"], joker: 3 });
  });

  it("go together", () => {
    expect(taps(frame, "J", "J").chosen(frame)).toMatchObject({ total: 14, joker: 7 });
  });
});
