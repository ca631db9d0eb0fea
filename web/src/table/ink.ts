// Names and cards inside a sentence: as plain words to be heard, or marked, so that a line can show the name bold
// and the card with its sign.

import { cardInside } from "../cards/names";
import type { Card } from "../cards/card";

/** `legt einen Zauberer`, `nimmt ihn mit einem Zauberer`. */
export type Case = "what" | "with";

export interface Ink {
  name: (name: string) => string;
  card: (card: Card, how: Case) => string;
}

export type Piece = { kind: "text" | "name"; text: string } | { kind: "card"; card: Card; how: Case };

// Private characters, which no keyboard types and no sentence holds.
const NAME = "\uE000";
const CARD = "\uE001";
const END = "\uE002";

export const PLAIN: Ink = {
  name: (name) => name,
  card: cardInside,
};

export const MARKED: Ink = {
  name: (name) => NAME + name + END,
  card: (card, how) => `${CARD}${how}${card}${END}`,
};

/** A marked sentence, taken apart. */
export function pieces(marked: string): Piece[] {
  return marked
    .split(new RegExp(`([${NAME}${CARD}][^${END}]*${END})`))
    .filter((part) => part !== "")
    .map((part): Piece => {
      const inner = part.slice(1, -1);
      if (part.startsWith(NAME)) return { kind: "name", text: inner };
      if (part.startsWith(CARD)) return { kind: "card", how: inner.slice(0, 4) as Case, card: inner.slice(4) };
      return { kind: "text", text: part };
    });
}
