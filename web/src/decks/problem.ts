// What is wrong with a deck, in words, with the cards by their names where these are known.

import { printOf } from "../games/seelenkrieger/cards/catalogue.svelte";
import { sentence } from "../net/trouble";
import { has, t } from "../words";
import type { Problem } from "../wire";

/** The card that a problem is about, by its id. */
export function cardOf({ facts }: Problem): string | null {
  const card = facts?.["card"];
  return card === undefined ? null : String(card);
}

/** In a few words; a problem that is not about decks as it is told elsewhere. */
export function inShort(problem: Problem): string {
  const id = `deck-problem-${problem.code}`;
  if (!has(id)) return sentence(problem);
  const card = cardOf(problem);
  return t(id, { have: 0, want: 0, ...problem.facts, card: (card && printOf(card)?.name) ?? card ?? "" });
}

/** How far the main deck is from its size. */
export function distance({ code, facts }: Problem): string | null {
  const lacks = Number(facts?.["want"]) - Number(facts?.["have"]);
  if (code !== "main-size" || Number.isNaN(lacks)) return null;
  return lacks > 0 ? t("deck-lacks", { n: lacks }) : t("deck-exceeds", { n: -lacks });
}
