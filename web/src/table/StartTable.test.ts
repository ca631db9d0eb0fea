import { fireEvent, render, screen } from "@testing-library/svelte";
import { expect, test } from "vitest";
import { FREE, frame, person } from "../test.frames";
import type { Action, Frame } from "../wire";
import type { Here } from "./here";
import StartTable from "./StartTable.svelte";

function lay(now: Frame, bots: string[]) {
  const sent: Action[] = [];
  const here = { frame: now, act: async (action: Action) => sent.push(action) > 0 } as unknown as Here;
  const strengths = [{ bot: "adept", against: "thumb", others: 3, wins: 0.726, ci95: 0.05, matches: 80 }];
  render(StartTable, { here, levels: { bots, strengths }, bot: "thumb" });
  return sent;
}
const two = (kind = FREE) => frame({ table: { seats: [person("Jorin"), kind], players: [2, 2] } });
const fill = () => fireEvent.click(screen.getByRole("button", { name: /all free seats/ }));
const told = () => document.getElementById(screen.getByRole("group").getAttribute("aria-describedby")!)!.textContent;

test("the bot that is chosen sits down, and it is said how it plays", async () => {
  const sent = lay(two(), ["apprentice", "thumb", "adept"]);
  await fill();
  expect(told()).toMatch(/^Plays by rule of thumb.* gamble\.$/);
  await fireEvent.click(screen.getByRole("radio", { name: "Adept" }));
  expect(told()).toMatch(/^Imagines .* Wins 73 of 100 against 3 Thumbs\.$/);
  await fill();
  expect(sent).toEqual([{ type: "add_bot", bot: "thumb" }, { type: "add_bot", bot: "adept" }]);
});

test.each([
  ["one bot alone is no choice", two(), ["thumb"]],
  ["where no seat is free there is none to choose", two(person("Mira")), ["apprentice", "thumb"]],
  ["only the host chooses", { ...two(), seat: 1 }, ["apprentice", "thumb"]],
])("%s", (_, now, bots) => {
  lay(now, bots);
  expect(screen.queryByRole("radio")).toBeNull();
});
