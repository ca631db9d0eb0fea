// Frames for tests: a table of Wizard that is gathering, with whatever a test wants otherwise.

import type { Frame, SeatView, TableView } from "./wire";

export const FREE: SeatView = {
  kind: "free",
  name: "",
  bot: null,
  stand_in: false,
  promised: false,
  opened: false,
  here: true,
  grace: null,
  silenced: false,
};

export function person(name: string, more: Partial<SeatView> = {}): SeatView {
  return { ...FREE, kind: "person", name, promised: true, ...more };
}

export function bot(name: string): SeatView {
  return { ...FREE, kind: "bot", name, bot: "thumb" };
}

export function frame(more: Partial<Omit<Frame, "table">> & { table?: Partial<TableView> } = {}): Frame {
  const { table, ...rest } = more;
  return {
    type: "frame",
    seq: 1,
    at: 1_790_000_000_000,
    seat: 0,
    turn: null,
    waiting: [],
    mine: null,
    view: null,
    facts: null,
    legal: [],
    offers: [],
    brought: null,
    misfits: [],
    may_take_back: false,
    scores: [],
    events: [],
    said: [],
    happened: [],
    past: [],
    ...rest,
    table: {
      table: "owl",
      title: "Owl's Corner",
      game: "wizard",
      options: { plan: "full", notequal: null, hiddentip: false, lead_suit: "bsw" },
      listed: false,
      serious: false,
      training: false,
      phase: "gathering",
      aborted: false,
      seats: [person("Jorin"), FREE, FREE, FREE],
      host: 0,
      match: "m1",
      promise: "00".repeat(32),
      voided: 0,
      open_until: null,
      key: null,
      players: [3, 6],
      clock: 0,
      due: null,
      asking: null,
      ...table,
    },
  };
}
