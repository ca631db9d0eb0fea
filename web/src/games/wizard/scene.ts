// What the eye sees at one moment: crest, plates and field.  The newest frame gives the last scene; a trick that
// has just been completed, and a round that has just been scored, are scenes on the way there.

import type { Card, Suit } from "../../cards/card";
import type { Seat } from "../../wire";
import type { Demand, Line, Phase, WizardFrame } from "./view";

/** A card lying under its owner. */
export interface Laid {
  seat: Seat;
  card: Card;
}

export interface Scene {
  round: number;
  cards: number;
  phase: Phase | "result";
  turned: Card | null;
  trump: Suit | null;
  places: Seat[]; // the order of play, the start player leftmost
  totals: number[];
  projected: (number | null)[];
  bids: (number | null)[];
  hasBid: boolean[]; // openly or secretly
  taken: number[];
  leader: Seat;
  trick: Laid[];
  number: number; // of the trick, from 1
  demand: Demand;
  follow: Suit | null;
  ahead: Seat | null;
  waiting: Seat[];
  taker: Seat | null; // of the trick that lies complete
  swept: boolean; // the trick is on its way to its taker
  line: Line | null; // of the round just scored
  scored: number | null; // the number of that round
}

/** The table as the frame has it. */
export function sceneOf({ view: { public: p }, facts, waiting }: WizardFrame): Scene {
  return {
    round: p.round,
    cards: facts.cards,
    phase: p.phase,
    turned: p.turned,
    trump: p.trump,
    places: facts.places,
    totals: p.totals,
    projected: facts.projected,
    bids: p.bids,
    hasBid: p.bids.map((bid, seat) => bid !== null || (p.phase === "bid" && secret(p) && !waiting.includes(seat))),
    taken: p.taken,
    leader: p.leader,
    trick: laid(p.leader, p.trick, p.totals.length),
    number: p.tricks.length + 1,
    demand: facts.demand,
    follow: facts.follow,
    ahead: facts.ahead,
    waiting,
    taker: null,
    swept: false,
    line: null,
    scored: null,
  };
}

function secret(p: WizardFrame["view"]["public"]): boolean {
  return p.plan[p.round - 1]?.hiddentip ?? false;
}

/** Cards from the leader on, each with its owner. */
export function laid(leader: Seat, cards: Card[], players: number): Laid[] {
  return cards.map((card, i) => ({ seat: (leader + i) % players, card }));
}

