// The deals of a match of Wizard, made again from its key as games/wizard/rules.py makes them (W4-W7).

import { inOrder, RANKS, SUITS, type Card } from "../../cards/card";
import { Chance } from "../../fair/chance";
import type { Seat } from "../../wire";

export interface Dealt {
  start: Seat;
  hands: Card[][]; // by seat, in order
  turned: Card | null;
}

const DECK: Card[] = [
  ...SUITS.flatMap((suit) => RANKS.map((rank) => `${suit}${rank}`)),
  ...Array<Card>(4).fill("J"),
  ...Array<Card>(4).fill("W"),
];

/** One deal for each round of the plan, dealt when it is asked for. */
export function* deals(key: Uint8Array, players: number, cards: readonly number[]): Generator<Dealt> {
  const chance = new Chance(key);
  const first = chance.below(players);
  for (const [round, each] of cards.entries()) {
    const pile = chance.shuffle(DECK);
    yield {
      start: (first + round) % players,
      hands: Array.from({ length: players }, (_, seat) => inOrder(pile.slice(seat * each, (seat + 1) * each))),
      turned: pile[players * each] ?? null,
    };
  }
}
