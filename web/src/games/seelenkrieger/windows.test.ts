import { describe, expect, it } from "vitest";
import type { SoulFrame } from "./view";
import { answerOf, type Mine, type Others } from "./windows.svelte";

interface Asks {
  active?: number;
  first?: number;
  passed?: number;
  opening?: string;
  task?: string;
  legal?: object[];
}

/** The reader, seat 0, is asked. */
function asks({ active = 1, first = 0, passed = 0, opening = "played", task = "window", legal = [] }: Asks): SoulFrame {
  const agenda = [{ task, opening, first, asked: 0, passed }];
  return { seat: 0, waiting: [0], table: { seats: [{ stand_in: false }, {}] }, legal, view: { public: { active, agenda } } } as unknown as SoulFrame;
}

const wish = (others: Others, mine: Mine = "hold") => ({ others, mine });

describe("answering by itself", () => {
  it("is done where all may pass, aloud and for the whole turn", () => {
    expect(answerOf(asks({}), wish("pass"))).toEqual({ do: "pass", rest: true });
    expect(answerOf(asks({}), wish("hold"))).toBeNull();
    expect(answerOf(asks({ active: 0 }), wish("pass"))).toBeNull();
    expect(answerOf(asks({ active: 0 }), wish("hold", "pass"))).toEqual({ do: "pass", rest: true });
  });

  it("lets the own deed go on once the other has passed, and nothing else", () => {
    const own = wish("hold", "own");
    expect(answerOf(asks({ active: 0, first: 1, passed: 1 }), own)).toEqual({ do: "pass" });
    expect(answerOf(asks({ active: 0, first: 0 }), own)).toBeNull(); // what the other has answered
    expect(answerOf(asks({ active: 0, first: 1, passed: 1, opening: "defeat" }), own)).toBeNull();
    expect(answerOf(asks({ active: 1, first: 1, passed: 1 }), own)).toBeNull();
  });

  it("never looks at what is held", () => {
    const legal = [{ do: "cast", place: 0 }, { do: "use", source: 1, ability: 0 }];
    for (const others of ["hold", "pass"] as const) {
      for (const mine of ["hold", "own", "pass"] as const) {
        for (const one of [{}, { active: 0 }, { active: 0, first: 1, passed: 1 }]) {
          expect(answerOf(asks({ ...one, legal }), wish(others, mine))).toEqual(answerOf(asks(one), wish(others, mine)));
        }
      }
    }
  });

  it("answers no other question, and for nobody else", () => {
    expect(answerOf(asks({ task: "aiming" }), wish("pass"))).toBeNull();
    expect(answerOf({ ...asks({}), waiting: [1] } as SoulFrame, wish("pass"))).toBeNull();
    expect(answerOf({ ...asks({}), seat: null } as SoulFrame, wish("pass"))).toBeNull();
  });
});
