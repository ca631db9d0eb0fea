// What the eye sees at one moment: crest, plates and the middle.  The newest frame gives the last scene; a fight that
// has just been taken, and a round that has just been scored, are scenes on the way there.

import type { Seat } from "../../wire";
import type { KampfFrame, Laid, Line } from "./view";

export interface Scene {
  round: number;
  phase: "play" | "result" | "over";
  places: Seat[]; // the order of play, the start player leftmost
  waiting: Seat[];
  opener: Seat;
  number: number; // of the fight, from 1
  total: number; // to beat
  highest: number; // that there is
  middle: Laid[];
  holder: Seat | null; // whose cards made the total
  collected: number[]; // in this round
  standing: number[]; // in the match
  ranks: number[];
  hands: number[];
  stock: number;
  lastFight: boolean;
  taker: Seat | null; // of the fight that lies there finished
  swept: boolean; // its cards are on their way
  line: Line | null; // of the round just scored
}

/** The table as the frame has it. */
export function sceneOf({ view: { public: p }, facts, waiting }: KampfFrame): Scene {
  return {
    round: p.round,
    phase: p.phase,
    places: p.totals.map((_, i) => (p.start + i) % p.totals.length),
    waiting,
    opener: p.opener,
    number: p.fights.length + 1,
    total: p.total,
    highest: facts.highest,
    middle: p.middle,
    holder: facts.holder,
    collected: p.collected,
    standing: facts.standing,
    ranks: facts.ranks,
    hands: p.hands,
    stock: p.stock,
    lastFight: facts.last_fight,
    taker: null,
    swept: false,
    line: null,
  };
}
