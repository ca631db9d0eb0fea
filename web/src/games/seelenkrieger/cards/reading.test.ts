import { fireEvent, render } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";
import { settings } from "../../../settings.svelte";
import { BOOK } from "./book.fixture";
import { takeBook } from "./catalogue.svelte";
import Open from "./Open.svelte";
import { Reading } from "./reading.svelte";

let reading: Reading;
let node: HTMLButtonElement;
let clicked: number;

function placed(tap: boolean): void {
  reading = new Reading();
  node = document.createElement("button");
  clicked = 0;
  document.body.append(node);
  reading.of(() => ({ name: "O6" }), tap)(node);
  node.addEventListener("click", () => (clicked += 1));
}

beforeEach(() => {
  vi.useFakeTimers();
  document.body.replaceChildren();
  settings.language = "de";
  takeBook("de", BOOK);
});

test("a finger that holds opens the card, and does not tap it as well", async () => {
  placed(false);
  await fireEvent.pointerDown(node, { pointerType: "touch", clientX: 5, clientY: 5 });
  vi.advanceTimersByTime(500);
  expect(reading.open).toEqual({ name: "O6" });
  await fireEvent.pointerUp(node);
  await fireEvent.click(node);
  expect(clicked).toBe(0);
  await fireEvent.click(node);
  expect(clicked).toBe(1);
});

test("a finger that moves on, or lifts, opens nothing", async () => {
  placed(false);
  await fireEvent.pointerDown(node, { pointerType: "touch", clientX: 5, clientY: 5 });
  await fireEvent.pointerMove(node, { clientX: 40, clientY: 5 });
  vi.advanceTimersByTime(500);
  await fireEvent.pointerDown(node, { pointerType: "touch", clientX: 5, clientY: 5 });
  await fireEvent.pointerUp(node);
  vi.advanceTimersByTime(500);
  expect(reading.open).toBeNull();
});

test("a tap opens it only where it does nothing else", async () => {
  placed(false);
  await fireEvent.click(node);
  expect([reading.open, clicked]).toEqual([null, 1]);
  placed(true);
  await fireEvent.click(node);
  expect(reading.open).toEqual({ name: "O6" });
});

test("the key I and the right button open it", async () => {
  placed(false);
  await fireEvent.keyDown(node, { key: "i" });
  expect(reading.open).toEqual({ name: "O6" });
  reading.close();
  await fireEvent.contextMenu(node);
  expect(reading.open).toEqual({ name: "O6" });
});

test("a mouse that lingers sees it large, and Escape takes that away", async () => {
  placed(false);
  await fireEvent.pointerEnter(node, { pointerType: "mouse" });
  expect(reading.glance).toBeNull();
  vi.advanceTimersByTime(600);
  expect(reading.glance?.subject).toEqual({ name: "O6" });
  await fireEvent.keyDown(node, { key: "Escape" });
  expect(reading.glance).toBeNull();
});

test("an open card says why its values differ, and explains its words and those it was given", () => {
  const now = { damage: 2, armour: 1, life: 11, left: 11, keywords: [{ name: "guard" }], why: [{ source: 9, stat: "damage" as const, n: 1, only: "in_combination" }] };
  const source = (id: number) => (id === 9 ? "qO1" : undefined);
  const { getByText, queryByText } = render(Open, { subject: { name: "O6", now }, source, close: () => undefined });
  expect(getByText("Rotzahnaxt +1, nur in Kombinationsangriffen")).toBeTruthy();
  expect(getByText("aufgedruckt 1")).toBeTruthy();
  expect(getByText("Wieder bereit")).toBeTruthy();
  expect(getByText("Andere sind erst angreifbar, wenn kein Wächter es ist.")).toBeTruthy();
  expect(queryByText("Durchschlag")).toBeNull();
});
