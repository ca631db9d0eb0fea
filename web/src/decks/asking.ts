// What the server says about decks: what a game brings along, what is wrong with a deck, what a list says.

import { ask } from "../net/ask";
import type { Options, Problem } from "../wire";
import type { Deck } from "./deck";

export interface ReadyDeck {
  key: string;
  name: string;
  deck: Deck;
}

/** To which part of a deck a card belongs. */
export type Home = "main" | "side" | "hero";

export interface DeckShelf {
  ready: ReadyDeck[];
  homes: Record<string, Home>;
}

/** What a deck must keep to at a table with these options. */
export interface Format {
  main: number;
  warriors: number;
  copies: number;
  side: number;
  side_copies: number;
}

export interface DeckFacts {
  main: number;
  warriors: number;
  side: number;
  hero: boolean;
  format: Format;
}

export interface DeckChecked {
  problems: Problem[];
  facts: DeckFacts;
  text: string; // as a list in the reader's language
}

export interface Unread {
  code: string;
  line: number;
  text: string;
  nearest: string | null;
}

export interface ReadList {
  deck: Deck;
  name: string | null;
  unread: Unread[];
}

export interface SampleHand {
  hand: string[];
  coming: string[]; // the next draws, in order
}

export interface Samples {
  first: SampleHand;
  redrawn: SampleHand | null;
}

export const GAME = "seelenkrieger";
const DECKS = `/api/games/${GAME}/decks`;

export const deckShelf = (): Promise<DeckShelf> => ask(DECKS);

export const checkDeck = (body: { deck: Deck; options: Options; name: string; language: string }): Promise<DeckChecked> =>
  ask(`${DECKS}/check`, { body });

export const readList = (text: string): Promise<ReadList> => ask(`${DECKS}/read`, { body: { text }, once: true });

export const drawHand = (body: { deck: Deck; options: Options; begins: boolean; chance: number }): Promise<Samples> =>
  ask(`${DECKS}/hand`, { body, once: true });
