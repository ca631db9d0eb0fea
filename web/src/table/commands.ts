// What can be done at a table besides playing.  A button and a line of chat that begins with a slash do the same,
// by the same way; what cannot be done now says why (W37).

import type { Misfit } from "../games/options";
import type { Action, Frame, Options, SeatView } from "../wire";
import type { Here } from "./here";

export interface Command {
  name: string; // without the slash
  about: string; // id of its words
  /** For an option: whether it holds now. */
  isOn?: (here: Here) => boolean;
  why: (here: Here) => Misfit | null;
  run: (here: Here) => Promise<boolean>;
}

export function me(frame: Frame): SeatView | undefined {
  return frame.seat === null ? undefined : frame.table.seats[frame.seat];
}

export const isHost = (frame: Frame): boolean => frame.seat !== null && frame.table.host === frame.seat;

export const count = (frame: Frame, kind: SeatView["kind"]): number =>
  frame.table.seats.filter((seat) => seat.kind === kind).length;

const no = (id: string, args?: Misfit["args"]): Misfit => (args ? { id, args } : { id });

/** Some things are for the host alone. */
function notHost(frame: Frame): Misfit | null {
  if (isHost(frame)) return null;
  const host = frame.table.seats[frame.table.host ?? -1];
  return host ? no("why-host", { host: host.name }) : no("why-nobody");
}

/** Some things are settled by the start. */
function notGathering(frame: Frame): Misfit | null {
  return frame.table.phase === "gathering" ? null : no("why-started");
}

function tooFewOrMany(frame: Frame): Misfit | null {
  const [fewest, most] = frame.table.players;
  const sitting = frame.table.seats.length - count(frame, "free");
  if (sitting < fewest) return no("why-too-few", { missing: fewest - sitting, fewest });
  return sitting > most ? no("why-too-many", { most }) : null;
}

function notPromised(frame: Frame): Misfit | null {
  const silent = frame.table.seats.filter((seat) => seat.kind === "person" && !seat.promised);
  return silent.length > 0 ? no("why-not-promised", { names: silent.map((seat) => seat.name).join(", ") }) : null;
}

const simply = (action: Action) => (here: Here): Promise<boolean> => here.act(action);

export const join: Command = {
  name: "join",
  about: "command-join",
  why: ({ frame }) => {
    if (frame.seat !== null) return no("why-seated");
    if (frame.table.phase !== "gathering") return no("why-running");
    return count(frame, "free") === 0 ? no("why-full") : null;
  },
  run: async (here) => {
    here.join();
    return true;
  },
};

export const start: Command = {
  name: "start",
  about: "command-start",
  why: ({ frame }) => notHost(frame) ?? notGathering(frame) ?? tooFewOrMany(frame) ?? notPromised(frame),
  run: simply({ type: "start" }),
};

export const leave: Command = {
  name: "leave",
  about: "command-leave",
  why: ({ frame }) => {
    if (frame.seat === null) return no("why-watching");
    return me(frame)?.stand_in ? no("why-left") : null;
  },
  run: async (here) => {
    const before = here.frame.table.phase;
    if (!(await here.act({ type: "leave" }))) return false;
    if (before === "gathering" || before === "opening") here.visit.gaveUp();
    here.goHome();
    return true;
  },
};

export const comeBack: Command = {
  name: "return",
  about: "command-return",
  why: ({ frame }) => (me(frame)?.stand_in ? null : no("why-not-left")),
  run: simply({ type: "return" }),
};

export const rematch: Command = {
  name: "rematch",
  about: "command-rematch",
  why: ({ frame }) => (frame.table.phase === "over" ? notHost(frame) : no("why-not-over")),
  run: simply({ type: "rematch" }),
};

export const abort: Command = {
  name: "abort",
  about: "command-abort",
  why: ({ frame }) => (frame.table.phase === "playing" ? notHost(frame) : no("why-not-playing")),
  run: simply({ type: "abort" }),
};

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
function ofRules({ game }: Here): Command[] {
  return (game?.options.commands ?? []).map((option) => ({
    name: option.name,
    about: option.about,
    isOn: ({ frame }) => option.isOn(frame.table.options),
    why: (here) => rulesLocked(here) ?? option.why(here.frame.table.options, here.frame.table.seats.length),
    run: (here) => setOptions(here, option.toggled(here.frame.table.options)),
  }));
}

/** All that can be written with a slash here; what goes now comes first. */
export function commandsOf(here: Here): Command[] {
  const all = [join, start, leave, ...ofRules(here)];
  return [...all.filter((command) => !command.why(here)), ...all.filter((command) => command.why(here))];
}

/** What a line of chat means: nothing with a slash is ever said aloud. */
export function read(line: string, here: Here): { say: string } | { command: Command } | { unknown: string } {
  const text = line.trim();
  if (!text.startsWith("/")) return { say: text };
  const name = text.slice(1).split(/\s/)[0]?.toLowerCase() ?? "";
  const command = commandsOf(here).find((known) => known.name === name);
  return command ? { command } : { unknown: name };
}
