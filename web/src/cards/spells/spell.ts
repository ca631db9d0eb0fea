// The sixty spells of the quick duel as they are printed; in play they are known by their id, `F04`.  A test holds this
// against the box of the rules (src/zaubertisch/games/duell/cards.json).

import type { Suit } from "../card";

export type Spell = string;
export type Element = "fire" | "water" | "earth" | "air";
export type Kind = "attack" | "defence" | "universal";

export interface Print {
  element: Element;
  kind: Kind;
  cost: number;
  strength: number;
}

/** The first letter of a spell's id, for each element in the order of the box. */
const LETTER: Record<Element, string> = { fire: "F", water: "W", earth: "E", air: "L" };

export const ELEMENTS: readonly Element[] = ["fire", "water", "earth", "air"];

/** The ink, the pennant and the hatching of an element. */
export const INK: Record<Element, Suit> = { fire: "R", water: "B", earth: "G", air: "Y" };

/** The same fifteen for every element: what it is, what it costs, how strong it is. */
const ROWS: readonly [Kind, number, number][] = [
  ["attack", 1, 2],
  ["attack", 2, 4],
  ["attack", 3, 6],
  ["attack", 4, 8],
  ["attack", 5, 10],
  ["attack", 7, 13],
  ["defence", 1, 3],
  ["defence", 2, 5],
  ["defence", 3, 7],
  ["defence", 4, 9],
  ["defence", 5, 10],
  ["defence", 6, 12],
  ["universal", 3, 5],
  ["universal", 4, 7],
  ["universal", 6, 11],
];

export const PRINTS: ReadonlyMap<Spell, Print> = new Map(
  ELEMENTS.flatMap((element) =>
    ROWS.map(([kind, cost, strength], place): [Spell, Print] => [
      `${LETTER[element]}${String(place + 1).padStart(2, "0")}`,
      { element, kind, cost, strength },
    ]),
  ),
);

/** What is printed on a spell. */
export function printOf(spell: Spell): Print {
  const print = PRINTS.get(spell);
  if (!print) throw new Error(`There is no spell ${spell}.`);
  return print;
}

/** The signs in its two upper corners: a staff attacks, a shield defends, both do both. */
export function signsOf({ kind }: Print): readonly ["staff" | "shield", "staff" | "shield"] {
  if (kind === "universal") return ["staff", "shield"];
  return kind === "attack" ? ["staff", "staff"] : ["shield", "shield"];
}
