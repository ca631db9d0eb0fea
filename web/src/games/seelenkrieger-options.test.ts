import { beforeEach, describe, expect, test } from "vitest";
import begin from "../../fixtures/souls-begin.json";
import { LANGUAGES, settings } from "../settings.svelte";
import { learn, has } from "../words";
import { soulOptions } from "./seelenkrieger-options";

beforeEach(() => void (settings.language = "en"));

describe("the options of Seelenkrieger", () => {
  const { first, fields, inWords, valueOf, withValue } = soulOptions;

  test("are those of the server, as it begins", () => {
    expect({ ...first, scenario: "" }).toEqual(begin.frames[0]!.table.options); // a scenario is opened from its own list
  });

  test("each can be chosen, goes to the server as it knows it, and is named where it is not as usual", () => {
    expect(inWords(first)).toEqual([]);
    for (const { name, choices } of fields) {
      expect(choices.map(({ value }) => value)).toContain(first[name]);
      for (const { value } of choices) {
        const options = withValue(name, value, first);
        expect(valueOf(name, options)).toBe(value);
        expect(typeof options[name]).toBe(typeof first[name]);
        expect(inWords(options)).toHaveLength(value === first[name] ? 0 : 1);
      }
    }
  });

  test.each(LANGUAGES)("say a sentence about every choice: %s", async (language) => {
    await learn(language);
    settings.language = language;
    for (const { name, label, about, choices } of fields) {
      const shorts = choices.flatMap(({ value }) => inWords(withValue(name, value, first)));
      for (const id of [label, about, ...shorts, ...choices.flatMap((choice) => [choice.label, choice.about])]) expect(has(id), id).toBe(true);
    }
  });
});
