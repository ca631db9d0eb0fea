import { beforeEach, expect, test } from "vitest";
import { frame } from "../test.frames";
import type { TablePhase } from "../wire";
import { notedPromise, notePromise } from "./promises";

beforeEach(() => localStorage.clear());

const sees = (phase: TablePhase, promise: string) => notePromise(frame({ table: { table: "owl", match: "m1", phase, promise } }));

test("the first promise is kept, whatever is said later", () => {
  sees("gathering", "first");
  sees("opening", "second");
  expect(notedPromise("owl", "m1")).toBe("first");
});

test.each(["playing", "over"] as const)("a promise that is first seen when the nonces are known (%s) is none", (phase) => {
  sees(phase, "late");
  expect(notedPromise("owl", "m1")).toBeNull();
});
