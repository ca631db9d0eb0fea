// What a deck is called: by the name of one that the game brings along, if it holds the same cards.

import type { ReadyDeck } from "./asking";
import type { Deck, Lot } from "./deck";

type Brought = Pick<Deck, "main"> & Partial<Deck>;

/** The name of the ready deck with the same cards; null where it is another. */
export function called(deck: Brought, ready: readonly ReadyDeck[]): string | null {
  const cards = written(deck);
  return ready.find((one) => written(one.deck) === cards)?.name ?? null;
}

/** The same for the same cards, however they are lotted and ordered. */
function written({ main, side = [], hero = null }: Brought): string {
  return JSON.stringify([counted(main), counted(side), hero]);
}

function counted(lots: readonly Lot[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const { card, count } of lots) counts.set(card, (counts.get(card) ?? 0) + count);
  return [...counts].sort(([one], [other]) => (one < other ? -1 : 1));
}
