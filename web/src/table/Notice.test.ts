import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { game } from "../games";
import { serverClock } from "../net/clock";
import { settings } from "../settings.svelte";
import { frame, person } from "../test.frames";
import type { Action, Frame } from "../wire";
import type { Here } from "./here";
import Notice from "./Notice.svelte";
import { Stream } from "./stream.svelte";
import { Table } from "./table.svelte";

const seats = [person("Jorin"), person("Mira"), person("Bo")];
const NOW = 1_790_000_000_000;

function at(now: Frame) {
  const sent: Action[] = [];
  const table = new Table("owl", { secret: "token", satHere: true });
  table.line = "live";
  const here = { frame: now, game: game("wizard"), talk: new Stream(), act: async (action: Action) => sent.push(action) > 0 } as unknown as Here;
  render(Notice, { table, here });
  return { sent, table, said: () => screen.getByRole("status").textContent?.replace(/\s+/g, " ").trim() ?? "" };
}

beforeEach(() => {
  settings.language = "en";
});
afterEach(() => vi.useRealTimers());

const asking = { seat: 1, turn: 17, until: NOW + 20_000, missing: [0, 2] };
const view = { seat: 0, public: { trick: ["R7", "G5"], leader: 0, totals: [0, 0, 0], phase: "play" }, own: null };

test("whoever is asked reads what would be taken back, and answers with a button", async () => {
  const { sent, said } = at(frame({ view, table: { phase: "playing", seats, asking } }));
  expect(said()).toContain("Mira would like to take back herb 5.");
  expect(document.activeElement).toBe(document.body);
  await fireEvent.click(screen.getByRole("button", { name: "Yes" }));
  await fireEvent.click(screen.getByRole("button", { name: "No" }));
  expect(sent).toEqual([{ type: "allow", turn: 17, yes: true }, { type: "allow", turn: 17, yes: false }]);
});

test("whoever has asked sees who is still missing, and cannot answer themselves", () => {
  const { said } = at(frame({ seat: 1, view, table: { phase: "playing", seats, asking } }));
  expect(said()).toContain("Still to answer: Jorin and Bo.");
  expect(screen.queryByRole("button")).toBeNull();
});

test("my own time is said at half of it and when little is left, each once", async () => {
  vi.useFakeTimers();
  for (let word = 0; word < 8; word += 1) serverClock.hear(NOW);
  const { said } = at(frame({ waiting: [0], turn: 3, table: { phase: "playing", seats, clock: 60, due: NOW + 60_000 } }));
  expect(said()).toBe("");
  await vi.advanceTimersByTimeAsync(30_000);
  expect(said()).toBe("Half of your time is gone, 30 seconds left.");
  await vi.advanceTimersByTimeAsync(19_000);
  expect(said()).toBe("Half of your time is gone, 30 seconds left.");
  await vi.advanceTimersByTimeAsync(2000);
  expect(said()).toContain("soon a bot plays this move for you");
  expect(screen.getByRole("status").querySelector("[aria-hidden=true]:not(svg)")?.textContent).toMatch(/^0:(09|10) left, then a bot plays/);
});

test("the time of others is none of my business", async () => {
  vi.useFakeTimers();
  for (let word = 0; word < 8; word += 1) serverClock.hear(NOW);
  const { said } = at(frame({ waiting: [1], turn: 3, table: { phase: "playing", seats, clock: 30, due: NOW + 5000 } }));
  await vi.advanceTimersByTimeAsync(1000);
  expect(said()).toBe("");
});
