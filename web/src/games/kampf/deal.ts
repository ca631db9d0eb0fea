// The deals of a match of Kampf der Magier, made again from its key as games/kampf/rules.py makes them (K2, KA2, KA4).

import { Chance } from "../../fair/chance";
import type { Options, Seat } from "../../wire";
import { BALL, JOKER, MAGES, type Card } from "./cards";

/** How many mages there are of each value, from 1 on: games/kampf/mages.json. */
const COPIES = {
  steep: [6, 6, 5, 5, 5, 4, 4, 4, 3, 3, 2, 2, 2],
  flat: [4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 3],
};
const HAND = 6;

export interface Dealt {
  hands: Card[][]; // by seat, in order
  stock: number;
}

/** Who starts the first round, and a deal for each round, dealt when it is asked for. */
export function deals(key: Uint8Array, players: number, options: Options): { start: Seat; rounds: Generator<Dealt> } {
  const chance = new Chance(key);
  const copies = options["distribution"] === "flat" ? COPIES.flat : COPIES.steep;
  const deck = [...MAGES.flatMap((value) => Array<Card>(copies[value - 1]!).fill(String(value))), BALL, BALL, JOKER, JOKER];
  return { start: chance.below(players), rounds: dealt(chance, deck, players) };
}

function* dealt(chance: Chance, deck: Card[], players: number): Generator<Dealt> {
  for (;;) {
    const pile = chance.shuffle(deck);
    yield {
      hands: Array.from({ length: players }, (_, seat) => inOrder(pile.slice(seat * HAND, (seat + 1) * HAND))),
      stock: pile.length - players * HAND,
    };
  }
}

/** As a hand holds them: mages upwards, then jokers, then crystal balls. */
function inOrder(cards: Card[]): Card[] {
  const order = [...MAGES.map(String), JOKER, BALL];
  return [...cards].sort((a, b) => order.indexOf(a) - order.indexOf(b));
}
