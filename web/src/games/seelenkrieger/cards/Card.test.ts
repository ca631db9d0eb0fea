import { render } from "@testing-library/svelte";
import { beforeEach, expect, test } from "vitest";
import { settings } from "../../../settings.svelte";
import { BOOK } from "./book.fixture";
import Card from "./Card.svelte";
import { takeBook } from "./catalogue.svelte";
import { valuesOf } from "./card";

beforeEach(() => {
  settings.language = "de";
  takeBook("de", BOOK);
});

type Props = Parameters<typeof render<typeof Card>>[1];
const heard = (props: Props): string | null | undefined => render(Card, props).container.querySelector("[role=img]")?.getAttribute("aria-label");

test("a card is heard with all that is printed on it", () => {
  expect(heard({ name: "O6" })).toBe(
    "Wolfsreiter, Krieger, Orks, blau, Kosten 2, Schaden 1, Rüstung 1, Leben 11, 1 Platz. " +
      "Wenn diese Karte einen gegnerischen Krieger besiegt: Diese Karte darf in diesem Zug noch einmal angreifen. Einmal pro Zug.",
  );
  expect(heard({ name: "O5" })).toBe("Schildbrecher, Krieger, Orks, grün, Kosten 2, Schaden 1, Rüstung 0, Leben 12, 1 Platz. Durchschlag 1.");
  expect(heard({ name: "HO" })).toContain("Held, Orks, rot, wird gerufen");
});

test("in play it is heard as it stands, beside what is printed", () => {
  const now = { damage: 3, armour: 1, life: 11, left: 4, keywords: [{ name: "guard" }] };
  expect(heard({ name: "O6", size: "field", now, used: true, equipment: [{ card: "qO1" }] })).toContain(
    "Schaden 3, aufgedruckt 1, Rüstung 1, Leben 4, aufgedruckt 11, 1 Platz, erschöpft, trägt Rotzahnaxt. Wächter.",
  );
});

test("a card face down tells nothing, and shows nothing", () => {
  const { container, getByRole } = render(Card, { name: null });
  expect(getByRole("img").getAttribute("aria-label")).toBe("Karte, verdeckt");
  expect(container.textContent?.trim()).toBe("");
});

test("what is raised and lowered is told by more than its ink", () => {
  const wolf = BOOK.cards[0]!;
  const drifts = (now: Parameters<typeof valuesOf>[1]) => valuesOf(wolf, now).map(({ drift }) => drift);
  expect(drifts(undefined)).toEqual(["", "", ""]);
  expect(drifts({ damage: 2, armour: 0, life: 11, left: 11 })).toEqual(["up", "down", ""]);
  expect(drifts({ damage: 1, armour: 1, life: 13, left: 13 })).toEqual(["", "", "up"]);
  expect(drifts({ damage: 1, armour: 1, life: 13, left: 12 })).toEqual(["", "", "down"]);
});

test("on the field there are as many ticks as life at most, and the lost ones are thin", () => {
  const now = { damage: 1, armour: 1, life: 11, left: 4 };
  const { container } = render(Card, { name: "O6", size: "field", now });
  const ticks = (kind: string) => container.querySelector(`.${kind}`)!.getAttribute("d")!.split("M").length - 1;
  expect([ticks("has"), ticks("lost")]).toEqual([4, 7]);
});

test("equipment tells what it adds", () => {
  const now = { damage: 2, armour: 1, life: 11, left: 11, why: [{ source: 9, stat: "damage" as const, n: 1 }] };
  const { container } = render(Card, { name: "O6", size: "field", now, equipment: [{ id: 9, card: "qO1" }, { id: 10, card: "qO1" }] });
  expect([...container.querySelectorAll(".tab")].map((tab) => tab.textContent?.trim())).toEqual(["+1", ""]);
});

test("the pennant shows what a card costs now, and that this is less than printed", () => {
  const sparks = (cost: number | undefined) => render(Card, { name: "XOD", cost }).container.querySelectorAll(".soul-spark").length;
  expect([sparks(undefined), sparks(3), sparks(2)]).toEqual([1, 1, 2]);
});
