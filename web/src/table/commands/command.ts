// A thing that can be done at a table besides playing: as a button, and as a line of chat that begins with a slash.

import type { Misfit } from "../../games/options";
import type { Action, Frame, SeatView } from "../../wire";
import type { Here } from "../here";

export interface Command {
  name: string; // without the slash
  also?: string; // another name for it
  about: string; // id of its words
  /** What can be written after the name; such a command does nothing without. */
  takes?: (here: Here) => string[];
  /** What one of them means: id of its words. */
  means?: (rest: string) => string;
  /** It cannot be undone: asked once more before it is done. */
  grave?: true;
  /** For an option: whether it holds now. */
  isOn?: (here: Here) => boolean;
  /** Why it cannot be done now; of a line that was written, with what follows the name. */
  why: (here: Here, rest?: string) => Misfit | null;
  run: (here: Here, rest?: string) => Promise<boolean>;
}

export function me(frame: Frame): SeatView | undefined {
  return frame.seat === null ? undefined : frame.table.seats[frame.seat];
}

export const isHost = (frame: Frame): boolean => frame.seat !== null && frame.table.host === frame.seat;

export const count = (frame: Frame, kind: SeatView["kind"]): number =>
  frame.table.seats.filter((seat) => seat.kind === kind).length;

export const no = (id: string, args?: Misfit["args"]): Misfit => (args ? { id, args } : { id });

/** Some things are for the host alone. */
export function notHost(frame: Frame): Misfit | null {
  if (isHost(frame)) return null;
  const host = frame.table.seats[frame.table.host ?? -1];
  return host ? no("why-host", { host: host.name }) : no("why-nobody");
}

/** Some things are settled by the start. */
export function notGathering(frame: Frame): Misfit | null {
  return frame.table.phase === "gathering" ? null : no("why-started");
}

/** Some things are for those who sit. */
export function notSeated(frame: Frame): Misfit | null {
  return frame.seat === null ? no("why-watching") : null;
}

export const simply = (action: Action) => (here: Here): Promise<boolean> => here.act(action);
