import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import evening from "../../../fixtures/evening.json";
import { settings } from "../../settings.svelte";
import { Playback } from "../../table/playback.svelte";
import { sceneOf } from "./scene";
import { staging } from "./steps";
import type { Event, WizardFrame } from "./view";

const frames = evening.frames as unknown as WizardFrame[];
const takes = (frame: WizardFrame) => frame.events.some((event) => event.type === "trick_taken");
const scores = (frame: WizardFrame) => frame.events.some((event) => event.type === "round_scored");
/** A frame in the middle of a round that completes a trick, and what came before and after. */
const at = frames.findIndex((frame) => takes(frame) && !scores(frame));

describe("playback", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    settings.speed = 1;
    settings.motion = "full";
  });
  afterEach(() => vi.useRealTimers());

  it("lets a finished trick lie for the dwell, then sweeps it, then goes on", () => {
    const playback = new Playback(frames[at - 1]!, staging);
    playback.take(frames[at]!);
    expect(playback.scene.taker).not.toBeNull();
    expect(playback.scene.swept).toBe(false);
    vi.advanceTimersByTime(1100);
    expect(playback.scene.swept).toBe(true);
    vi.advanceTimersByTime(620);
    expect(playback.scene).toEqual(sceneOf(frames[at]!));
  });

  it("keeps the dwell but not the travel when nothing may move", () => {
    settings.speed = 0;
    const playback = new Playback(frames[at - 1]!, staging);
    playback.take(frames[at]!);
    vi.advanceTimersByTime(1099);
    expect(playback.scene.taker).not.toBeNull();
    vi.advanceTimersByTime(1);
    expect(playback.scene).toEqual(sceneOf(frames[at]!));
  });

  it("shows what came meanwhile right after the trick", () => {
    const playback = new Playback(frames[at - 1]!, staging);
    playback.take(frames[at]!);
    playback.take(frames[at + 1]!);
    expect(playback.scene.taker).not.toBeNull();
    vi.advanceTimersByTime(1100 + 620);
    expect(playback.scene).toEqual(sceneOf(frames[at + 1]!));
  });

  it("is at the newest scene at once for whoever acts", () => {
    const playback = new Playback(frames[at - 1]!, staging);
    playback.take(frames[at]!);
    playback.hurry();
    expect(playback.scene).toEqual(sceneOf(frames[at]!));
    vi.runAllTimers();
    expect(playback.scene).toEqual(sceneOf(frames[at]!));
  });

  it("never falls far behind, however fast the frames come", () => {
    const playback = new Playback(frames[0]!, staging);
    for (const frame of frames.slice(1)) playback.take(frame);
    vi.advanceTimersByTime(1100 + 620 + 7000);
    expect(playback.scene).toEqual(sceneOf(frames.at(-1)!));
  });

  it("lets a round's result be read until the next round is played", () => {
    const scored = frames.findIndex(scores);
    const playback = new Playback(frames[scored - 1]!, staging);
    playback.take(frames[scored]!);
    vi.advanceTimersByTime(1100 + 620);
    expect(playback.scene.phase).toBe("result");
    let next = scored + 1;
    for (; frames[next]!.view.public.phase !== "play"; next++) {
      playback.take(frames[next]!);
      expect(playback.scene.phase).toBe("result");
    }
    playback.take(frames[next]!);
    expect(playback.scene).toEqual(sceneOf(frames[next]!));
  });

  it("tells the end of a round in its time, and everything once", () => {
    const scored = frames.findIndex(scores);
    const types = (events: Event[]) => events.map((event) => event.type);
    const playback = new Playback(frames[scored - 1]!, staging);
    playback.take(frames[scored]!);
    playback.take(frames[scored + 1]!);
    const { events } = frames[scored]!;
    const at = events.findIndex((event) => event.type === "round_scored");
    expect(playback.telling).toEqual({ heard: [], events: events.slice(0, at) });
    vi.advanceTimersByTime(1100 + 620);
    expect(types(playback.telling.events)).toEqual(["round_scored"]);
    playback.hurry();
    expect(playback.telling).toEqual({ heard: events.slice(at + 1), events: frames[scored + 1]!.events });
  });

  it("goes back with a move that was taken back, at once and without a word of a card", () => {
    const laid = frames.findIndex((frame) => frame.view.public.trick.length === 2 && !takes(frame));
    const playback = new Playback(frames[laid]!, staging);
    playback.take({ ...frames[laid - 1]!, events: [], turn: frames[laid]!.turn! + 1 });
    expect(playback.scene).toEqual(sceneOf(frames[laid - 1]!));
    expect(playback.telling).toEqual({ heard: [], events: [] });
  });

  it("shows another match at once", () => {
    const playback = new Playback(frames[at - 1]!, staging);
    playback.take(frames[at]!);
    const other = { ...frames[0]!, table: { ...frames[0]!.table, match: "another" } };
    playback.take(other);
    expect(playback.scene).toEqual(sceneOf(other));
  });
});
