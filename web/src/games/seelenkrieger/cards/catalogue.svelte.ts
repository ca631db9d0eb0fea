// The book of the cards, fetched once for each language.  While that of another language is on its way, the page goes
// on with the one it has; before there was any, cards are blank.

import { ask } from "../../../net/ask";
import { pause, Patience } from "../../../net/patience";
import { settings, type Language } from "../../../settings.svelte";
import type { Tale } from "../scenarios/tales";
import type { Book, Print, Word } from "./card";

export interface Catalogue {
  prints: ReadonlyMap<string, Print>; // by their id, in the order of the book
  words: Readonly<Record<string, Word>>;
  scenarios: readonly Tale[];
}

let known: Partial<Record<Language, Catalogue>> = $state.raw({});
let latest: Language | null = $state(null);
const onTheWay = new Map<Language, Promise<void>>();

/** The cards in the chosen language, else in the one that was fetched last; undefined before there is any. */
export function catalogue(): Catalogue | undefined {
  return known[settings.language] ?? (latest ? known[latest] : undefined);
}

/** What is printed on a card; undefined while the book is on its way, and for a card that is not in it. */
export function printOf(card: string): Print | undefined {
  return catalogue()?.prints.get(card);
}

/** Fetch the book of a language, once; rejects when it cannot be had. */
export function learnCards(language: Language): Promise<void> {
  if (known[language]) return Promise.resolve();
  const asked = onTheWay.get(language) ?? fetched(language).finally(() => onTheWay.delete(language));
  onTheWay.set(language, asked);
  return asked;
}

async function fetched(language: Language): Promise<void> {
  takeBook(language, await ask<Book>(`/api/games/seelenkrieger/cards/${language}`, { kept: true }));
}

/** Take a book that is at hand. */
export function takeBook(language: Language, book: Book): void {
  known = { ...known, [language]: { prints: new Map(book.cards.map((card) => [card.id, card])), words: book.words, scenarios: book.scenarios } };
  latest = language;
}

/** For a component that shows cards: its cards follow the language, and are asked for again until they come. */
export function followCards(): void {
  $effect(() => {
    const language = settings.language;
    const patience = new Patience();
    let given = false;
    void (async () => {
      for (let attempt = 0; !given; attempt += 1) {
        try {
          return await learnCards(language);
        } catch {
          await patience.wait(pause(attempt));
        }
      }
    })();
    return () => {
      given = true;
      patience.wake();
    };
  });
}
