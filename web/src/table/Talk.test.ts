import { render, screen, within } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";
import { game } from "../games";
import { frame, person } from "../test.frames";
import type { Here } from "./here";
import { Stream } from "./stream.svelte";
import Talk from "./Talk.svelte";

const place = vi.hoisted(() => ({ here: undefined as unknown }));
vi.mock("./here", async (whole) => ({ ...(await whole<object>()), getHere: () => place.here }));

function told(name: string, text: string): HTMLElement {
  const talk = new Stream();
  const now = frame({ seq: 3, seat: 0, said: [{ seq: 3, at: 0, seat: 1, name, text, phrase: null }] });
  talk.take({ ...now, table: { ...now.table, seats: [person("Mira"), person(name), person("Bo")] } });
  place.here = { frame: now, game: game("wizard"), talk, meet: () => undefined, visit: { gaveUp: () => undefined } } as unknown as Here;
  render(Talk);
  return screen.getByRole("log");
}

test("markup is shown as it was written", () => {
  const log = told("Jorin", "<img src=x onerror=alert(1)> <b>&amp;</b>");
  expect(log.querySelector("img, b b, .said > b > b")).toBeNull();
  expect(within(log).getByText("<img src=x onerror=alert(1)> <b>&amp;</b>")).toBeTruthy();
});

test("a name and a line each have a direction of their own", () => {
  const log = told("שלום", "مرحبا 3");
  expect([...log.querySelectorAll("bdi")].map((part) => part.textContent)).toEqual(["שלום", "مرحبا 3"]);
});
