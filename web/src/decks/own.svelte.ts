// The decks of a person, wherever they lie: in the account of whoever is signed in, else in this browser.

import { Refused } from "../net/ask";
import { account, accountDecks, askWho, dropFromAccount, keepInAccount } from "./account.svelte";
import { deckHere, decksHere, forgetDeckHere, keepDeckHere, type KeptDeck } from "./kept";

/** All decks that a person can bring to a table of this game; never fails, at worst it is those of this browser. */
export async function ownDecks(game: string): Promise<KeptDeck[]> {
  try {
    if (account.name === undefined) await askWho();
    const theirs = account.name === null ? [] : await accountDecks();
    return [...theirs.filter((deck) => deck.game === game), ...decksHere(game)];
  } catch {
    return decksHere(game);
  }
}

/** The deck with this id, in the account or here; null when there is none, and rejects when nobody can say. */
export async function ownDeck(id: string): Promise<KeptDeck | null> {
  const here = deckHere(id);
  if (here) return here;
  if ((account.name ?? (await askWho())) === null) return null;
  return (await accountDecks()).find((deck) => deck.id === id) ?? null;
}

/** Whether a deck lies in this browser alone. */
export function liesHere(id: string): boolean {
  return deckHere(id) !== null;
}

/** Keep a deck where it lies; a new one lies in the account, if there is one. */
export async function keepDeck(deck: KeptDeck): Promise<void> {
  if (account.name && !liesHere(deck.id)) await keepInAccount(deck);
  else keepDeckHere({ ...deck, at: Date.now() });
}

export async function dropDeck(id: string): Promise<void> {
  if (liesHere(id)) forgetDeckHere(id);
  else await dropFromAccount(id);
}

/** Take a deck of this browser into the account. */
export async function moveToAccount(deck: KeptDeck): Promise<void> {
  await keepInAccount(deck);
  forgetDeckHere(deck.id);
}

/** Whether the account let the browser go: signed out elsewhere, or deleted. */
export function signedOut(error: unknown): boolean {
  return error instanceof Refused && error.code === "not-signed-in";
}
