// What the coach says, mirrored by hand from src/zaubertisch/bots/wizard/coach/advice.py.

import type { Card, Suit } from "../cards/card";
import type { Seat } from "../wire";

export type Coached = { type: "bid"; tricks: number } | { type: "play"; card: Card } | { type: "trump"; suit: Suit };

export type Why =
  | { type: "need"; tricks: number; left: number }
  | { type: "lacks"; seat: Seat; suit: Suit }
  | { type: "sure"; cards: Card[] }
  | { type: "shaky"; cards: Card[] }
  | { type: "takes"; chance: number }
  | { type: "beaten"; seat: Seat; chance: number; trump: number };

/** A legal move and what it leads to. */
export interface Choice {
  move: Coached;
  points: number; // the mean of what the round brings
  doubt: number; // how surely that is less than the best
  met: number;
  tricks: number[]; // the chance to take exactly 0, 1, 2 … tricks
  why: Why[];
}

export interface Advice {
  choices: Choice[];
  best: number;
  why: Why[];
  worlds: number;
}

export interface Lesson {
  turn: number;
  seat: Seat;
  advice: Advice;
}

/** The choices that may be as good as the best: what they are behind can be chance. */
export function asGood({ choices, best }: Advice): Choice[] {
  const most = choices[best]?.points ?? 0;
  return choices.filter((choice, at) => at !== best && most - choice.points <= 2 * choice.doubt);
}
