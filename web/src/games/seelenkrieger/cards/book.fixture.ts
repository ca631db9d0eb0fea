// A few cards as the server tells them, for the tests.

import type { Book, Print } from "./card";

const WOLF: Print = {
  id: "O6", name: "Wolfsreiter", kind: "warrior", factions: ["orcs"], rarity: "blue", cost: 2, head: "", slots: 1, damage: 1, armour: 1, life: 11,
  lines: ["Wenn diese Karte einen gegnerischen Krieger besiegt: Diese Karte darf in diesem Zug noch einmal angreifen. Einmal pro Zug."],
  words: ["warrior", "limit.turn", "ready", "on_enemy_defeated"],
};
const BREAKER: Print = {
  id: "O5", name: "Schildbrecher", kind: "warrior", factions: ["orcs"], rarity: "green", cost: 2, head: "", slots: 1, damage: 1, armour: 0, life: 12,
  lines: ["Durchschlag 1 (Übergeht 1 Rüstung.)"], words: ["warrior", "piercing"], keywords: [{ name: "piercing" }],
};
const TAMER: Print = {
  id: "XOD", name: "Drachenbändiger", kind: "warrior", factions: ["orcs", "dragons"], rarity: "blue", cost: 3, head: "", slots: 2,
  damage: 3, armour: 1, life: 16, lines: [], words: ["warrior"],
};
const HERO: Print = {
  id: "HO", name: "Gorrak Eisenschlund", kind: "hero", factions: ["orcs"], rarity: "red", cost: null, head: "", slots: 4, damage: 4, armour: 2, life: 21,
  lines: ["Rufen, wenn mindestens 4 eigene Krieger besiegt wurden."], words: ["hero", "call"],
};
const AXE: Print = {
  id: "qO1", name: "Rotzahnaxt", kind: "equipment", factions: ["orcs"], rarity: "green", cost: 1, head: "", slots: 1,
  lines: ["Der Träger hat +1 Schaden."], words: ["equipment", "modify", "static"],
};
const SPELL: Print = {
  id: "sM3", name: "Gegenzauber", kind: "spell", factions: ["mages"], rarity: "blue", cost: 2, head: "",
  lines: ["Nur, wenn du eine Karte der Magier kontrollierst.", "Hebe einen gegnerischen Zauber oder Effekt auf."], words: ["spell", "needs", "negate"],
};

export const BOOK: Book = {
  cards: [WOLF, BREAKER, TAMER, HERO, AXE, SPELL],
  words: {
    warrior: { name: "Krieger", means: "Kämpft auf deinem Feld.", numbered: false },
    ready: { name: "Wieder bereit", means: "Darf in diesem Zug noch einmal angreifen.", numbered: false },
    piercing: { name: "Durchschlag", means: "Übergeht so viel Rüstung, wie dabei steht.", numbered: true },
    guard: { name: "Wächter", means: "Andere sind erst angreifbar, wenn kein Wächter es ist.", numbered: false },
  },
  scenarios: [],
};
