import { render, screen } from "@testing-library/svelte";
import { beforeEach, expect, test } from "vitest";
import trick from "../../../fixtures/trick.json";
import { serverClock } from "../../net/clock";
import { settings } from "../../settings.svelte";
import { person } from "../../test.frames";
import type { TableView } from "../../wire";
import { People } from "../../table/people";
import Plate from "./Plate.svelte";
import { sceneOf } from "./scene";
import type { WizardFrame } from "./view";

const frame = trick.frames.at(-1) as unknown as WizardFrame;
const [asked] = frame.waiting as [number];
const other = (asked + 1) % 4;
const seats = ["Till", "Mira", "Anselm", "Jonna"].map((name) => person(name));

/** The plate of a seat at a table with this the matter. */
function plate(seat: number, table: Partial<TableView>): string {
  const people = new People(seats.map(({ name }) => name), null);
  const { container } = render(Plate, { seat, scene: sceneOf(frame), people, table: { ...frame.table, seats, ...table }, bid: 1 });
  return container.textContent?.replace(/\s+/g, " ") ?? "";
}

beforeEach(() => {
  settings.language = "en";
  for (let word = 0; word < 8; word += 1) serverClock.hear(frame.at);
});

test("the clock stands on the plate of who is waited for, in figures to see and words to hear", () => {
  const text = plate(asked, { clock: 60, due: frame.at + 42_000 });
  expect(text).toContain("0:42");
  expect(screen.getByText("42 seconds left")).toBeTruthy();
  expect(plate(other, { clock: 60, due: frame.at + 42_000 })).not.toContain("0:42");
});

test("who is gone is shown, and until when they are waited for", () => {
  const away = seats.map((sitter, seat) => (seat === other ? { ...sitter, here: false, grace: frame.at + 40_000 } : sitter));
  expect(plate(other, { seats: away })).toMatch(/away.*40 s/);
  const quiet = away.map((sitter) => ({ ...sitter, grace: null }));
  expect(plate(other, { seats: quiet })).toMatch(/away/);
});

test("over days nobody is missed", () => {
  const away = seats.map((sitter) => ({ ...sitter, here: false }));
  expect(plate(other, { seats: away, clock: 86_400 })).not.toContain("away");
});

test("a bot that sits in is named by whom it plays for", () => {
  const bots = seats.map((sitter) => ({ ...sitter, stand_in: true, bot: "thumb", here: false }));
  const text = plate(other, { seats: bots });
  expect(text).toContain(`A bot plays for ${seats[other]!.name}`);
  expect(text).not.toContain("away");
});
