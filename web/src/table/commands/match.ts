// Sitting down and getting up, the start and the end.

import type { Misfit } from "../../games/options";
import type { Frame } from "../../wire";
import { count, me, no, notGathering, notHost, simply, type Command } from "./command";

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
    here.visit.leaving = true;
    const done = await here.act({ type: "leave" });
    here.visit.leaving = false;
    if (!done) return false;
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
  grave: true,
  why: ({ frame }) => (frame.table.phase === "playing" ? notHost(frame) : no("why-not-playing")),
  run: simply({ type: "abort" }),
};
