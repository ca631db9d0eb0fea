import { describe, expect, it } from "vitest";
import evening from "../../../fixtures/evening.json";
import { finished, takings } from "./tricks";
import type { WizardFrame } from "./view";

const frames = evening.frames as unknown as WizardFrame[];

describe("the finished tricks", () => {
  it("are all of this round, with its trump, and each is somebody's", () => {
    for (const { view, facts } of frames) {
      const p = view.public;
      if (p.tricks.length === 0) continue;
      const tricks = finished(p, null);
      expect(tricks.map(({ trick }) => trick)).toEqual(p.tricks);
      expect(tricks.map(({ number }) => number)).toEqual(p.tricks.map((_, i) => i + 1));
      expect(tricks.every(({ round, trump }) => round === p.round && trump === p.trump)).toBe(true);
      for (const { seat, numbers } of takings(tricks, facts.places)) expect(numbers).toHaveLength(p.taken[seat]!);
    }
  });

  it("are the last of the round before while there is none, and its trump only where it was seen", () => {
    const p = frames.find(({ view }) => view.public.round === 3 && view.public.tricks.length === 0)!.view.public;
    expect(finished(p, null)).toEqual([{ round: 2, number: 2, of: 2, trick: p.last, trump: undefined }]);
    expect(finished(p, { round: 2, trump: "G", tricks: [] }).map(({ trump }) => trump)).toEqual(["G"]);
    expect(finished(p, { round: 1, trump: "G", tricks: [] })[0]!.trump).toBeUndefined();
  });

  it("are all of the round before where this page was there to its end", () => {
    const at = frames.findIndex(({ view }) => view.public.round === 3 && view.public.tricks.length === 0);
    const seen = frames[at - 1]!.view.public;
    const tricks = finished(frames[at]!.view.public, seen);
    expect(tricks.map(({ number }) => number)).toEqual([1, 2]);
    expect(tricks.map(({ trick }) => trick)).toEqual([...seen.tricks, frames[at]!.view.public.last]);
  });

  it("are none before the first", () => {
    expect(finished(frames[0]!.view.public, null)).toEqual([]);
  });
});
