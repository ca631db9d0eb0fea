import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { settings } from "../settings.svelte";
import { Player } from "./player.svelte";

const stops = [0, 1, 2, 3].map((turn) => ({ turn, part: 0, hold: 1000 }));

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  settings.speed = 1;
  vi.useRealTimers();
});

test("it steps and jumps within the match, and only a step forward travels", () => {
  const player = new Player(stops);
  player.step(-1);
  expect(player.at).toBe(0);
  player.step(1);
  expect([player.at, player.still]).toEqual([1, false]);
  player.step(-1);
  expect([player.at, player.still]).toEqual([0, true]);
  player.go(99);
  expect([player.at, player.still]).toEqual([3, true]);
});

test("it plays to the end and stops there; played again, it begins anew", () => {
  const player = new Player(stops, 2);
  player.play();
  vi.advanceTimersByTime(999);
  expect(player.at).toBe(2);
  vi.advanceTimersByTime(1);
  expect([player.at, player.playing]).toEqual([3, false]);
  player.toggle();
  expect([player.at, player.playing]).toEqual([0, true]);
});

test("it plays as fast as the settings wish", () => {
  settings.speed = 2;
  const player = new Player(stops);
  player.play();
  vi.advanceTimersByTime(1000);
  expect(player.at).toBe(2);
  player.pause();
});

test("whoever takes a step stops it", () => {
  const player = new Player(stops);
  player.play();
  player.step(1);
  vi.advanceTimersByTime(10_000);
  expect([player.at, player.playing]).toEqual([1, false]);
});
