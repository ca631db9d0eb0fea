import { beforeEach, expect, test } from "vitest";
import { settings } from "../settings.svelte";
import { figureOf, inWords } from "./timing";

const NOON = new Date(2026, 8, 21, 12, 0).getTime(); // a Monday, where the reader is
const MINUTE = 60_000;

beforeEach(() => {
  settings.language = "de";
});

test("seconds are counted to the last one", () => {
  expect(figureOf(NOON + 42_000, NOON)).toBe("0:42");
  expect(figureOf(NOON + 41_200, NOON)).toBe("0:42");
  expect(figureOf(NOON + 3 * MINUTE, NOON)).toBe("3:00");
  expect(figureOf(NOON - 500, NOON)).toBe("0:00");
});

test("words are heard: seconds, then minutes, then the moment", () => {
  expect(inWords(NOON + 1000, NOON)).toBe("noch eine Sekunde");
  expect(inWords(NOON + 42_000, NOON)).toBe("noch 42 Sekunden");
  expect(inWords(NOON + 3 * MINUTE, NOON)).toBe("noch 3 Minuten");
  expect(inWords(NOON + 30 * 60 * MINUTE, NOON)).toBe("bis Dienstag 18:00");
  expect(inWords(NOON + 6 * 60 * MINUTE, NOON)).toBe("bis heute 18:00");
});

test("days are short on a plate, in the reader's language", () => {
  expect(figureOf(NOON + 30 * 60 * MINUTE, NOON)).toBe("Di 18:00");
  settings.language = "nl";
  expect(figureOf(NOON + 30 * 60 * MINUTE, NOON)).toBe("di 18:00");
  expect(figureOf(NOON + 6 * 60 * MINUTE, NOON)).toBe("18:00");
});
