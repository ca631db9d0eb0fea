import { expect, test } from "vitest";
import { steering } from "./keys";

function pressed(key: string, on: string[] = [], how: KeyboardEventInit = {}) {
  let target: Element = document.body;
  for (const name of on) target = target.appendChild(document.createElement(name));
  let does: ReturnType<typeof steering> = null;
  const hear = (event: KeyboardEvent) => (does = steering(event));
  addEventListener("keydown", hear);
  target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, ...how }));
  removeEventListener("keydown", hear);
  return does;
}

test.each([
  ["ArrowRight", "on"],
  ["ArrowLeft", "back"],
  ["ArrowDown", "leap"],
  ["PageUp", "leap-back"],
  ["Home", "first"],
  ["End", "last"],
  [" ", "play"],
])("%s means %s", (key, does) => {
  expect(pressed(key)).toBe(does);
});

test("a field, a choice and a dialog keep their keys", () => {
  for (const on of [["input"], ["select"], ["dialog", "button"]]) {
    expect(pressed("ArrowRight", on)).toBeNull();
  }
});

test("a button keeps the space bar and leaves the arrows", () => {
  expect(pressed(" ", ["button"])).toBeNull();
  expect(pressed("ArrowRight", ["button"])).toBe("on");
});

test("keys of the browser itself are left to it", () => {
  expect(pressed("ArrowLeft", [], { altKey: true })).toBeNull();
  expect(pressed("x")).toBeNull();
});
