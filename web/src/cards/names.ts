// What cards and suits are called.  Suits are named after their signs; the colour is said beside the sign.

import { t } from "../words";
import { rankOf, suitOf, SUITS, type Card, type Suit } from "./card";

/** `Kraut`, as a title; `herb`, inside a sentence. */
export function suitName(suit: Suit, place: "title" | "sentence" = "title"): string {
  return t(place === "title" ? "card-suit" : "card-suit-inside", { suit });
}

/** `keine Flamme`: what somebody has who has none of it. */
export function noneOf(suit: Suit): string {
  return t("card-suit-none", { suit });
}

/** `grün`. */
export function colourName(suit: Suit): string {
  return t("card-colour", { suit });
}

/** `Kraut 11`, `Zauberer`. */
export function cardName(card: Card): string {
  const suit = suitOf(card);
  return suit === null ? t("card-special", { card }) : `${suitName(suit)} ${rankOf(card)}`;
}

/** A card inside a sentence, after "lays" or after "with": `herb 11`, `a wizard`. */
export function cardInside(card: Card, how: "what" | "with"): string {
  const suit = suitOf(card);
  return suit === null ? t("card-special-inside", { card, how }) : `${suitName(suit, "sentence")} ${rankOf(card)}`;
}

/** `Kraut 11, grün`: for those who hear it. */
export function cardLabel(card: Card): string {
  const suit = suitOf(card);
  return suit === null ? cardName(card) : `${cardName(card)}, ${colourName(suit)}`;
}

/** `Dein Kraut 11`: a card of the reader's hand, where it begins a sentence. */
export function ownCard(card: Card): string {
  return t("wings-card", { kind: suitOf(card) ?? card, rank: rankOf(card) ?? "" });
}

/** The initials printed on the cards. */
export function letters(): Record<Suit | "W" | "J", string> {
  const all = [...SUITS, "W", "J"] as const;
  return Object.fromEntries(all.map((card) => [card, t("card-letter", { card })])) as Record<Suit | "W" | "J", string>;
}
