// What can befall a card on the field, each as the facts of a frame would tell it.

import type { Subject } from "../games/seelenkrieger/cards/reading.svelte";

export const FORMS: readonly Subject[] = [
  { name: "O6" },
  { name: "O6", used: true },
  { name: "O3", now: { damage: 6, armour: 0, life: 10, left: 3, why: [{ source: 7, stat: "damage", n: 2 }] }, equipment: [{ id: 7, card: "qO1" }] },
  { name: "XEZ", now: { damage: 0, armour: 1, life: 14, left: 14 }, equipment: [{ card: "q05" }] },
  { name: "E3" },
  { name: "Z5" },
  { name: "M6", now: { damage: 1, armour: 1, life: 13, left: 9 } },
  { name: "Z9", now: { damage: 3, armour: 4, life: 15, left: 11 }, equipment: [{ card: "qZ2" }, { card: "q02" }, { card: "q03" }] },
  { name: "HO" },
  { name: "bN1" },
  { name: "bZ", now: { life: 11, left: 6 } },
];

/** The cards that the reasons above name by their numbers. */
export const sourceOf = (id: number): string | undefined => FORMS.flatMap(({ equipment = [] }) => equipment).find((piece) => piece.id === id)?.card;
