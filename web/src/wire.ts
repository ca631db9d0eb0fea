// Every message that crosses the network, mirrored by hand from src/zaubertisch/server/messages/wire.py.
// Bytes travel as lower-case hex, times as milliseconds since 1970, cards as on the rules page (`R7`, `W`).

export type Seat = number;
export type TablePhase = "gathering" | "opening" | "playing" | "over";
export type SeatKind = "free" | "person" | "bot";
export type Fact = string | number;
export type Options = Record<string, unknown>;
/** Seconds for each decision; 0 is none, from a day on it is correspondence. */
export type Clock = 0 | 30 | 60 | 180 | 86400 | 259200;
/** What can be said in every reader's own language. */
export type Phrase = "hello" | "luck" | "well_played" | "thanks" | "sorry" | "moment" | "back" | "your_turn" | "again" | "bye";

// -- the lobby

export interface OpenTable {
  key: string;
  game: string;
  seats: number;
  options?: Options;
  title?: string;
  listed?: boolean;
  serious?: boolean;
  training?: boolean;
  clock?: Clock;
}

export interface TableOpened {
  table: string;
  invite: string;
}

export interface SitDown {
  key: string;
  name: string;
  token: string;
  promise: string;
  seat?: Seat | null;
  brings?: unknown; // a deck, where one brings one; none is the usual one
}

export interface SatDown {
  seat: Seat;
  seq: number;
}

export interface SeatSummary {
  kind: SeatKind;
  name: string;
}

export interface TableSummary {
  table: string;
  title: string;
  game: string;
  options: Options;
  phase: TablePhase;
  seats: SeatSummary[];
  serious: boolean;
  at: number;
  clock: Clock;
  training: boolean; // whoever is asked may ask the coach
}

/** What a bot won alone against so many copies of another one, from 0 to 1. */
export interface Strength {
  bot: string;
  against: string;
  others: number;
  wins: number;
  ci95: number | null;
  matches: number;
}

/** Who can be asked to sit down, from easy to strong, and how strong they are. */
export interface Levels {
  bots: string[];
  strengths: Strength[];
}

export interface GameSummary extends Levels {
  game: string;
  rules: number;
  seats: [fewest: number, most: number];
  options: unknown; // the JSON schema
  coach: boolean; // one knows the game
}

// -- acting

export type Action =
  | { type: "add_bot"; bot: string; seat?: Seat | null }
  | { type: "remove"; seat: Seat }
  | { type: "options"; options: Options; seats?: number | null; clock?: Clock | null }
  | { type: "start" }
  | { type: "promise"; promise: string }
  | { type: "bring"; brings: unknown }
  | { type: "nonce"; nonce: string }
  | { type: "move"; turn: number; move: unknown }
  | { type: "say"; text: string }
  | { type: "phrase"; phrase: Phrase }
  | { type: "silence"; seat: Seat; on: boolean }
  | { type: "take_back"; turn: number }
  | { type: "allow"; turn: number; yes: boolean }
  | { type: "leave" }
  | { type: "return" }
  | { type: "abort" }
  | { type: "rematch" };

export interface Act {
  key: string;
  do: Action;
}

export interface Done {
  seq: number;
}

export interface Problem {
  code: string;
  message: string;
  facts?: Record<string, Fact>;
  parts?: Problem[]; // where several things are wrong at once: each of them
}

// -- watching

export interface Hello {
  type: "hello";
  token?: string | null;
  since?: number | null;
}

export interface SeatView {
  kind: SeatKind;
  name: string;
  bot: string | null;
  stand_in: boolean;
  promised: boolean;
  opened: boolean;
  here: boolean; // somebody follows the table from this seat
  grace: number | null; // when a bot sits in for this person, unless they are here again
  silenced: boolean; // the host has taken their voice
}

/** Somebody wants to take a move back; the bots wait for the answers until then. */
export interface Asking {
  seat: Seat;
  turn: number;
  until: number;
  missing: Seat[];
}

