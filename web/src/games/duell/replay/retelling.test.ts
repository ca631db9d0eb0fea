import { beforeAll, expect, test } from "vitest";
import file from "../../../../fixtures/kernel/duell_match.json";
import { keyOf, movesOf } from "../../../fair/findings";
import { settings } from "../../../settings.svelte";
import type { MatchRecord, Replay } from "../../../wire";
import { DuelRetelling } from "./retelling";

// duell_match.json is made by the kernel: web/fixtures/kernel/duell_match.py.
const replay = file.replay as unknown as Replay;
const record = file.record as unknown as MatchRecord;
const match = new DuelRetelling(replay);
const at = (turn: number, part = 0) => match.stops.findIndex((stop) => stop.turn === turn && stop.part === part);
const last = match.stops.length - 1;

beforeAll(() => void (settings.language = "en"));

test("a turn that ends a round is three stops, a potion one", () => {
  expect([0, 1, 2, 3].map((turn) => match.stops.filter((stop) => stop.turn === turn).length)).toEqual([1, 3, 1, 3]);
});

test("both cards are turned, then compared, then the next round begins", () => {
  const [turned, compared, table] = [0, 1, 2].map((part) => match.scene(at(1, part)));
  expect([turned!.stage, compared!.stage, table!.stage]).toEqual(["turned", "compared", "drink"]);
  expect([turned!.life, table!.round]).toEqual([[10, 10], 2]);
  expect([match.told(at(1, 0)), match.told(at(1, 1))]).toEqual([0, 1]);
});

test("a hand is seen as it was chosen from, until its round is over", () => {
  const cast = match.cast(at(1, 0), 0)!;
  expect(match.hand(at(1, 0), 0)).toContain(cast);
  expect(match.hand(at(1, 2), 0)).not.toContain(cast);
  expect(match.hand(at(1, 2), 0)).toHaveLength(7);
  expect(match.cast(at(1, 2), 0)).toBeNull();
});

test("the cards dealt and drawn are those of the key, also after the used ones were shuffled again", () => {
  const refilled = replay.moments.some(({ events }) => events.some(({ event }) => (event as { type: string }).type === "pile_refilled"));
  expect(refilled).toBe(true);
  expect(match.redeal(keyOf(record))).toEqual({ rounds: 28, differs: null });
  const other = keyOf(record).map((byte, i) => (i === 0 ? byte ^ 1 : byte));
  expect(match.redeal(other)).toEqual({ rounds: 1, differs: 1 });
  expect(movesOf(record, replay.moments.slice(1).map(({ by }) => Object.fromEntries(by.map(({ seat, move }) => [seat, move])))).outcome).toBe("good");
});

test("every round is a chapter, with the turning of its cards", () => {
  const chapters = match.chapters();
  expect(chapters).toHaveLength(28);
  expect(chapters[1]).toMatchObject({ label: "Round 2", stop: at(1, 2) });
  expect(chapters[0]!.steps).toEqual([{ stop: at(1, 0), label: "Reveal", short: "Reveal" }]);
});

test("no line tells more than its stop, and the last says who has won", () => {
  const lines = match.lines();
  const first = lines.find(({ text }) => text.startsWith("Round 1: Mira with"));
  expect(first?.seq).toBe(at(1, 1));
  expect(lines.at(-1)).toMatchObject({ seq: last, text: "Mira wins the duel. Till has no life left." });
  expect(match.says(last)).toBe("Mira wins the duel. Till has no life left.");
  expect(match.over(last)).toBe(true);
  expect(lines.every(({ seq }) => seq >= 0)).toBe(true);
});

test("what is said follows the stop", () => {
  expect(match.says(at(0))).toBe("Round 1.");
  expect(match.says(at(1, 0))).toMatch(/^Mira: .+\. Till: .+\.$/);
  expect(match.says(at(1, 1))).toMatch(/^Round 1: Mira with .+, Till with .+\. /);
});
