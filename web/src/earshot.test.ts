import { beforeEach, expect, test } from "vitest";
import { earshot } from "./earshot.svelte";

beforeEach(() => {
  for (const name of ["Mira", "Till"]) {
    earshot.mute("owl", name, false);
    earshot.block(name, false);
  }
});

test("whoever is muted is not heard at this table, under no name that looks like theirs", () => {
  earshot.mute("owl", "Mira", true);
  expect(earshot.hears("owl", "M1ra")).toBe(false);
  expect(earshot.hears("moon", "Mira")).toBe(true);
  expect(earshot.hears("owl", "Till")).toBe(true);
  earshot.mute("owl", "mira", false);
  expect(earshot.hears("owl", "Mira")).toBe(true);
});

test("whoever is blocked is heard at no table", () => {
  earshot.block("Till", true);
  earshot.block("TILL", true);
  expect(earshot.blocked).toEqual(["TILL"]);
  expect([earshot.hears("owl", "Till"), earshot.hears("moon", "Till")]).toEqual([false, false]);
});

test("it is kept on the device", () => {
  earshot.mute("owl", "Mira", true);
  earshot.block("Till", true);
  expect(JSON.parse(localStorage.getItem("zaubertisch.unheard") ?? "")).toEqual({ muted: [{ table: "owl", name: "Mira" }], blocked: ["Till"] });
});
