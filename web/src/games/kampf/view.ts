// What the server says about a table of Kampf der Magier, mirrored by hand from
// src/zaubertisch/games/kampf/{state,facts}.py.

import type { Frame, Seat, View } from "../../wire";
import type { Card } from "./cards";

/** Cards laid into the middle, and the total announced with them; a crystal ball comes last. */
export interface Laid {
  seat: Seat;
  cards: Card[];
  joker: number | null;
  total: number;
}

export interface Fight {
  laid: Laid[];
  taker: Seat | null;
}

/** A finished round on the score sheet, by seat. */
export interface Line {
  collected: number[]; // the cards that were left in hand among them
  left: number[];
  totals: number[];
}

export interface Public {
  rounds: number;
  totals: number[];
  start: Seat;
  round: number; // counts from 1
  phase: "play" | "over";
  turn: Seat;
  opener: Seat;
  total: number;
  middle: Laid[];
  fights: Fight[]; // the finished fights of this round
  last: Fight | null;
  collected: number[];
  hands: number[];
  stock: number;
  sheet: Line[];
}

export interface Own {
  hand: Card[];
}

export interface Reason {
  code: string;
  facts: Record<string, string | number>;
}

/** Cards of the own hand that can be laid together, and what they come to. */
export interface Sum {
  cards: Card[];
  joker: number | null;
  total: number;
  allowed: boolean;
}

export interface Facts {
  least: number;
  holder: Seat | null;
  last_fight: boolean;
  highest: number;
  middle: number;
  standing: number[];
  ranks: number[];
  sums: Sum[];
  locked: { card: Card; why: Reason }[];
  no_take: Reason | null;
  winners: Seat[];
}

export type Play = { type: "play"; cards: Card[]; joker: number | null };
export type Ball = { type: "ball"; cards?: Card[]; joker?: number | null };
export type Take = { type: "take" };
export type Move = Play | Ball | Take;

export type Event =
  | { type: "round_dealt"; round: number; start: Seat; stock: number }
  | { type: "cards_laid"; laid: Laid; opens: boolean }
  | { type: "cards_drawn"; seat: Seat; cards: number; stock: number }
  | { type: "fight_taken"; seat: Seat; number: number; cards: number; collected: number }
  | { type: "round_scored"; round: number; line: Line }
  | { type: "match_over"; winners: Seat[] };

/** A frame in which cards are dealt: phases playing and over. */
export type KampfFrame = Omit<Frame<View<Public, Own>, Facts, Move, Event>, "view" | "facts"> & {
  view: View<Public, Own>;
  facts: Facts;
};
