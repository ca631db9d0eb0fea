// Which cards are shown: a card must fit every group in which something is chosen, and one choice of it will do.

import type { Faction, Kind, Print, Rarity } from "../games/seelenkrieger/cards/card";
import type { Home } from "./asking";

/** The types as they are chosen; landscapes and buildings are places. */
export type Type = "warrior" | "equipment" | "spell" | "place" | "hero";
export const TYPES: readonly Type[] = ["warrior", "equipment", "spell", "place", "hero"];
export const COSTS: readonly number[] = [0, 1, 2, 3, 4, 5];
export const RARITIES: readonly Rarity[] = ["green", "blue", "violet", "red"];

export interface Filters {
  words: string; // in the name or the text
  factions: (Faction | "none")[];
  types: Type[];
  costs: number[];
  rarities: Rarity[];
}

export const NO_FILTERS: Filters = { words: "", factions: [], types: [], costs: [], rarities: [] };

export function typeOf(kind: Kind): Type {
  return kind === "landscape" || kind === "building" ? "place" : kind;
}

export function filtered({ words, ...chosen }: Filters): boolean {
  return words.trim() !== "" || Object.values(chosen).some((group) => group.length > 0);
}

/** With this value chosen, or no more. */
export function toggled<T>(chosen: readonly T[], value: T): T[] {
  return chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value];
}

export function fits(print: Print, filters: Filters): boolean {
  const kin = print.factions.length ? print.factions : (["none"] as const);
  return (
    some(filters.factions, ...kin) &&
    some(filters.types, typeOf(print.kind)) &&
    some(filters.costs, print.cost) &&
    some(filters.rarities, print.rarity) &&
    says(print, filters.words)
  );
}

const HOMES: Record<Home, number> = { main: 0, side: 1, hero: 2 };

/** The main deck by cost, then the side deck, then the heroes; where that is the same, as in the book. */
export function inOrder(prints: readonly Print[], homes: Readonly<Record<string, Home>>): Print[] {
  const place = ({ id, cost }: Print): number => HOMES[homes[id] ?? "main"] * 100 + (cost ?? 0);
  return [...prints].sort((a, b) => place(a) - place(b));
}

function some<T>(chosen: readonly T[], ...values: (T | null)[]): boolean {
  return chosen.length === 0 || values.some((value) => value !== null && chosen.includes(value));
}

/** Whether every word that is looked for stands somewhere on the card. */
function says({ name, head, lines }: Print, words: string): boolean {
  const text = plain([name, head, ...lines].join(" "));
  return plain(words).split(/\s+/).every((word) => text.includes(word));
}

function plain(text: string): string {
  return text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
}
