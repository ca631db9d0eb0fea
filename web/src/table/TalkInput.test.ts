import { fireEvent, render, screen } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";
import { game } from "../games";
import { FREE, frame, person } from "../test.frames";
import type { Action, Frame } from "../wire";
import type { Here } from "./here";
import { Stream } from "./stream.svelte";
import TalkInput from "./TalkInput.svelte";

function write(now: Frame) {
  const sent: Action[] = [];
  const asked: string[] = [];
  const here = {
    frame: now,
    game: game("wizard"),
    visit: { gaveUp: () => undefined },
    act: async (action: Action) => sent.push(action) > 0,
    join: () => undefined,
    goHome: () => undefined,
    ask: (command: { name: string }) => asked.push(command.name),
    talk: new Stream(),
  } as unknown as Here;
  render(TalkInput, { here });
  const line = screen.getByRole<HTMLInputElement>("combobox");
  const type = (text: string) => fireEvent.input(line, { target: { value: text } });
  const enter = () => fireEvent.submit(line.closest("form") as HTMLFormElement);
  return { sent, asked, line, type, enter };
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
  expect(screen.getAllByRole("option")[0]?.textContent).toContain("/start");
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

test("a command that wants a word is completed and offers what there is; half a word is enough", async () => {
  const { sent, line, type, enter } = write(frame({ table: { seats: three } }));
  await type("/clo");
  await enter();
  expect(line.value).toBe("/clock ");
  expect(screen.getAllByRole("option")).toHaveLength(6);
  await type("/clock 18");
  await enter();
  expect(sent).toMatchObject([{ type: "options", clock: 180 }]);
});

test("an unknown word behind a command says which there are", async () => {
  const { sent, line, type, enter } = write(frame({ table: { seats: three } }));
  await type("/mute Alba");
  await enter();
  expect(screen.getByRole("status").textContent).toContain("Mira, Bo");
  expect(line.value).toBe("/mute Alba");
  expect(sent).toEqual([]);
});

test("an unknown command says the nearest", async () => {
  const { type, enter } = write(frame());
  await type("/strat");
  await enter();
  expect(screen.getByRole("status").textContent).toContain("/start?");
});

test("what cannot be undone is asked once more", async () => {
  const { sent, asked, type, enter } = write(frame({ table: { phase: "playing", seats: three } }));
  await type("/abort");
  await enter();
  expect([sent, asked]).toEqual([[], ["abort"]]);
});

test("a phrase is chosen with the keyboard alone", async () => {
  const { sent } = write(frame({ table: { seats: three } }));
  const button = screen.getByRole("button", { name: /own language/ });
  await fireEvent.click(button);
  const [first, second] = screen.getAllByRole("menuitem");
  await vi.waitFor(() => expect(document.activeElement).toBe(first));
  await fireEvent.keyDown(first!, { key: "ArrowDown" });
  expect(document.activeElement).toBe(second);
  await fireEvent.click(second!);
  expect(sent).toEqual([{ type: "phrase", phrase: "luck" }]);
  expect(document.activeElement).toBe(button);
  expect(screen.queryByRole("menu")).toBeNull();
});

test("whoever has no voice is told, and nothing is sent", async () => {
  const { sent, type, enter } = write(frame({ table: { seats: [person("Jorin", { silenced: true }), ...three.slice(1)] } }));
  await type("Hello");
  await enter();
  expect(sent).toEqual([]);
  expect(screen.getByRole("status").textContent).toContain("taken your voice");
});
