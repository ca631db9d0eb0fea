import { beforeAll, describe, expect, test } from "vitest";
import evening from "../../../../fixtures/kampf-evening.json";
import { settings } from "../../../settings.svelte";
import type { Moment, Replay } from "../../../wire";
import type { KampfFrame } from "../view";
import { KampfRetelling } from "./retelling";

// A round of two and the beginning of the next, as the first of them saw it.
const frames = evening.frames as unknown as KampfFrame[];
const moments = frames.map((frame, turn): Moment => {
  const { events, waiting, view, facts } = frame;
  const hands = [view.own!.hand, []];
  return {
    turn,
    took_back: false,
    by: turn === 0 ? [] : [{ seat: frames[turn - 1]!.waiting[0]!, move: null, bot: null }],
    events: events.map((event) => ({ seat: null, event })),
    waiting,
    public: view.public,
    facts,
    seats: hands.map((hand) => ({ own: { hand }, facts: null })),
  };
});
const replay: Replay = { match: "m1", at: 0, game: "kampf", options: {}, names: ["Till", "Mira"], bots: [null, "thumb"], scores: [], over: false, brought: [null, null], moments };
const match = new KampfRetelling(replay);
const turnWith = (type: string) => frames.findIndex(({ events }) => events.some((event) => event.type === type));
const stopsOf = (turn: number) => match.stops.flatMap((stop, at) => (stop.turn === turn ? [{ at, shows: stop.shows }] : []));

beforeAll(() => void (settings.language = "en"));

describe("stops", () => {
  test("a fight that is taken is two, the end of a round is three", () => {
    expect(stopsOf(turnWith("fight_taken")).map(({ shows }) => shows)).toEqual(["fight", "table"]);
    expect(stopsOf(turnWith("round_scored")).map(({ shows }) => shows)).toEqual(["fight", "result", "table"]);
  });

  test("a taken fight lies there with its taker before the middle is empty", () => {
    const turn = turnWith("fight_taken");
    const [fight, table] = stopsOf(turn);
    expect(match.scene(fight!.at).middle).toEqual(frames[turn - 1]!.view.public.middle);
    expect(match.scene(fight!.at).taker).toBe(frames[turn]!.view.public.last!.taker);
    expect(match.scene(table!.at).middle).toEqual([]);
  });

  test("the next hand is not seen before its deal", () => {
    const lengths = stopsOf(turnWith("round_scored")).map(({ at }) => match.hands(at)[0]!.length);
    expect(lengths).toEqual([0, 0, 6]);
  });
});

test("what is said is said at the stop that shows it", () => {
  expect(match.says(0)).toMatch(/^Round 1: (Till|Mira) begins\.$/);
  const [fight] = stopsOf(turnWith("fight_taken"));
  expect(match.says(fight!.at)).toMatch(/^(Till|Mira) takes \d+ cards?\.$/);
  const [, result, table] = stopsOf(turnWith("round_scored"));
  expect(match.says(result!.at)).toMatch(/^Round 1: Till \d+ and Mira \d+\.$/);
  expect(match.says(table!.at)).toMatch(/^Round 2: /);
});

test("the lines stand in the order of their stops, and chapters lead to the fights of each round", () => {
  const seqs = match.lines().map(({ seq }) => seq);
  expect(seqs).toEqual([...seqs].sort((a, b) => a - b));
  const [first, second] = match.chapters();
  expect([first!.short, second!.short]).toEqual(["1", "2"]);
  const fights = frames.filter(({ view }) => view.public.round === 1).at(-1)!.view.public.fights.length + 1;
  expect(first!.steps).toHaveLength(fights);
  for (const { stop } of first!.steps) expect(match.scene(stop).middle).toHaveLength(1);
});
