import { beforeAll, expect, test } from "vitest";
import { framesOf, knowCards } from "../../../fixtures/souls";
import { People } from "../../table/people";
import { Chronicle } from "./chronicle.svelte";
import { digest, keepSeen, keptSeen, missed, seenOf } from "./missed";

beforeAll(knowCards);

const people = new People(["Mira", "Till"], 0);
const frames = framesOf(0).map((frame) => ({ ...frame, table: { ...frame.table, table: "owl" } }));
const playing = frames.filter(({ view }) => view.public.phase === "play");
const before = playing.find(({ view }) => view.public.turn === 4)!;
const now = playing.at(-1)!;

test("whoever comes back is told the turns, who fell, and who stands there since", () => {
  const told = missed(seenOf(before), now)!;
  const [was, is] = [before, now].map(({ view }) => view.public);
  expect(told.turns).toBe(is!.turn - was!.turn);
  expect(told.fallen).toEqual([is!.defeats[1]! - was!.defeats[1]!, is!.defeats[0]! - was!.defeats[0]!]);
  const there = new Set(was!.field.flat().map(({ id }) => id));
  expect(told.come).toEqual(is!.field.map((row) => row.filter(({ id }) => !there.has(id)).map(({ card }) => card)));
  const said = digest(told, people);
  expect(said[0]).toMatch(/^Since you were last here \d+ turns have passed\.$/);
  expect(said.filter((text) => /undefined|soul-|…/.test(text))).toEqual([]);
});

test("nothing is told of what was seen, of another match, or when it is over", () => {
  expect(missed(null, now)).toBeNull();
  expect(missed(seenOf(now), now)).toBeNull();
  expect(missed({ ...seenOf(before), match: "m-0" }, now)).toBeNull();
  expect(missed(seenOf(before), frames.at(-1)!)).toBeNull();
});

test("a page that is opened again tells what was missed before it goes on, once", () => {
  keepSeen(before);
  const again = new Chronicle({ ...now, events: [] });
  expect(again.lines(people).map(({ text }) => text)).toEqual([...digest(missed(seenOf(before), now)!, people), expect.stringMatching(/^You have been here since/)]);
  expect(keptSeen("owl")).toEqual(seenOf(now));
  expect(new Chronicle({ ...now, events: [] }).missed(people)).toEqual([]);
});
