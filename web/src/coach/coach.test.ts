import { fireEvent, render } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";
import { settings } from "../settings.svelte";
import { People } from "../table/people";
import { frame, person } from "../test.frames";
import { ON_A_BID, ON_A_CARD } from "./advice.fixture";
import { Asking } from "./asking.svelte";
import Lesson from "./Lesson.svelte";
import type { Choice } from "./lesson";
import { compared, percent, reasons, verdict } from "./says";

const people = new People(["Ann", "Mira", "Till"], 0);
const choice = (advice: typeof ON_A_BID, at: number): Choice => advice.choices[at] ?? expect.fail("no such choice");

beforeEach(() => void (settings.language = "de"));

test("0 and 100 percent are kept for what is certain", () => {
  expect([0, 0.001, 0.244, 0.999, 1].map(percent)).toEqual([0, 1, 24, 99, 100]);
});

test("the best is named, and what may be as good", () => {
  expect(verdict(ON_A_BID)).toEqual([
    "Im Mittel bringt am meisten: Gebot 1, +17 Punkte in dieser Runde.",
    "Nicht sicher schlechter ist Gebot 2.",
  ]);
  expect(verdict(ON_A_CARD)).toHaveLength(1);
  expect(verdict({ ...ON_A_CARD, choices: [choice(ON_A_CARD, 0)] })[0]).toMatch(/^Nur eins ist möglich/);
});

test("each reason is a sentence of its own", () => {
  expect(reasons(ON_A_CARD, choice(ON_A_CARD, 0), people)).toEqual([
    "Du brauchst noch einen Stich; 2 stehen aus.",
    "Mira hat nicht bedient und hat kein Kraut mehr.",
    "Kraut 13 nimmt diesen Stich in 70 % der Fälle.",
    "Mira kann sie in 25 % der Fälle überbieten, in 20 % mit Trumpf.",
    "Till kann sie in 5 % der Fälle überbieten.",
  ]);
  expect(reasons(ON_A_CARD, choice(ON_A_CARD, 1), people).at(-1)).toBe("Narr nimmt diesen Stich nicht.");
  expect(reasons(ON_A_BID, choice(ON_A_BID, 1), people)).toEqual([
    "Fast sicher einen Stich: Zauberer.",
    "Manchmal einen Stich: Kraut 11 und Flamme 9.",
  ]);
});

test("a decision is set beside the best one", () => {
  expect(compared(ON_A_CARD, { type: "play", card: "J" }, people)).toEqual([
    "Du brauchst noch einen Stich; 2 stehen aus.",
    "Narr nimmt diesen Stich nicht.",
    "Kraut 13 nimmt diesen Stich in 70 % der Fälle.",
  ]);
  expect(compared(ON_A_BID, { type: "bid", tricks: 0 }, people)).toEqual(["Mit Gebot 0 gelingt es in 10 %.", "Mit Gebot 1 gelingt es in 62 %."]);
});

test("whoever looks at another choice sees its tricks and hears its reasons", async () => {
  const { getAllByRole, getByText, getByRole } = render(Lesson, { advice: ON_A_CARD, people });
  const radios = getAllByRole("radio") as HTMLInputElement[];
  expect(radios.map(({ checked }) => checked)).toEqual([true, false]);
  getByText("Kraut 13 nimmt diesen Stich in 70 % der Fälle.");
  await fireEvent.click(radios[1] ?? expect.fail());
  getByText("Narr nimmt diesen Stich nicht.");
  expect(getByRole("figure").textContent).toContain("2 Stiche: 20 %");
});

test("a question is put once for each turn of ours, and never else", async () => {
  const answers = vi.fn(async () => new Response(JSON.stringify({ turn: 7, seat: 0, advice: ON_A_BID })));
  vi.stubGlobal("fetch", answers);
  const table = { phase: "playing" as const, training: true, seats: [person("Ann"), person("Mira"), person("Till")] };
  const mine = frame({ turn: 7, waiting: [0], table });
  const asking = new Asking();
  await asking.ask(frame({ turn: 6, waiting: [1], table }), "secret");
  expect(answers).not.toHaveBeenCalled();
  await asking.ask(mine, "secret");
  await asking.ask({ ...mine, seq: 9 }, "secret");
  expect(answers).toHaveBeenCalledTimes(1);
  expect(asking.lesson?.advice.best).toBe(1);
  await asking.ask(frame({ turn: 8, waiting: [1], table }), "secret");
  expect(asking.lesson).toBeNull();
  vi.unstubAllGlobals();
});
