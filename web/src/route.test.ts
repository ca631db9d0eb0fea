import { expect, test } from "vitest";
import { placeOf } from "./route.svelte";

test("every address has its page, with or without a slash at its end", () => {
  expect(placeOf("/")).toEqual({ page: "lobby" });
  expect(placeOf("/t/owl")).toEqual({ page: "table", table: "owl" });
  expect(placeOf("/t/owl/m/m-1/")).toEqual({ page: "match", table: "owl", match: "m-1" });
  expect(placeOf("/decks/")).toEqual({ page: "decks" });
  expect(placeOf("/decks/0a1b")).toEqual({ page: "deck", deck: "0a1b" });
  expect(placeOf("/look/")).toEqual({ page: "look", scene: "" });
  expect(placeOf("/look/trick-free")).toEqual({ page: "look", scene: "trick-free" });
});

test("any other address leads nowhere", () => {
  for (const path of ["/t/", "/t/owl/m", "/looks", "/decks/a/b", "/look/a/b", "/else"]) expect(placeOf(path)).toEqual({ page: "nowhere" });
});
