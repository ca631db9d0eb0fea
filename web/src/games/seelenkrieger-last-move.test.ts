import { expect, it } from "vitest";
import { settings } from "../settings.svelte";
import type { Frame } from "../wire";
import { soulLastMove } from "./seelenkrieger-last-move";

const at = (agenda: object[]): Frame => ({ view: { public: { active: 0, agenda } } }) as unknown as Frame;
const ends = { task: "window", opening: "end", first: 1, asked: 1 };

it("the end of a turn is named as long as nobody has answered it", () => {
  settings.language = "en";
  expect(soulLastMove(at([ends]), 0)).toBe("the end of the turn");
  expect(soulLastMove(at([ends]), 1)).toBeNull();
  expect(soulLastMove(at([{ ...ends, passed: 1 }]), 0)).toBeNull();
  expect(soulLastMove(at([{ ...ends, opening: "attack" }]), 0)).toBeNull();
  expect(soulLastMove(at([]), 0)).toBeNull();
});
