import { afterEach, beforeEach, expect, test, vi } from "vitest";
import drawn from "../../../fixtures/duell-drawn.json";
import reveal from "../../../fixtures/duell-reveal.json";
import potion from "../../../fixtures/duell-evening.json";
import { Playback } from "./playback.svelte";
import type { DuelFrame } from "./view";

const framesOf = (file: { frames: unknown[] }) => file.frames as DuelFrame[];
const [before, after] = framesOf(reveal) as [DuelFrame, DuelFrame];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function stagesOf(playback: Playback): string[] {
  const stages: string[] = [playback.scene.stage];
  while (playback.older) {
    vi.runOnlyPendingTimers();
    stages.push(playback.scene.stage);
  }
  return stages;
}

test("a round is covered, turned, paid and compared before the next begins", () => {
  const playback = new Playback(before);
  playback.take(after);
  expect(stagesOf(playback)).toEqual(["covered", "turned", "paid", "compared", "drink"]);
  playback.stop();
});

test("stones are paid before they are compared, and lost only then", () => {
  const playback = new Playback(before);
  playback.take(after);
  const round = after.view.public.rounds.at(-1)!;
  const seen: Record<string, [number[], number[]]> = {};
  while (playback.older) {
    seen[playback.scene.stage] = [playback.scene.mana, playback.scene.life];
    playback.goOn();
  }
  expect(seen.turned).toEqual([round.mana.map((mana, seat) => mana + round.paid[seat]!), before.view.public.life]);
  expect(seen.paid).toEqual([round.mana, before.view.public.life]);
  expect(seen.compared).toEqual([round.mana, round.life]);
});

test("the hand that was chosen from stays in sight, with the chosen card, until the round has been shown", () => {
  const playback = new Playback(before);
  playback.take(after);
  expect(playback.scene.hand).toEqual(before.view.own!.hand);
  expect(playback.scene.cast).toBe(after.view.public.rounds.at(-1)!.cards[after.seat!]);
  playback.hurry();
  expect(playback.scene.hand).toEqual(after.view.own!.hand);
  expect(playback.scene.cast).toBeNull();
});

test("with guidance each part stays until the reader goes on; only the turning comes by itself", () => {
  const playback = new Playback(before, () => true);
  playback.take(after);
  vi.runAllTimers();
  expect(playback.scene.stage).toBe("turned");
  for (const stage of ["paid", "compared", "drink"]) {
    playback.goOn();
    vi.runAllTimers();
    expect(playback.scene.stage).toBe(stage);
  }
  expect(playback.older).toBe(false);
});

test("a round counts as told once its outcome was seen", () => {
  const playback = new Playback(before);
  const told = playback.told;
  playback.take(after);
  playback.goOn(); // turned
  playback.goOn(); // paid
  expect(playback.told).toBe(told);
  playback.goOn(); // compared
  expect(playback.told).toBe(told + 1);
});

test("a round that was skipped counts as told", () => {
  const playback = new Playback(before);
  playback.take(after);
  playback.hurry();
  expect(playback.told).toBe(after.view.public.rounds.length);
});

test("a frame that comes meanwhile takes the place of the newest and disturbs nothing", () => {
  const playback = new Playback(before);
  playback.take(after);
  playback.goOn();
  playback.take({ ...after, seq: after.seq + 1, waiting: [0] });
  expect(playback.scene.stage).toBe("turned");
  playback.hurry();
  expect(playback.scene.decided).toEqual([false, true]);
});

test("what cannot be paid is not compared", () => {
  const [one, two] = framesOf(drawn) as [DuelFrame, DuelFrame];
  const playback = new Playback(one);
  playback.take(two);
  expect(stagesOf(playback)).toEqual(["covered", "turned", "paid", "over"]);
});

test("a page that comes late, and one at another match, show the table as it is", () => {
  const late = new Playback(after);
  expect([late.scene.stage, late.older, late.told]).toEqual(["drink", false, after.view.public.rounds.length]);
  late.take({ ...before, table: { ...before.table, match: "another" } });
  expect([late.scene.stage, late.older]).toEqual([before.view.public.phase, false]);
});

test("a potion of this round is known by how much it brought", () => {
  const frames = framesOf(potion);
  const at = frames.findIndex((frame, i) => i > 0 && frame.events.some(({ type }) => type === "potions_shown"));
  const playback = new Playback(frames[at - 1]!);
  playback.take(frames[at]!);
  const { drank } = frames[at]!.view.public;
  expect(drank.some(Boolean)).toBe(true);
  expect(playback.scene.gained).toEqual(drank.map((drunk) => (drunk ? 4 : 0)));
});
