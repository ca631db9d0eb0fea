import { describe, expect, it } from "vitest";
import evening from "../../../fixtures/evening.json";
import result from "../../../fixtures/round-result.json";
import sealed from "../../../fixtures/secret-mine.json";
import over from "../../../fixtures/over.json";
import { sceneOf } from "./scene";
import { stepsTo } from "./steps";
import type { WizardFrame } from "./view";

const frames = (fixture: { frames: unknown[] }) => fixture.frames as WizardFrame[];
const last = (fixture: { frames: unknown[] }) => frames(fixture).at(-1)!;

describe("a scene", () => {
  it("has the start player leftmost and the others in order of play", () => {
    for (const frame of frames(evening)) {
      const { places } = sceneOf(frame);
      const players = places.length;
      expect(places[0]).toBe(frame.view.public.start);
      expect(places).toEqual(places.map((_, i) => (places[0]! + i) % players));
    }
  });

  it("puts each card under its owner", () => {
    for (const frame of frames(evening)) {
      const { leader, trick } = frame.view.public;
      expect(sceneOf(frame).trick).toEqual(trick.map((card, i) => ({ card, seat: (leader + i) % 4 })));
    }
  });

  it("tells who has bid in secret, and not what", () => {
    const scene = sceneOf(last(sealed));
    expect(scene.hasBid.filter(Boolean)).toHaveLength(3);
    expect(scene.bids).toEqual([null, null, null, null]);
  });
});

describe("the way to a frame", () => {
  it("is one step while nothing was completed", () => {
    for (const frame of frames(evening).filter((f) => f.events.every((e) => e.type !== "trick_taken"))) {
      expect(stepsTo(frame, sceneOf(frame)).map((step) => step.hold)).toEqual(["last"]);
    }
  });

  it("shows a finished round card by card: it lies, it is taken, it is scored, and only then the next one", () => {
    const [before, frame] = frames(result).slice(-2) as [WizardFrame, WizardFrame];
    const steps = stepsTo(frame, sceneOf(before));
    expect(steps.map((step) => step.hold)).toEqual(["dwell", "sweep", "read", "last"]);
    const [full, swept, read, now] = steps.map((step) => step.scene);
    const taken = frame.events.find((event) => event.type === "trick_taken")!;

    expect(full!.trick.map((laid) => laid.card)).toEqual(taken.trick.cards);
    expect(full!.ahead).toBe(taken.trick.taker);
    expect(full!.trump).toBe(before.view.public.trump);
    expect(full!.places).toEqual(before.facts.places);
    expect(full!.taken).toEqual(before.view.public.taken);
    expect(full!.totals).toEqual(before.view.public.totals);
    expect(swept!.taken[taken.trick.taker]).toBe(full!.taken[taken.trick.taker]! + 1);

    expect(read!.phase).toBe("result");
    expect(read!.scored).toBe(before.view.public.round);
    expect(read!.places).toEqual(before.facts.places); // the plates move only with the next scene
    expect(read!.trump).toBe(before.view.public.trump); // and the crest is still of the round that is read
    expect(read!.totals).toEqual(frame.view.public.totals);
    expect(now).toEqual(sceneOf(frame));
  });

  it("ends a match with a glance at its last round", () => {
    const [before, frame] = frames(over).slice(-2) as [WizardFrame, WizardFrame];
    expect(stepsTo(frame, sceneOf(before)).map((step) => step.hold)).toEqual(["dwell", "sweep", "glance", "last"]);
  });
});