export interface TableView {
  table: string;
  title: string;
  game: string;
  options: Options;
  listed: boolean;
  serious: boolean;
  phase: TablePhase;
  aborted: boolean;
  seats: SeatView[];
  host: Seat | null;
  match: string;
  promise: string;
  voided: number;
  open_until: number | null;
  key: string | null;
  players: [fewest: number, most: number]; // with these options
  clock: Clock;
  due: number | null; // when time is up for those who are waited for
  asking: Asking | null;
  training: boolean; // whoever is asked may ask the coach
}

export interface Said {
  seq: number;
  at: number;
  seat: Seat | null;
  name: string;
  text: string;
  phrase: Phrase | null;
}

export interface Happened {
  seq: number;
  at: number;
  code: string;
  facts: Record<string, Fact>;
}

/** What one reader may know of the game; `own` is null for a spectator. */
export interface View<Public = unknown, Own = unknown> {
  seat: Seat | null;
  public: Public;
  own: Own | null;
}

/** The whole table as one reader may see it.  A game narrows the unknowns to its own types. */
export interface Frame<V = unknown, F = unknown, M = unknown, E = unknown, O = unknown> {
  type: "frame";
  seq: number;
  at: number;
  table: TableView;
  seat: Seat | null;
  turn: number | null;
  waiting: Seat[];
  mine: M | null;
  view: V | null;
  facts: F | null;
  legal: M[]; // of those in `offers` perhaps only some
  offers: O[]; // legal moves by the many, told by what they are put together from
  brought: unknown; // the deck that we have brought; null is the usual one
  misfits: Problem[]; // what is wrong with it since the options have changed
  may_take_back: boolean;
  scores: number[];
  events: E[];
  said: Said[];
  happened: Happened[];
  past: Happened[]; // for whoever comes in: what else happened since the deal
}

export interface Beat {
  type: "beat";
  at: number;
}

export interface Refusal extends Problem {
  type: "refusal";
}

export type FromServer = Frame | Beat | Refusal;

// -- matches that are over

export interface MatchSummary {
  match: string;
  at: number; // when it ended
  game: string;
  names: string[];
  scores: number[];
  over: boolean; // false when it was broken off
}

/** A finished match as one file: what it was played by, what was opened, every turn. */
export interface MatchRecord {
  zaubertisch: number;
  game: string;
  rules: number;
  options: Options;
  names: string[];
  brought: unknown[];
  opening: {
    match: string;
    promise: string;
    promises: (string | null)[];
    nonces: (string | null)[];
    key: string;
  };
  log: ({ type: "moves"; moves: Record<Seat, unknown> } | { type: "take_back" })[];
  scores: number[];
  over: boolean;
  bots: (string | null)[];
  stood_in: { turn: number; seat: Seat; bot: string }[];
}

export interface Moved<M = unknown> {
  seat: Seat;
  move: M;
  bot: string | null; // the bot that made it; null for a person
}

export interface Heard<E = unknown> {
  seat: Seat | null; // the only seat that was told
  event: E;
}

/** What only one seat knew; its facts are null where they are those of a spectator. */
export interface SeatMoment<Own = unknown, F = unknown> {
  own: Own;
  facts: F | null;
}

/** A match after one of its turns, with everybody's cards. */
export interface Moment<Public = unknown, Own = unknown, F = unknown, M = unknown, E = unknown> {
  turn: number; // how many turns were over
  took_back: boolean; // this turn undid the one before it
  by: Moved<M>[];
  events: Heard<E>[];
  waiting: Seat[];
  public: Public;
  facts: F; // a spectator's
  seats: SeatMoment<Own, F>[];
}

/** A match that is over, moment by moment, from the deal on. */
export interface Replay<M = Moment> {
  match: string;
  at: number;
  game: string;
  options: Options;
  names: string[];
  bots: (string | null)[];
  scores: number[];
  over: boolean;
  brought: unknown[]; // what each seat brought along: its deck, or null
  moments: M[];
}
