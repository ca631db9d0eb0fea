// What the server says about a table of Wizard, mirrored by hand from src/zaubertisch/games/wizard/{state,facts,options}.py.

import type { Card, Suit } from "../../cards/card";
import type { Frame, Seat, View } from "../../wire";

export type Phase = "trump" | "bid" | "rebid" | "play" | "over";
export type Demand = "nothing" | "open" | "free" | "suit";

/** One round of the plan: the cards each player gets, and how the bids are made. */
export interface Round {
  cards: number;
  hiddentip: boolean;
  notequal: boolean;
}

/** A finished trick: its cards from the leader on, and who took it. */
export interface Trick {
  leader: Seat;
  cards: Card[];
  taker: Seat;
}

/** A finished round on the score sheet, by seat. */
export interface Line {
  bids: number[];
  taken: number[];
  points: number[];
  totals: number[];
}

export interface Public {
  plan: Round[];
  totals: number[];
  start: Seat;
  round: number; // counts from 1
  phase: Phase;
  turned: Card | null;
  trump: Suit | null;
  bids: (number | null)[];
  taken: number[];
  leader: Seat;
  trick: Card[]; // from the leader on
  tricks: Trick[]; // the finished tricks of this round
  last: Trick | null; // the latest finished trick, of this round or the one before
  sheet: Line[]; // the finished rounds
}

export interface Own {
  hand: Card[];
}

export interface Facts {
  places: Seat[]; // the order of play, from the start player on
  dealer: Seat;
  cards: number; // each player got in this round
  demand: Demand;
  follow: Suit | null;
  ahead: Seat | null;
  projected: (number | null)[];
  bid_sum: number;
  forbidden_bid: number | null;
  locked: Card[];
  winners: Seat[];
}

export type NameTrump = { type: "trump"; suit: Suit };
export type Bid = { type: "bid"; tricks: number };
export type Play = { type: "play"; card: Card };
export type Move = NameTrump | Bid | Play;

export type Event =
  | { type: "round_dealt"; round: number; cards: number; start: Seat; turned: Card | null; trump: Suit | null }
  | { type: "trump_named"; seat: Seat; suit: Suit }
  | { type: "bid_made"; seat: Seat; tricks: number; again: boolean }
  | { type: "bids_shown"; bids: number[] }
  | { type: "card_played"; seat: Seat; card: Card }
  | { type: "trick_taken"; number: number; trick: Trick }
  | { type: "round_scored"; round: number; line: Line }
  | { type: "match_over"; winners: Seat[] };

/** A frame in which cards are dealt: phases playing and over. */
export type WizardFrame = Omit<Frame<View<Public, Own>, Facts, Move, Event>, "view" | "facts"> & {
  view: View<Public, Own>;
  facts: Facts;
};

/** The bids of the others, in the order in which they were made. */
export function bidsBefore({ seat: own, view, facts }: WizardFrame): number[] {
  return facts.places.flatMap((seat) => (seat === own ? [] : (view.public.bids[seat] ?? [])));
}
