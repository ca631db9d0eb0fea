// The sixty cards as the wire names them: R1..R13, Y.., G.., B.., W a wizard, J a jester.

export type Suit = "R" | "Y" | "G" | "B";
export type Card = string;

/** In the order in which a hand, a wheel and a row of signs show them. */
export const SUITS: readonly Suit[] = ["R", "Y", "G", "B"];
export const RANKS: readonly number[] = Array.from({ length: 13 }, (_, i) => i + 1);

/** The printed suit; null for wizards and jesters. */
export function suitOf(card: Card): Suit | null {
  return card.length > 1 ? (card[0] as Suit) : null;
}

/** The printed figure; null for wizards and jesters. */
export function rankOf(card: Card): number | null {
  return card.length > 1 ? Number(card.slice(1)) : null;
}

/** A card's place in a sorted hand: red, yellow, green, blue, wizards, jesters. */
export function placeInHand(card: Card): number {
  const suit = suitOf(card);
  if (suit === null) return card === "W" ? 60 : 61;
  return SUITS.indexOf(suit) * 13 + rankOf(card)!;
}

/** The hand in its fixed order; trump stands at the right end when the player wants it there. */
export function inOrder(hand: readonly Card[], trumpRight: Suit | null = null): Card[] {
  const place = (card: Card) => placeInHand(card) + (suitOf(card) === trumpRight && trumpRight ? 100 : 0);
  return [...hand].sort((a, b) => place(a) - place(b));
}
