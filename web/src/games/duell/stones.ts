// How a row of stones looks: as many places as there can be stones, each full or not, and what just happened to it.

export type Stone = "full" | "gone" | "broken" | "paid" | "drunk" | "offered";

/** The life of a wizard: red drops; the ones just lost lie broken. */
export function lifeStones(most: number, life: number, lost: number): Stone[] {
  return Array.from({ length: most }, (_, i) => (i < life ? "full" : i < life + lost ? "broken" : "gone"));
}

interface ManaNow {
  mana: number;
  paid: number; // just now
  drunk: number; // in this round, and still there
  offered: number; // that a potion would bring
}

/** The mana of a wizard: blue octagons; what was paid and what a potion brings is marked. */
export function manaStones(most: number, { mana, paid, drunk, offered }: ManaNow): Stone[] {
  return Array.from({ length: most }, (_, i) => {
    if (i < mana) return i >= mana - drunk ? "drunk" : "full";
    if (i < mana + paid) return "paid";
    return i < mana + offered ? "offered" : "gone";
  });
}
