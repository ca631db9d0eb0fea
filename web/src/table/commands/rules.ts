// The rules of the table, and how long one may think at it.

import type { Misfit } from "../../games/options";
import { CLOCKS } from "../../clocks/timing";
import type { Clock, Options } from "../../wire";
import type { Here } from "../here";
import { no, notGathering, notHost, type Command } from "./command";

/** Why the rules of the table cannot be changed now. */
export function rulesLocked({ frame }: Here): Misfit | null {
  return notGathering(frame) ?? notHost(frame);
}

/** Change the rules; the seats follow when the new rules ask for it. */
export async function setOptions(here: Here, options: Options): Promise<boolean> {
  const seats = here.frame.table.seats.length;
  const [fewest, most] = here.game?.options.seats(options) ?? [seats, seats];
  return here.act({ type: "options", options, seats: Math.min(most, Math.max(fewest, seats)) });
}

export async function setSeats(here: Here, seats: number): Promise<boolean> {
  return here.act({ type: "options", options: here.frame.table.options, seats });
}

/** The commands that set a rule by its name, as the game lists them. */
export function ofRules({ game }: Here): Command[] {
  return (game?.options.commands ?? []).map((option) => ({
    name: option.name,
    about: option.about,
    isOn: ({ frame }) => option.isOn(frame.table.options),
    why: (here) => rulesLocked(here) ?? option.why(here.frame.table.options, here.frame.table.seats.length),
    run: (here) => setOptions(here, option.toggled(here.frame.table.options)),
  }));
}

export async function setClock(here: Here, clock: Clock): Promise<boolean> {
  return here.act({ type: "options", options: here.frame.table.options, clock });
}

const clockOf = (written: string): Clock | undefined => CLOCKS.find((clock) => String(clock) === written);

export const clock: Command = {
  name: "clock",
  about: "command-clock",
  takes: () => CLOCKS.map(String),
  means: (rest) => `clock-about-${rest}`,
  why: (here, rest) => rulesLocked(here) ?? (rest !== undefined && clockOf(rest) === undefined ? no("why-clock-which") : null),
  run: async (here, rest = "") => {
    const wanted = clockOf(rest);
    return wanted !== undefined && setClock(here, wanted);
  },
};
