// Where the cards lie that have a number: what a move may point at.

import type { Seat } from "../../wire";
import type { CardKey, Id } from "./events";
import type { Attacking, Playing, Public, Using } from "./state";

export type Where = "field" | "equipment" | "building" | "landscape" | "valley" | "discard" | "stack";

export interface Spot {
  id: Id;
  card: CardKey | null; // null: a spell face down, or an attack
  seat: Seat; // who controls it, or whose pile it is
  where: Where;
}

/** Every card with a number, and what waits on the stack. */
export function spotsOf(p: Public): ReadonlyMap<Id, Spot> {
  const spots = new Map<Id, Spot>();
  const put = (id: Id, card: CardKey | null, seat: Seat, where: Where) => spots.set(id, { id, card, seat, where });
  p.field.forEach((row, seat) => {
    for (const unit of row) {
      put(unit.id, unit.card, seat, "field");
      for (const worn of unit.equipment ?? []) put(worn.id, worn.card, seat, "equipment");
    }
  });
  p.buildings.forEach((row, seat) => row.forEach(({ id, card }) => put(id, card, seat, "building")));
  p.landscapes.forEach((row, seat) => row.forEach(({ id, card }) => put(id, card, seat, "landscape")));
  p.valleys.forEach((pile, seat) => pile.forEach(({ id, card }) => put(id, card, seat, "valley")));
  p.discards.forEach((pile, seat) => pile.forEach(({ id, card }) => put(id, card, seat, "discard")));
  for (const task of stackOf(p)) put(task.id, task.task === "attacking" ? null : task.card, task.seat, "stack");
  return spots;
}

/** What waits for answers, the top first: it comes about first. */
export function stackOf(p: Public): (Playing | Attacking | Using)[] {
  return p.agenda
    .filter((task): task is Playing | Attacking | Using => task.task === "playing" || task.task === "attacking" || task.task === "using")
    .reverse();
}
