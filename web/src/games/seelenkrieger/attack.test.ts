import { describe, expect, it } from "vitest";
import { aimed, attackOf, joined, mayAim, mayJoin, NONE, outlookOf, outlookOfStrike, passedOn, reckoning, seconds, strikeWith } from "./attack";
import type { Attacks, SoulFrame } from "./view";

// Own warriors 1 and 2, where 2 overruns; enemies 11 (life 5) and 12; a building 21 of life 7.
const OFFER: Attacks = {
  offer: "attacks",
  bands: [
    [[1], 3, 4, 0, false],
    [[2], 4, 4, 1, true],
    [[1, 2], 8, 9, 1, true],
  ],
  targets: [11, 12],
  buildings: [[21, 7]],
  seconds: [11, 12],
  names: true,
};

function frame(offer: Partial<Attacks> | null = {}, more: object = {}): SoulFrame {
  const values = [11, 12].map((id) => ({ id, left: 5 }));
  const blows = {
    shares: [[3], [4], [3, 5]],
    losses: [
      [1, 3],
      [3, 4],
      [7, 8],
    ],
    shares_at: [0, 1, 2],
    losses_at: [0, 1, 2],
  };
  const p = { buildings: [[], [{ id: 21, card: "bN2" }]] };
  return { offers: offer ? [{ ...OFFER, ...offer }] : [], facts: { values, blows }, view: { public: p }, ...more } as unknown as SoulFrame;
}

const f = frame();
const alone = joined(f, NONE, 1);
const both = joined(f, alone, 2);

describe("who attacks", () => {
  it("joins and leaves as the offer allows", () => {
    expect(mayJoin(f, NONE)).toEqual(new Set([1, 2]));
    expect(both.attackers).toEqual([1, 2]);
    expect(joined(f, both, 3)).toEqual(both);
    expect(joined(f, both, 1).attackers).toEqual([2]);
    expect(joined(f, alone, 1)).toEqual(NONE);
  });

  it("cannot be anybody where nothing is offered", () => {
    const none = frame(null);
    expect(mayJoin(none, NONE).size).toBe(0);
    expect(joined(none, NONE, 1)).toEqual(NONE);
  });
});

describe("the target", () => {
  it("is one that the offer names, and let go by touching it again", () => {
    expect(mayAim(f, alone)).toEqual(new Set([11, 12, 21]));
    expect(mayAim(f, NONE).size).toBe(0);
    const at = aimed(f, alone, 11);
    expect(at.target).toBe(11);
    expect(aimed(f, at, 11).target).toBeNull();
    expect(aimed(f, alone, 99)).toEqual(alone);
  });

  it("stays when an attacker more joins, and whoever could take the rest does not without the one that overruns", () => {
    const at = passedOn(f, aimed(f, both, 11), 12);
    expect(at.second).toBe(12);
    expect(joined(f, at, 2)).toEqual({ attackers: [1], target: 11, second: null });
  });
});

describe("what an attack would do", () => {
  it("is told for the band and the target", () => {
    expect(outlookOf(f, alone)).toBeNull();
    expect(outlookOf(f, aimed(f, both, 12))).toEqual({
      shares: [{ id: 1, damage: 3 }, { id: 2, damage: 5 }],
      sum: 8, walls: 0, building: false, taken: 0, loss: 8, life: 5, left: 0, over: 3, suffices: true,
    });
    expect(outlookOf(f, aimed(f, alone, 11))).toMatchObject({ sum: 3, taken: 2, loss: 1, left: 4, over: 0 });
  });

  it("asks of a building whether it is enough", () => {
    expect(outlookOf(f, aimed(f, alone, 21))).toMatchObject({ building: true, sum: 4, suffices: false, left: 7 });
    expect(outlookOf(f, aimed(f, both, 21))).toMatchObject({ sum: 9, suffices: true, left: 0, over: 2 });
  });

  it("is the same for one that waits for answers, with the life that is left by then", () => {
    const strike = { id: 3, attackers: [1], shares: [3], target: 11, life: 4, loss: 1, holds: true };
    expect(outlookOfStrike(f, strike)).toMatchObject({ sum: 3, taken: 2, loss: 1, life: 4, left: 3 });
    const wall = { ...strike, attackers: [1, 2], shares: [4, 5], target: 21, life: 7, loss: 7 };
    expect(outlookOfStrike(f, wall)).toMatchObject({ building: true, suffices: true, over: 2 });
    expect(outlookOfStrike(f, { ...wall, attackers: [1], shares: [4], loss: 0 }).suffices).toBe(false);
  });

  it("is known of an answer as far as the server tells it", () => {
    const strike = { id: 3, attackers: [1], shares: [3], target: 11, life: 5, loss: 0, holds: true };
    const told = frame({}, {
      facts: { answers: [{ move: { do: "cast", place: 0, aims: [[11]] }, strike }, { move: { do: "use", source: 5, ability: 0 }, strike: null }] },
    });
    expect(strikeWith(told, { do: "cast", place: 0, aims: [[11]] })).toEqual(strike);
    expect(strikeWith(told, { do: "use", source: 5, ability: 0 })).toBeNull();
    expect(strikeWith(told, { do: "cast", place: 0, aims: [[12]] })).toBeUndefined();
  });

  it("is written as a sum", () => {
    expect(reckoning(outlookOf(f, aimed(f, both, 12))!)).toBe("3 + 5 = 8");
    expect(reckoning(outlookOf(f, aimed(f, both, 11))!)).toBe("3 + 5 − 1 = 7");
    expect(reckoning(outlookOf(f, aimed(f, alone, 11))!)).toBe("3 − 2 = 1");
    expect(reckoning(outlookOf(f, aimed(f, both, 21))!)).toBe("3 + 5 + 1 = 9");
  });
});

describe("the move", () => {
  it("is whole with a target", () => {
    expect(attackOf(f, alone)).toBeNull();
    expect(attackOf(f, aimed(f, alone, 11))).toEqual({ do: "attack", attackers: [1], target: 11 });
  });

  it("names whoever takes the rest: of a building always, by overrunning where one likes", () => {
    const wall = aimed(f, both, 21);
    expect(seconds(f, wall)).toEqual({ ids: new Set([11, 12]), must: true });
    expect(attackOf(f, wall)).toBeNull();
    expect(attackOf(f, passedOn(f, wall, 12))).toEqual({ do: "attack", attackers: [1, 2], target: 21, overflow: 12 });
    const over = aimed(f, both, 11);
    expect(seconds(f, over)).toEqual({ ids: new Set([12]), must: false });
    expect(attackOf(f, over)).toEqual({ do: "attack", attackers: [1, 2], target: 11 });
    expect(attackOf(f, passedOn(f, passedOn(f, over, 12), 12))).toEqual({ do: "attack", attackers: [1, 2], target: 11 });
  });

  it("is none against a building that would withstand it, and names nobody where nobody is to be named", () => {
    expect(attackOf(f, aimed(f, alone, 21))).toBeNull();
    const quiet = frame({ names: false });
    expect(attackOf(quiet, aimed(quiet, both, 21))).toEqual({ do: "attack", attackers: [1, 2], target: 21 });
  });
});
