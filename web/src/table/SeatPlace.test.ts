import { fireEvent, render, screen } from "@testing-library/svelte";
import { expect, test } from "vitest";
import { FREE, frame, person } from "../test.frames";
import type { Action } from "../wire";
import type { Here } from "./here";
import SeatPlace from "./SeatPlace.svelte";

test("a second tap while the bot is on its way asks for no other", async () => {
  const sent: Action[] = [];
  let answer: (so: boolean) => void = () => undefined;
  const act = (action: Action) => {
    sent.push(action);
    return new Promise<boolean>((resolve) => (answer = resolve));
  };
  const table = { seats: [person("Jorin"), FREE], players: [2, 2] as [number, number] };
  render(SeatPlace, { here: { frame: frame({ table }), act } as unknown as Here, seat: 1, bot: "thumb" });
  const button = screen.getByRole("button", { name: /bot/i });
  await fireEvent.click(button);
  await fireEvent.click(button);
  expect(sent).toEqual([{ type: "add_bot", bot: "thumb", seat: 1 }]);
  answer(false);
  await Promise.resolve();
  await Promise.resolve();
  await fireEvent.click(button);
  expect(sent).toHaveLength(2);
});
