// The decks that lie in this browser, for whoever has no account or is not signed in; `own` has those of both.

import { keep, kept, names } from "../keeping";
import { newKey } from "../net/random";
import type { Deck } from "./deck";

export interface KeptDeck {
  id: string;
  game: string;
  name: string;
  deck: Deck; // what is brought to the table
  at: number; // when it was last changed, in milliseconds since 1970
}

const DECK = "zaubertisch.deck.";

/** The deck of this browser with this id, or null. */
export function deckHere(id: string): KeptDeck | null {
  return kept<KeptDeck>(DECK + id);
}

/** All decks of this browser, the one changed last first. */
export function decksHere(game: string): KeptDeck[] {
  return names(DECK)
    .map((name) => kept<KeptDeck>(name))
    .filter((one): one is KeptDeck => one !== null && one.game === game)
    .sort((a, b) => b.at - a.at);
}

/** Says whether it was kept for longer than this page is open. */
export function keepDeckHere(deck: KeptDeck): boolean {
  return keep(DECK + deck.id, deck);
}

export function forgetDeckHere(id: string): void {
  keep(DECK + id, null);
}

export function newDeck(game: string, name: string, deck: Deck, at = Date.now()): KeptDeck {
  return { id: newKey(), game, name, deck, at };
}
