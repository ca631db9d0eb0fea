// Taking a move back, and what the others say to it.

import type { Frame } from "../../wire";
import type { Here } from "../here";
import { no, notSeated, type Command } from "./command";

/** Whether somebody waits for this reader's word on a move to be taken back. */
export function isAsked({ seat, table }: Frame): boolean {
  return seat !== null && (table.asking?.missing.includes(seat) ?? false);
}

export const undo: Command = {
  name: "undo",
  also: "takeback",
  about: "command-undo",
  why: ({ frame }) => {
    if (frame.may_take_back && frame.turn !== null) return null;
    return notSeated(frame) ?? no(frame.table.serious ? "why-serious" : "why-not-back");
  },
  run: async (here) => {
    const { turn } = here.frame;
    return turn !== null && here.act({ type: "take_back", turn });
  },
};

const answer = (yes: boolean) => async (here: Here): Promise<boolean> => {
  const { asking } = here.frame.table;
  return asking !== null && here.act({ type: "allow", turn: asking.turn, yes });
};

const unasked: Command["why"] = ({ frame }) => notSeated(frame) ?? (isAsked(frame) ? null : no("why-nobody-asks"));

export const yes: Command = { name: "yes", about: "command-yes", why: unasked, run: answer(true) };
export const nay: Command = { name: "no", about: "command-no", why: unasked, run: answer(false) };
