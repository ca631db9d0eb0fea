// What a game must say so that its finished matches can be looked at again.

import type { Component } from "svelte";
import type { Redealt } from "../fair/findings";
import type { Replay, Seat } from "../wire";

/** Whose view: a seat's, a spectator's (null), or all cards open. */
export type Eye = Seat | "open" | null;

/** A place where one can stop: after a turn, and in parts where a turn brings several things to be seen. */
export interface Stop {
  turn: number;
  part: number; // 0, 1, ... within its turn
  hold: number; // how many milliseconds it is looked at when the match plays by itself
}

/** A stretch of the match, as a round, with the places in it that one jumps to. */
export interface Chapter {
  stop: number;
  label: string; // "Round 3"
  short: string; // "3"
  steps: { stop: number; label: string; short: string }[]; // "Trick 2"
}

/** A line of the chronicle, to be read from its stop on. */
export interface Line {
  seq: number; // the stop
  text: string;
  marked: string;
}

/** A match that is being told again; what it says follows the reader's language. */
export interface Retelling {
  stops: Stop[];
  chapters: () => Chapter[];
  lines: () => Line[];
  /** What has just happened at a stop. */
  says: (stop: number) => string;
  /** Deal again from the key, and compare. */
  redeal: (key: Uint8Array) => Redealt;
}

export interface BoardProps {
  retelling: Retelling;
  at: number; // the stop
  eye: Eye;
  still: boolean; // we jumped here: nothing travels
  next: () => void;
}

export interface GameReplay {
  /** What must be at hand before anything can be told. */
  ready?: () => Promise<void>;
  open: (replay: Replay) => Retelling;
  /** Draws `main.table`. */
  Board: Component<BoardProps>;
  /** The score so far, beside the table. */
  Score: Component<BoardProps>;
  /** A coach can look back on a match of it. */
  coached?: true;
  /** A line of the chronicle. */
  Told: Component<{ line: Line }>;
}
