import { describe, expect, it } from "vitest";
import evening from "../../../fixtures/kampf-evening.json";
import over from "../../../fixtures/kampf-over.json";
import result from "../../../fixtures/kampf-result.json";
import { sceneOf } from "./scene";
import { stepsTo } from "./steps";
import type { Event, KampfFrame } from "./view";

const frames = (fixture: { frames: unknown[] }) => fixture.frames as KampfFrame[];
const has = (frame: KampfFrame, type: Event["type"]) => frame.events.some((event) => event.type === type);

describe("a scene", () => {
  it("has the start player leftmost and the others in order of play", () => {
    for (const frame of frames(result)) {
      const { places } = sceneOf(frame);
      expect(places[0]).toBe(frame.view.public.start);
      expect(places).toEqual(places.map((_, i) => (places[0]! + i) % places.length));
    }
  });
});

describe("the way to a frame", () => {
  it("is one step while no fight has ended", () => {
    const going = frames(evening).filter((frame) => !has(frame, "fight_taken") && !has(frame, "round_scored"));
    expect(going.length).toBeGreaterThan(10);
    for (const frame of going) expect(stepsTo(frame, sceneOf(frame)).map(({ hold }) => hold)).toEqual(["last"]);
  });

  it("shows a taken fight as it lay there, then sweeps it; who took it is only shown the sweep", () => {
    const all = frames(evening);
    const at = all.map((_, i) => i).filter((i) => has(all[i]!, "fight_taken") && !has(all[i]!, "round_scored"));
    expect(new Set(at.map((i) => all[i]!.view.public.last!.taker))).toEqual(new Set([0, 1]));
    for (const i of at) {
      const [before, frame] = [all[i - 1]!, all[i]!];
      const steps = stepsTo(frame, sceneOf(before));
      const { taker } = frame.view.public.last!;
      expect(steps.map(({ hold }) => hold)).toEqual(taker === frame.seat ? ["sweep", "last"] : ["dwell", "sweep", "last"]);
      const [full] = steps;
      expect(full!.scene.middle).toEqual(before.view.public.middle);
      expect(full!.scene.total).toBe(before.view.public.total);
      expect(full!.scene.holder).toBe(before.facts.holder);
      expect(full!.scene.collected).toEqual(before.view.public.collected);
      expect(full!.scene.taker).toBe(taker);
      expect(steps.at(-1)!.scene).toEqual(sceneOf(frame));
    }
  });

  it("reads a scored round on the plates before the next one is there", () => {
    const [before, frame] = frames(result).slice(-2) as [KampfFrame, KampfFrame];
    const steps = stepsTo(frame, sceneOf(before));
    expect(steps.map(({ hold }) => hold)).toEqual(["dwell", "read", "last"]);
    const [full, read] = steps.map(({ scene }) => scene);
    const [line] = frame.view.public.sheet.slice(-1);
    expect(full!.middle).toEqual(frame.view.public.last!.laid);
    expect([read!.phase, read!.round]).toEqual(["result", before.view.public.round]);
    expect(read!.collected).toEqual(line!.collected);
    expect(read!.standing).toEqual(line!.totals);
    expect(read!.places).toEqual(sceneOf(before).places); // the plates move only with the next scene
  });

  it("tells each event once", () => {
    for (const frame of frames(result)) {
      const tellings = new Set(stepsTo(frame, sceneOf(frame)).map(({ telling }) => telling));
      const told = [...tellings].flatMap(({ heard, events }) => [...heard, ...events]);
      expect(told).toEqual(frame.events);
    }
  });

  it("ends a match with a glance at its last round", () => {
    const [before, frame] = frames(over).slice(-2) as [KampfFrame, KampfFrame];
    expect(stepsTo(frame, sceneOf(before)).map(({ hold }) => hold)).toEqual(["dwell", "glance", "last"]);
  });
});
