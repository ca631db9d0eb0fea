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
    "Im Mittel bringt am meisten: Ansage 1, +17 Punkte in dieser Runde.",
    "Vielleicht genauso gut: Ansage 2.",
  ]);
  expect(verdict(ON_A_CARD)).toHaveLength(1);
  expect(verdict({ ...ON_A_CARD, choices: [choice(ON_A_CARD, 0)] })[0]).toMatch(/^Nur eins ist möglich/);
});

test("each reason is a sentence of its own", () => {
  expect(reasons(ON_A_CARD, choice(ON_A_CARD, 0), people)).toEqual([
    "Du brauchst noch einen Stich; 2 stehen aus.",
    "Mira hat nicht bedient und hat kein Kraut mehr.",
    "Kraut 13 nimmt diesen Stich in 70 % der Fälle.",
    "Mira kann in 25 % der Fälle höher legen, in 20 % mit Trumpf.",
    "Till kann in 5 % der Fälle höher legen.",
  ]);
  expect(reasons(ON_A_CARD, choice(ON_A_CARD, 1), people).at(-1)).toBe("Narr nimmt diesen Stich nicht.");
  expect(reasons(ON_A_BID, choice(ON_A_BID, 1), people)).toEqual([
    "Fast sicher einen Stich: Zauberer.",
    "Manchmal einen Stich: Kraut 11 und Flamme 9.",
  ]);
});

test("a decision is set beside the best one", () => {
  expect(compared(ON_A_CARD, { type: "play", card: "J" })).toEqual([
    "Es fehlte noch ein Stich; 2 standen aus.",
    "Narr nimmt diesen Stich nicht.",
    "Kraut 13 nimmt diesen Stich in 70 % der Fälle.",
    "Mit Narr gelingt die Ansage in 20 %, mit Kraut 13 in 55 % der Fälle.",
  ]);
  expect(compared(ON_A_BID, { type: "bid", tricks: 0 })).toEqual(["Ansage 0 gelingt in 10 %, Ansage 1 in 62 % der Fälle."]);
});

test("what two cards have in common sets neither apart", () => {
  const alike = { ...ON_A_CARD, choices: ON_A_CARD.choices.map((one) => ({ ...one, why: [{ type: "takes" as const, chance: 0 }] })) };
  expect(compared({ ...alike, why: [] }, { type: "play", card: "J" })).toEqual(["Mit Narr gelingt die Ansage in 20 %, mit Kraut 13 in 55 % der Fälle."]);
});

test.each([
  [1, 1, ["Du brauchst noch einen Stich; einer steht aus.", "Es fehlte noch ein Stich; einer stand aus."]],
  [0, 3, ["Du brauchst keinen Stich mehr.", "Es fehlte kein Stich mehr."]],
  [-2, 3, ["Du hast 2 Stiche zu viel.", "Es waren 2 Stiche zu viel."]],
])("%i tricks needed of %i: said to the player, and of any player afterwards", (tricks, left, said) => {
  const advice = { ...ON_A_CARD, why: [{ type: "need" as const, tricks, left }] };
  expect([reasons(advice, choice(advice, 0), people)[0], compared(advice, { type: "play", card: "J" })[0]]).toEqual(said);
});

test("nobody has none of the wrong gender", () => {
  const lacks = (["R", "Y", "G", "B"] as const).map((suit) => ({ type: "lacks" as const, seat: 1, suit }));
  const said = reasons({ ...ON_A_CARD, why: lacks }, { ...choice(ON_A_CARD, 0), why: [] }, people);
  expect(said.map((one) => one.split(" hat ").at(-1))).toEqual(["keine Flamme mehr.", "keinen Stern mehr.", "kein Kraut mehr.", "keinen Mond mehr."]);
});

test("rods begin at nought and share one scale: what is lost lies on the other side", () => {
  const { container } = render(Lesson, { advice: ON_A_BID, people });
  const rods = [...container.querySelectorAll<HTMLElement>(".rod i")];
  const shares = rods.map(({ style }) => Number(style.getPropertyValue("--share")));
  const nought = Number(container.querySelector("fieldset")?.style.getPropertyValue("--nought"));
  expect(rods.map(({ classList }) => classList.contains("lost"))).toEqual([true, false, false]);
  expect(shares[0]).toBeCloseTo(nought);
  expect(shares[1]).toBeCloseTo(1 - nought);
  expect((shares[2] ?? 0) / (shares[1] ?? 0)).toBeCloseTo(14.1 / 17.2);
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
