// What the coach says after a match, mirrored by hand from src/zaubertisch/bots/wizard/coach/review.py.

import type { Seat } from "../wire";
import type { Advice, Coached } from "./lesson";

/** A decision that cost points, by what the seat could know. */
export interface Dear {
  turn: number;
  round: number;
  move: Coached;
  cost: number;
  advice: Advice;
}

/** The best bid by one way of looking, what it was worth, and what the bid that was made was worth. */
export interface Bids {
  best: number;
  points: number;
  made: number;
  clear: boolean; // the difference is more than chance explains
}

export interface RoundSeen {
  round: number;
  turn: number;
  bid: number;
  taken: number;
  points: number;
  foresight: Bids; // by what the seat knew
  hindsight: Bids; // by all hands as they were
}

export interface Review {
  dear: Dear[];
  rounds: RoundSeen[];
}

export interface Reviewed {
  seat: Seat;
  answered: number;
  questions: number; // 0 while that is not known
  review: Review | null;
}
