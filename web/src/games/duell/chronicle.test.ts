import { beforeEach, expect, test } from "vitest";
import over from "../../../fixtures/duell-over.json";
import evening from "../../../fixtures/duell-evening.json";
import { settings } from "../../settings.svelte";
import { People } from "../../table/people";
import { Chronicle } from "./chronicle.svelte";
import type { DuelFrame } from "./view";

const people = new People(over.names, 0);
const framesOf = (file: { frames: unknown[] }) => file.frames as DuelFrame[];

beforeEach(() => {
  settings.language = "en";
});

test("what a round led to is not told before the round has been seen", () => {
  const [before, after] = framesOf(over) as [DuelFrame, DuelFrame];
  const chronicle = new Chronicle(before);
  chronicle.take(after);
  const rounds = after.view.public.rounds.length;
  const text = (told: number) => chronicle.lines(people, told).map((line) => line.text);
  expect(text(rounds - 1).at(-1)).toMatch(/^Round 27: /);
  expect(text(rounds).slice(-2)).toEqual([
    "Round 28: Mira with Chasm, you with Blanket of Dust. 10 beats 3. You lose 1 life.",
    "Mira wins the duel. You have no life left.",
  ]);
});

test("a page that comes late tells the rounds before it, and the same frame twice tells nothing twice", () => {
  const after = framesOf(over).at(-1)!;
  const chronicle = new Chronicle(after);
  chronicle.take(after);
  expect(chronicle.lines(people, 28)).toHaveLength(28);
  expect(chronicle.lines(people, 28).every(({ seq }) => seq === 0)).toBe(true);
});

test("a potion is told with the mana before and after it, names marked", () => {
  const frames = framesOf(evening);
  const chronicle = new Chronicle(frames[0]!);
  for (const frame of frames.slice(1)) chronicle.take(frame);
  const potion = chronicle.lines(people, 99).find(({ text }) => text.includes("drinks, mana"))!;
  const at = frames.find(({ seq }) => seq === potion.seq)!;
  const shown = at.events.find((event) => event.type === "potions_shown")!;
  expect(potion.text).toBe(`Round ${at.view.public.round}: Mira drinks, mana ${shown.mana[1]! - 4} → ${shown.mana[1]}.`);
  expect(potion.marked).toContain("\uE000Mira\uE002");
});
