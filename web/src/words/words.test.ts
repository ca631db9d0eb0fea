import { expect, test } from "vitest";
import { messages } from "../../lint/messages.mjs";
import { asked } from "../../lint/asked.mjs";
import { wordsAmiss } from "../../lint/words.mjs";
import { foreignText } from "../../lint/foreign.mjs";
import { rawValues } from "../../lint/tokens.mjs";
import { sentence } from "../net/trouble";
import { settings } from "../settings.svelte";
import { figure, gain } from "./figure";
import { t } from ".";

test("every sentence is there in every language", () => {
  expect(wordsAmiss()).toEqual([]);
});

test("no way makes markup of what people write, and no colour is raw", () => {
  expect([...foreignText(), ...rawValues()]).toEqual([]);
});

test("the lint sees a message that does not parse, and one that is said twice", () => {
  expect(messages("good = fine\nbad = { $x\n").errors).toHaveLength(1);
  expect(messages("one = a\none = b\n").errors).toEqual(["one is said twice"]);
  expect([...(messages("a = { $n } { b }").messages.get("a")?.variables ?? [])]).toEqual(["n"]);
});

test("the lint finds ids in calls, conditions and templates", () => {
  const { ids, patterns } = asked([{ name: "x.ts", text: 't(a === "not-this" ? "this-one" : "or-this", { a: "no-id" }); t(`phase-${x}`)' }]);
  expect([...ids.keys()]).toEqual(["this-one", "or-this"]);
  expect([...patterns.keys()]).toEqual(["^phase-[\\w-]+$"]);
});

test("words follow the language", () => {
  settings.language = "de";
  expect(t("seats-number", { seats: 4 })).toBe("Vier Plätze");
  settings.language = "nl";
  expect(t("seats-number", { seats: 4 })).toBe("Vier plaatsen");
});

test("a refusal is told by its code, else in the server's own words", () => {
  settings.language = "de";
  expect(sentence({ code: "name-too-long", message: "Too long.", facts: { longest: 24 } })).toBe("Ein Name hat höchstens 24 Zeichen.");
  expect(sentence({ code: "some-new-code", message: "The server's sentence." })).toBe("The server's sentence.");
});

test("numbers carry a true minus", () => {
  expect([figure(-10), figure(0), gain(20), gain(-30), gain(0)]).toEqual(["−10", "0", "+20", "−30", "0"]);
});
