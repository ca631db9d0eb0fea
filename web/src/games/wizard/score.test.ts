import { describe, expect, it } from "vitest";
import fixture from "../../../fixtures/round-result.json";
import { sceneOf } from "./scene";
import { rows, scored } from "./score";
import { stepsTo } from "./steps";
import type { WizardFrame } from "./view";

const frames = fixture.frames as unknown as WizardFrame[];

describe("the score sheet", () => {
  it("has of each finished round what was bid, what was taken, the points and the total", () => {
    const { plan, sheet } = frames.at(-1)!.view.public;
    const written = rows(plan, sheet);
    expect(written).toHaveLength(plan.length);
    sheet.forEach((line, i) => {
      expect(written[i]!.cells!.map(({ bid }) => bid)).toEqual(line.bids);
      expect(written[i]!.cells!.map(({ taken }) => taken)).toEqual(line.taken);
      expect(written[i]!.cells!.map(({ points }) => points)).toEqual(line.points);
      expect(written[i]!.cells!.map(({ total }) => total)).toEqual(line.totals);
    });
    expect(written.slice(sheet.length).every(({ cells }) => cells === null)).toBe(true);
  });

  it("does not run ahead of what the eye sees at the end of a round", () => {
    const [before, frame] = frames.slice(-2) as [WizardFrame, WizardFrame];
    const { sheet } = frame.view.public;
    const lengths = stepsTo(frame, sceneOf(before)).map(({ scene }) => scored(sheet, scene).length);
    const round = before.view.public.round;
    expect(lengths).toEqual([round - 1, round - 1, round, round]);
  });
});
