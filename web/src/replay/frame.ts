// A moment as the frame that a reader would have got then, for all that draws frames.

import type { Frame, Moment, Replay, SeatView } from "../wire";
import type { Eye } from "./game";

/** `away` are the seats for which a bot was moving. */
export function frameAt(replay: Replay, moment: Moment, eye: Eye, away: readonly boolean[] = []): Frame {
  const seat = typeof eye === "number" ? eye : null;
  const mine = seat === null ? undefined : moment.seats[seat];
  const last = moment.turn === replay.moments.at(-1)?.turn;
  return {
    type: "frame",
    seq: moment.turn + 1,
    at: replay.at,
    table: {
      table: "",
      title: "",
      game: replay.game,
      options: replay.options,
      listed: false,
      serious: false,
      training: false,
      phase: last ? "over" : "playing",
      aborted: last && !replay.over,
      seats: replay.names.map((name, place) => sitter(name, replay.bots[place] ?? null, away[place] ?? false)),
      host: null,
      match: replay.match,
      promise: "",
      voided: 0,
      open_until: null,
      key: null,
      players: [replay.names.length, replay.names.length],
      clock: 0,
      due: null,
      asking: null,
    },
    seat,
    turn: moment.turn,
    waiting: moment.waiting,
    mine: null,
    view: { seat, public: moment.public, own: mine?.own ?? null },
    facts: mine?.facts ?? moment.facts,
    legal: [],
    offers: [],
    brought: null,
    misfits: [],
    may_take_back: false,
    scores: [],
    events: moment.events.filter((heard) => eye === "open" || heard.seat === null || heard.seat === seat).map(({ event }) => event),
    said: [],
    happened: [],
    past: [],
  };
}

function sitter(name: string, bot: string | null, standIn: boolean): SeatView {
  return {
    kind: bot === null ? "person" : "bot",
    name,
    bot,
    stand_in: standIn,
    promised: true,
    opened: true,
    here: true,
    grace: null,
    silenced: false,
  };
}
