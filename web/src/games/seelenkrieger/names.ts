// Cards as sentences call them: by name, also where only their number is told.

import { PLAIN, type Ink } from "../../table/ink";
import { t } from "../../words";
import { listed } from "../../words/listed";
import { printOf } from "./cards/catalogue.svelte";
import type { Aims, CardKey, Event, Id } from "./events";
import type { Lying, Public } from "./state";

/** Which card has which number, as far as it lay open: what has left is spoken of still. */
export type Numbers = ReadonlyMap<Id, Numbered>;

/** A card; null is a spell that lies face down.  An attack can be aimed at as well. */
type Numbered = CardKey | null | typeof ATTACK;
const ATTACK = Symbol("attack");

/** The name of a card; null is a spell that lies face down. */
export function cardName(card: CardKey | null, ink: Ink = PLAIN): string {
  if (card === null) return t("soul-face-down");
  return ink.name(printOf(card)?.name ?? "…");
}

export function cardNames(cards: readonly CardKey[], ink: Ink = PLAIN): string {
  return listed(cards.map((card) => cardName(card, ink)));
}

/** The card with this number. */
export function nameAt(id: Id, numbers: Numbers, ink: Ink = PLAIN): string {
  const card = numbers.get(id);
  if (card === ATTACK) return t("soul-the-attack");
  return card === undefined ? "…" : cardName(card, ink);
}

export function namesAt(ids: readonly Id[], numbers: Numbers, ink: Ink = PLAIN): string {
  return listed(ids.map((id) => nameAt(id, numbers, ink)));
}

/** All that an effect is aimed at. */
export function aimedAt(aims: Aims | undefined, numbers: Numbers, ink: Ink = PLAIN): string {
  return namesAt((aims ?? []).flat(), numbers, ink);
}

/** The numbers that a table shows. */
export function numbersOn(p: Public): [Id, Numbered][] {
  const units = p.field.flat();
  const lying: Lying[] = [...units, ...units.flatMap((unit) => unit.equipment ?? [])];
  for (const row of [...p.buildings, ...p.landscapes]) lying.push(...row);
  for (const pile of [...p.valleys, ...p.discards]) lying.push(...pile);
  const waiting = p.agenda.flatMap((task): [Id, Numbered][] => {
    if (task.task === "attacking") return [[task.id, ATTACK]];
    return task.task === "playing" || task.task === "using" ? [[task.id, task.card]] : [];
  });
  return [...lying.map(({ id, card }): [Id, Numbered] => [id, card]), ...waiting];
}

/** The numbers that an event tells of. */
export function numbersIn(event: Event): [Id, Numbered][] {
  switch (event.event) {
    case "card_entered":
    case "card_left":
    case "warrior_defeated":
    case "destroyed":
      return [[event.id, event.card]];
    case "used":
    case "triggered":
      return [[event.source, event.card]];
    default:
      return [];
  }
}

/** The same with more; where nothing is new it stays one and the same. */
export function learned(numbers: Numbers, more: readonly [Id, Numbered][]): Numbers {
  const fresh = more.filter(([id, card]) => !numbers.has(id) || numbers.get(id) !== card);
  return fresh.length === 0 ? numbers : new Map([...numbers, ...fresh]);
}

/** All that a reader of this frame can name, who knew so much before. */
export function after(numbers: Numbers, { view, events }: { view: { public: Public }; events: Event[] }): Numbers {
  return learned(numbers, [...events.flatMap(numbersIn), ...numbersOn(view.public)]);
}
