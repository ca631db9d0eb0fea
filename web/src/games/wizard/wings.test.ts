import { describe, expect, it } from "vitest";
import evening from "../../../fixtures/evening.json";
import trick from "../../../fixtures/trick.json";
import type { Suit } from "../../cards/card";
import type { Demand, Public, WizardFrame } from "./view";
import { bidsLater, course, falls } from "./wings";

const base = trick.frames.at(-1) as unknown as WizardFrame;
const SEAT = base.seat!;

/** A trick that seat 2 leads, as the reader on seat 0 sees it, with what it asks for. */
function at(lies: string[], demand: Demand, follow: Suit | null, legal: string[] = [], more: Partial<Public> = {}): WizardFrame {
  return {
    ...base,
    legal: legal.map((card) => ({ type: "play", card })),
    view: { ...base.view, public: { ...base.view.public, phase: "play", leader: 2, trick: lies, tricks: [], ...more } },
    facts: { ...base.facts, demand, follow },
  };
}

const before = at([], "nothing", null);
const moon = ["B4", "B9"];

describe("a winged card that may not be laid", () => {
  it("falls: wings on R5, moon is led, the hand holds moon (C34)", () => {
    const now = at(moon, "suit", "B", ["B4", "J"]);
    expect(falls("R5", before, now, "always")).toEqual({ why: "locked", suit: "B" });
    expect(falls("R5", before, now, "expected")).toEqual({ why: "locked", suit: "B" });
  });
});

describe("a winged card that may be laid", () => {
  it("flies whatever is asked for, when that is the wish", () => {
    expect(falls("R5", before, at(moon, "suit", "B", ["R5"]), "always")).toBeNull();
    expect(falls("R5", at(["W"], "free", null), at([], "nothing", null, ["R5"]), "always")).toBeNull();
  });

  it("flies when the trick asks for its suit or for none, since nothing lay there before", () => {
    expect(falls("R5", before, at(["R2", "R3"], "suit", "R", ["R5"]), "expected")).toBeNull();
    expect(falls("R5", before, at(["J", "J"], "open", null, ["R5"]), "expected")).toBeNull();
    expect(falls("R5", before, at(["W", "B4"], "free", null, ["R5"]), "expected")).toBeNull();
  });

  it("falls when the trick asks for another suit than its own, since nothing lay there before", () => {
    const now = at(moon, "suit", "B", ["R5"]);
    expect(falls("R5", before, now, "expected")).toEqual({ why: "suit", suit: "B" });
    expect(falls("R5", at(["J"], "open", null), now, "expected")).toEqual({ why: "suit", suit: "B" });
  });

  it("flies when the trick asks for what it asked for then, though that is not its suit", () => {
    expect(falls("R5", at(["B4"], "suit", "B"), at(moon, "suit", "B", ["R5"]), "expected")).toBeNull();
    expect(falls("R5", at(["W"], "free", null), at(["W", "B4"], "free", null, ["R5"]), "expected")).toBeNull();
  });

  it("falls when the trick asks for something else than then", () => {
    const now = at(["J", "B4"], "free", null, ["R5"]);
    expect(falls("R5", at(["R1"], "suit", "R"), now, "expected")).toEqual({ why: "free", suit: null });
  });

  it("was for the next trick when the own card lay already", () => {
    const laid = at(["B4", "B9", "B1"], "suit", "B"); // seats 2, 3 and 0
    expect(falls("R5", laid, at(["R2"], "suit", "R", ["R5"]), "expected")).toBeNull();
    expect(falls("R5", laid, at(["B2"], "suit", "B", ["R5"]), "expected")).toEqual({ why: "suit", suit: "B" });
  });

  it("flies as wizard or jester whatever suit is asked for", () => {
    for (const card of ["W", "J"]) {
      expect(falls(card, before, at(moon, "suit", "B", [card]), "expected")).toBeNull();
      expect(falls(card, before, at(["W"], "free", null, [card]), "expected")).toBeNull();
    }
  });

  it("warns whoever leads without having known it", () => {
    const leads = at([], "nothing", null, ["R5", "W"], { leader: SEAT });
    const laid = at(["B4", "B9", "B1"], "suit", "B");
    for (const card of ["R5", "W"]) expect(falls(card, laid, leads, "expected")).toEqual({ why: "leads", suit: null });
  });

  it("flies for whoever knew that they would lead: the start player before the first trick", () => {
    const leads = at([], "nothing", null, ["R5"], { leader: SEAT });
    const bids = at([], "nothing", null, [], { phase: "bid", start: SEAT });
    expect(falls("R5", bids, leads, "expected")).toBeNull();
    expect(falls("R5", at([], "nothing", null, [], { phase: "bid", start: 1 }), leads, "expected")).not.toBeNull();
  });
});

describe("the course of the frames", () => {
  const frames = evening.frames as unknown as WizardFrame[];

  it("goes on within a round, and nothing is undone in a match without take-backs", () => {
    frames.slice(1).forEach((now, i) => {
      const same = now.view.public.round === frames[i]!.view.public.round;
      expect(course(frames[i]!, now)).toBe(same ? "on" : "elsewhere");
    });
  });

  it("is undone wherever a frame goes back to an earlier one", () => {
    frames.slice(1).forEach((now, i) => {
      const then = frames[i]!;
      const stays = JSON.stringify([now.view.public, 0]) === JSON.stringify([then.view.public, 0]);
      if (!stays) expect(course(now, then)).toBe("undone");
    });
  });

  it("sees that another card was laid in the place of the one before", () => {
    expect(course(at(["B4", "B9"], "suit", "B"), at(["B4", "B1"], "suit", "B"))).toBe("undone");
  });

  it("is elsewhere in another match", () => {
    const again = { ...base, table: { ...base.table, match: "m2" } };
    expect(course(base, again)).toBe("elsewhere");
  });
});

describe("a bid ahead", () => {
  const bid = (bids: (number | null)[], waiting: number[], hiddentip = false): WizardFrame => {
    const plan = base.view.public.plan.map((round) => ({ ...round, hiddentip }));
    return { ...at([], "nothing", null, [], { phase: "bid", bids, plan }), waiting };
  };

  it("is chosen while others bid openly and the own bid is to come", () => {
    expect(bidsLater(bid([null, 1, null, null], [2]))).toBe(true);
    expect(bidsLater(bid([null, 1, 2, 3], [0]))).toBe(false);
    expect(bidsLater(bid([1, null, null, null], [1]))).toBe(false);
    expect(bidsLater(before)).toBe(false);
  });

  it("is not there where all bid in secret at once", () => {
    expect(bidsLater(bid([null, null, null, null], [2], true))).toBe(false);
  });
});
