import { beforeEach, describe, expect, test } from "vitest";
import evening from "../../fixtures/kampf-evening.json";
import { settings } from "../settings.svelte";
import type { Frame } from "../wire";
import { has, t } from "../words";
import { kampfLastMove } from "./kampf-last-move";
import { kampfOptions } from "./kampf-options";
import type { KampfFrame } from "./kampf/view";

beforeEach(() => void (settings.language = "en"));

describe("the options of Kampf der Magier", () => {
  const { first, fields, inWords, valueOf, withValue } = kampfOptions;

  test("are those of the server, as it begins", () => {
    expect(first).toEqual(evening.frames[0]!.table.options);
    expect(fields.map(({ name }) => name)).toEqual(Object.keys(first));
  });

  test("each can be chosen, goes to the server as it knows it, and is named where it is not as usual", () => {
    expect(inWords(first)).toEqual([]);
    for (const { name, choices } of fields) {
      for (const { value } of choices) {
        const options = withValue(name, value, first);
        expect(valueOf(name, options)).toBe(value);
        expect(typeof options[name]).toBe(typeof first[name]);
        const words = inWords(options);
        expect(words).toHaveLength(value === valueOf(name, first) ? 0 : 1);
        expect(words.every(has)).toBe(true);
      }
    }
  });

  test("say a sentence about every choice", () => {
    for (const { label, about, choices } of fields) {
      for (const id of [label, about, ...choices.flatMap((choice) => [choice.label, choice.about])]) expect(has(id), id).toBe(true);
    }
  });
});

describe("the move that would be taken back", () => {
  const frames = evening.frames as unknown as KampfFrame[];
  const named = (frame: KampfFrame, seat: number) => kampfLastMove(frame as unknown as Frame, seat);

  test("is what that seat has just laid or taken, and nobody else's", () => {
    const laid = frames.find(({ view }) => view.public.middle.length === 2)!;
    const { seat, total } = laid.view.public.middle.at(-1)!;
    expect(named(laid, seat)).toBe(String(total));
    expect(named(laid, 1 - seat)).toBeNull();
    const taken = frames.find(({ events }) => events.some(({ type }) => type === "fight_taken"))!;
    const { taker } = taken.view.public.last!;
    expect(named(taken, taker!)).toBe(t("kampf-undo-take"));
    expect(named(taken, 1 - taker!)).toBeNull();
  });
});
