// The cards of Kampf der Magier as the wire names them: 1..13 mages by value, J a joker, C a crystal ball.

import { t } from "../../words";

export type Card = string;

export const MAGES: readonly number[] = Array.from({ length: 13 }, (_, i) => i + 1);
export const JOKER: Card = "J";
export const BALL: Card = "C";

/** The printed value; null for jokers and crystal balls. */
export function valueOf(card: Card): number | null {
  return card === JOKER || card === BALL ? null : Number(card);
}

/** The ink a mage is printed in: blue where a joker can stand for it, red where it cannot. */
export function inkOf(value: number): "B" | "R" {
  return value <= 7 ? "B" : "R";
}

/** `Magier 4`, `Joker`, `Kristallkugel`. */
export function cardName(card: Card): string {
  return t("kampf-card", { card, value: valueOf(card) ?? 0 });
}

/** `Joker als 4`; every other card by its name. */
export function laidName(card: Card, joker: number | null): string {
  return card === JOKER && joker !== null ? t("kampf-joker-as", { value: joker }) : cardName(card);
}

/** A card of the hand, and a name for it that tells equal ones apart. */
export interface Held {
  key: string; // `4#1` is the second mage 4
  card: Card;
}

export function held(cards: readonly Card[]): Held[] {
  const seen = new Map<Card, number>();
  return cards.map((card) => {
    const nth = seen.get(card) ?? 0;
    seen.set(card, nth + 1);
    return { key: `${card}#${nth}`, card };
  });
}
