import { beforeAll, beforeEach, expect, test } from "vitest";
import { framesOf, knowCards, record, replay } from "../../../../fixtures/souls";
import { keyOf, movesOf } from "../../../fair/findings";
import { settings } from "../../../settings.svelte";
import type { SoulMoment } from "../deal";
import { standing } from "../scene";
import { SoulRetelling } from "./retelling";

beforeAll(knowCards);
beforeEach(() => void (settings.language = "en"));

const match = new SoulRetelling(replay);
const moments = replay.moments as SoulMoment[];
const last = match.stops.length - 1;
const has = (kind: string) => (moment: SoulMoment) => moment.events.some(({ event }) => event.event === kind);

test("every table on the way is the one that each reader was shown", () => {
  for (const eye of [0, 1, null] as const) {
    const frames = framesOf(eye);
    match.stops.forEach(({ turn, shows }, at) => {
      const then = frames[shows === "table" ? turn : turn - 1]!;
      expect(match.frame(at, eye).view).toEqual(then.view);
      expect(match.scene(at, eye).frame.view).toEqual(then.view);
    });
  }
  const [whole] = moments;
  expect([match.own(0, 0), match.own(0, 1)]).toEqual(whole!.seats.map(({ own }) => own));
});

test("what only was let pass is no stop, all else is; whoever falls is seen to", () => {
  const stopped = new Set(match.stops.map(({ turn }) => turn));
  for (const moment of moments.slice(1, -1)) {
    const passed = moment.events.every(({ event }) => event.event === "passed" && !event.rest);
    expect(stopped.has(moment.turn), JSON.stringify(moment.events)).toBe(!passed);
  }
  for (const { turn } of moments.filter(has("warrior_defeated"))) {
    expect(match.stops.filter((stop) => stop.turn === turn).map(({ shows }) => shows)).toEqual(["struck", "table"]);
  }
  const struck = match.stops.findIndex(({ shows }) => shows === "struck");
  const { marks, frame } = match.scene(struck, null);
  expect(marks.length).toBeGreaterThan(0);
  expect(marks.every(({ id }) => standing(frame).has(id))).toBe(true);
});

test("the lines stand in the order of their stops, each at a stop, and name every card", () => {
  const lines = match.lines();
  const seqs = lines.map(({ seq }) => seq);
  expect(seqs.every((seq) => seq >= 0 && seq <= last)).toBe(true);
  expect(lines.map(({ text }) => text).filter((text) => /…|undefined|soul-|\b[Yy]ou\b/.test(text))).toEqual([]);
  expect(lines[0]!.text).toMatch(/^The cards are dealt\. (Mira|Till) begins\.$/);
  expect(lines.at(-1)).toMatchObject({ seq: last, text: match.says(last) });
  expect(match.over(last)).toBe(true);
});

test("every stop says what it shows, and both draw by their names", () => {
  for (let at = 0; at <= last; at += 1) expect(match.says(at), JSON.stringify(match.stops[at])).not.toBe("");
  const drawn = match.lines().filter(({ text }) => / draws (?!a new)/.test(text));
  expect(new Set(drawn.map(({ text }) => text.split(" ")[0]))).toEqual(new Set(["Mira", "Till"]));
});

test("every turn is a chapter, with its attacks", () => {
  const chapters = match.chapters();
  expect(chapters.map(({ short }) => Number(short))).toEqual(Array.from({ length: moments.at(-1)!.public.turn + 1 }, (_, turn) => turn));
  const attacks = moments.flatMap(({ events }) => events).filter(({ event }) => event.event === "attack_declared");
  expect(chapters.flatMap(({ steps }) => steps)).toHaveLength(attacks.length);
});

test("the cards dealt, drawn, looked at and shuffled again are those of the key", () => {
  expect(moments.some(has("shuffled")) && moments.some(has("put_back"))).toBe(true);
  expect(match.redeal(keyOf(record))).toEqual({ of: "turns", rounds: moments.at(-1)!.public.turn, differs: null });
  const other = keyOf(record).map((byte, i) => (i === 0 ? byte ^ 1 : byte));
  expect(match.redeal(other)).toEqual({ of: "turns", rounds: 0, differs: 0 });
  expect(movesOf(record, moments.slice(1).map(({ by }) => Object.fromEntries(by.map(({ seat, move }) => [seat, move])))).outcome).toBe("good");
});

test("another card drawn is found out in its turn", () => {
  const at = moments.findLastIndex(has("card_drawn"));
  const events = moments[at]!.events.map((heard) => (heard.event.event === "card_drawn" ? { ...heard, event: { ...heard.event, card: "O1" } } : heard));
  const forged = moments.with(at, { ...moments[at]!, events });
  expect(new SoulRetelling({ ...replay, moments: forged }).redeal(keyOf(record)).differs).toBe(moments[at]!.public.turn);
});

test("a move that was taken back takes its draws back", () => {
  const at = moments.findIndex(has("card_drawn"));
  const turn = (moment: SoulMoment, number: number, back: boolean): SoulMoment => ({ ...moment, turn: number, took_back: back, ...(back ? { by: [], events: [] } : {}) });
  const before = moments[at - 1]!;
  const undone = [...moments.slice(0, at + 1), turn(before, at + 1, true), ...moments.slice(at).map((moment) => turn(moment, moment.turn + 2, false))];
  expect(new SoulRetelling({ ...replay, moments: undone }).redeal(keyOf(record)).differs).toBeNull();
});

test("the position of a scenario is not dealt, so no key is asked for it", () => {
  const scenario = new SoulRetelling({ ...replay, options: { scenario: "funken" } });
  const wrong = new Uint8Array(32);
  expect(match.redeal(wrong).differs).not.toBeNull();
  expect(scenario.redeal(wrong)).toEqual({ of: "position", rounds: 0, differs: null });
});
