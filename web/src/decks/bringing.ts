// The deck that this person brings along: chosen once, it comes to every table of its game until another is chosen.

import { keep, kept } from "../keeping";
import type { Deck } from "./deck";

const NAME = "zaubertisch.brings.";

/** The deck that comes along; null is what is usual at a seat. */
export function broughtTo(game: string): Deck | null {
  return kept<Deck>(NAME + game);
}

export function bringTo(game: string, deck: Deck | null): void {
  keep(NAME + game, deck);
}

/** Whether two decks are the same, lot by lot. */
export function sameDeck(one: Deck | null, other: Deck | null): boolean {
  return written(one) === written(other);
}

function written(deck: Deck | null): string {
  if (deck === null) return "";
  const lots = (all: Deck["main"]) => all.map(({ card, count }) => `${count} ${card}`).join(" ");
  return [lots(deck.main), lots(deck.side ?? []), deck.hero ?? ""].join(" / ");
}
