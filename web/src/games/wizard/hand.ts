// The hand as it lies there: its fixed order, and a name for each card that tells equal ones apart.

import { inOrder, type Card, type Suit } from "../../cards/card";

export interface Held {
  key: string; // `W#1` is the second wizard
  card: Card;
}

export function held(cards: readonly Card[], trumpRight: Suit | null): Held[] {
  const seen = new Map<Card, number>();
  return inOrder(cards, trumpRight).map((card) => {
    const nth = seen.get(card) ?? 0;
    seen.set(card, nth + 1);
    return { key: `${card}#${nth}`, card };
  });
}
