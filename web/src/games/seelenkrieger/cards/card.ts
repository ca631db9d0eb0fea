// The cards of Seelenkrieger as the book of the server tells them, and as they stand on the table.

export type Faction = "orcs" | "elves" | "mages" | "dwarves" | "undead" | "dragons";
export type Kind = "warrior" | "hero" | "equipment" | "spell" | "landscape" | "building";
export type Rarity = "green" | "blue" | "violet" | "red";
export type Stat = "damage" | "armour" | "life";

export const FACTIONS: readonly Faction[] = ["orcs", "elves", "mages", "dwarves", "undead", "dragons"];
export const STATS: readonly Stat[] = ["damage", "armour", "life"];

export interface Keyword {
  name: string;
  n?: number; // 1 where it is left out
}

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
}

/** A change of a value: by the card in play with this number, how much, and when it counts. */
export interface Why {
  source: number;
  stat: Stat;
  n: number;
  how?: "add" | "set" | "times"; // add where it is left out
  only?: string | null;
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
