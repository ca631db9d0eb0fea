// The cards of Seelenkrieger as the book of the server tells them, and as they stand on the table.

import { gain } from "../../../words/figure";
import type { Keyword, Stat } from "../events";
import type { Tale } from "../scenarios/tales";
import type { Why } from "../view";

export type { Keyword, Stat, Why };

export type Faction = "orcs" | "elves" | "mages" | "dwarves" | "undead" | "dragons";
export type Kind = "warrior" | "hero" | "equipment" | "spell" | "landscape" | "building";
export type Rarity = "green" | "blue" | "violet" | "red";

export const FACTIONS: readonly Faction[] = ["orcs", "elves", "mages", "dwarves", "undead", "dragons"];
export const STATS: readonly Stat[] = ["damage", "armour", "life"];

/** A card as it is printed, with its text in the reader's language. */
export interface Print {
  id: string;
  name: string;
  kind: Kind;
  factions: readonly Faction[];
  rarity: Rarity;
  cost: number | null; // null: it is called, not paid
  head: string;
  lines: readonly string[];
  words: readonly string[]; // what is to be explained
  slots?: number;
  damage?: number;
  armour?: number;
  life?: number;
  keywords?: readonly Keyword[];
  curse?: boolean;
}

/** A word of the cards: what it is called, and what it means. */
export interface Word {
  name: string;
  means: string;
  numbered: boolean;
}

export interface Book {
  cards: readonly Print[];
  words: Readonly<Record<string, Word>>;
  scenarios: readonly Tale[];
}

/** The figures in force of a warrior in play, as the facts of a frame have them; of a building its life alone. */
export interface Now {
  damage?: number;
  armour?: number;
  life: number; // at most
  left: number; // of it
  keywords?: readonly Keyword[];
  why?: readonly Why[];
}

/** Equipment on its bearer, by its number in play. */
export interface Borne {
  id?: number;
  card: string;
}

/** What a card in play adds to the values of another, the first of it: `+2`, `−1`. */
export function added(now: Now | undefined, source: number | undefined): string {
  const why = source === undefined ? undefined : now?.why?.find((one) => one.source === source && !one.how);
  return why ? gain(why.n) : "";
}

/** The three forms a value can have: as printed, better, worse. */
export type Drift = "" | "up" | "down";

/** A printed value beside the one in force.  What is lost of the life counts as lowered. */
export interface Value {
  stat: Stat;
  base: number;
  now: number;
  drift: Drift;
}

/** What stands on the lower edge of a card: damage, armour and life, those that it has. */
export function valuesOf(print: Print, now?: Now): Value[] {
  return STATS.flatMap((stat) => {
    const base = print[stat];
    if (base === undefined) return [];
    const shown = (stat === "life" ? now?.left : now?.[stat]) ?? base;
    const most = stat === "life" ? (now?.life ?? base) : base;
    const drift = shown < most ? "down" : shown > base ? "up" : "";
    return [{ stat, base, now: shown, drift }];
  });
}

/** Whether the card is called and not paid. */
export function called(print: Print): boolean {
  return print.cost === null;
}
