import { beforeEach, expect, test } from "vitest";
import { keepSeat, seatAt } from "../seats/kept";
import { frame } from "../test.frames";
import { Visit } from "./visit.svelte";

const problem = (code: string) => ({ code, message: "No.", facts: {} });

beforeEach(() => {
  localStorage.clear();
  keepSeat({ table: "owl", token: "t".repeat(43), name: "Mira", title: "", game: "wizard", satHere: true, at: 1 });
});

test("a secret that opens nothing any more is let go of", () => {
  const visit = new Visit("owl");
  visit.table.closed = problem("wrong-invitation");
  visit.check();
  expect(seatAt("owl")).toBeNull();
  expect(visit.lost).toBe(true);
});

test("a frame without our seat says that it is gone", () => {
  const visit = new Visit("owl");
  visit.table.frame = frame({ seat: null });
  visit.check();
  expect(seatAt("owl")).toBeNull();
});

test.each(["log-unreadable", "unknown-rules", "no-such-table"])("a table that is closed by %s costs nobody the seat", (code) => {
  const visit = new Visit("owl");
  visit.table.closed = problem(code);
  visit.check();
  expect(seatAt("owl")?.token).toBe("t".repeat(43));
  expect(visit.lost).toBe(false);
});
