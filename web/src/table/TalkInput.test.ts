import { fireEvent, render, screen } from "@testing-library/svelte";
import { expect, test } from "vitest";
import { game } from "../games";
import { FREE, frame, person } from "../test.frames";
import type { Action, Frame } from "../wire";
import type { Here } from "./here";
import TalkInput from "./TalkInput.svelte";

function write(now: Frame) {
  const sent: Action[] = [];
  const here = {
    frame: now,
    game: game("wizard"),
    visit: { gaveUp: () => undefined },
    act: async (action: Action) => sent.push(action) > 0,
    join: () => undefined,
    goHome: () => undefined,
  } as unknown as Here;
  render(TalkInput, { here });
  const line = screen.getByRole<HTMLInputElement>("combobox");
  const type = (text: string) => fireEvent.input(line, { target: { value: text } });
  const enter = () => fireEvent.submit(line.closest("form") as HTMLFormElement);
  return { sent, line, type, enter };
}

const three = [person("Jorin"), person("Mira"), person("Bo")];

test("what is written is said, and the line is free again", async () => {
  const { sent, line, type, enter } = write(frame());
  await type("Hello <b>you</b>");
  await enter();
  expect(sent).toEqual([{ type: "say", text: "Hello <b>you</b>" }]);
  expect(line.value).toBe("");
});

test("a slash opens the list; arrows choose, Enter does", async () => {
  const { sent, line, type, enter } = write(frame({ table: { seats: three } }));
  await type("/");
  expect(screen.getAllByRole("option")).toHaveLength(7);
  expect(line.getAttribute("aria-activedescendant")).toMatch(/start$/);
  await fireEvent.keyDown(line, { key: "ArrowDown" });
  await fireEvent.keyDown(line, { key: "ArrowUp" });
  await enter();
  expect(sent).toEqual([{ type: "start" }]);
});

test("a slash and Enter alone do nothing yet: the first name is completed", async () => {
  const { sent, line, type, enter } = write(frame({ table: { seats: three } }));
  await type("/");
  await enter();
  expect(sent).toEqual([]);
  expect(line.value).toBe("/start");
});

test("the beginning of a name is enough, and Tab completes it", async () => {
  const { line, type } = write(frame({ table: { seats: three } }));
  await type("/not");
  await fireEvent.keyDown(line, { key: "Tab" });
  expect(line.value).toBe("/notequal");
});

test("what cannot be done now says why and stays written", async () => {
  const { sent, line, type, enter } = write(frame({ table: { seats: [person("Jorin"), FREE, FREE] } }));
  await type("/start");
  await enter();
  expect(sent).toEqual([]);
  expect(screen.getByRole("status").textContent).toContain("2 are missing");
  expect(line.value).toBe("/start");
});

test("an unknown command is not said aloud", async () => {
  const { sent, type, enter } = write(frame());
  await type("/dance");
  await enter();
  expect(sent).toEqual([]);
  expect(screen.getByRole("status").textContent).toContain("/dance");
});

test("who watches is told how to join the talk", async () => {
  const { sent, type, enter } = write(frame({ seat: null }));
  await type("Hello");
  await enter();
  expect(sent).toEqual([]);
  expect(screen.getByRole("status").textContent).toContain("/join");
});
