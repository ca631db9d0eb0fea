// The figures of a deck that are drawn: how its main deck is spread over costs and factions.

import { FACTIONS, type Faction, type Print } from "../games/seelenkrieger/cards/card";
import type { Lot } from "./deck";
import { COSTS, TYPES, typeOf, type Type } from "./filters";

export type PrintOf = (card: string) => Print | undefined;

/** How many cards there are of each cost; what costs more than the last counts there. */
export function curve(lots: readonly Lot[], printOf: PrintOf): number[] {
  const last = COSTS.length - 1;
  const bars = COSTS.map(() => 0);
  for (const { card, count } of lots) {
    const cost = Math.min(printOf(card)?.cost ?? -1, last);
    if (cost >= 0) bars[cost] = (bars[cost] ?? 0) + count;
  }
  return bars;
}

export interface Share {
  faction: Faction | "none";
  count: number;
}

/** How many cards each faction has, those that have some; a card of two factions counts in both. */
export function shares(lots: readonly Lot[], printOf: PrintOf): Share[] {
  const of = (faction: Faction | "none"): number =>
    lots.reduce((sum, { card, count }) => {
      const kin: readonly string[] | undefined = printOf(card)?.factions;
      return sum + (kin && (kin.length ? kin.includes(faction) : faction === "none") ? count : 0);
    }, 0);
  return [...FACTIONS, "none" as const]
    .map((faction) => ({ faction, count: of(faction) }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
}

export interface Group {
  type: Type;
  count: number;
  lots: { print: Print; count: number }[];
}

/** The lots by type, each by cost and name; without the types that have none. */
export function groups(lots: readonly Lot[], printOf: PrintOf): Group[] {
  const known = lots.flatMap(({ card, count }) => {
    const print = printOf(card);
    return print ? [{ print, count }] : [];
  });
  return TYPES.flatMap((type) => {
    const own = known.filter(({ print }) => typeOf(print.kind) === type);
    own.sort((a, b) => (a.print.cost ?? 0) - (b.print.cost ?? 0) || a.print.name.localeCompare(b.print.name));
    return own.length ? [{ type, count: own.reduce((sum, { count }) => sum + count, 0), lots: own }] : [];
  });
}

/** Whether a card of two factions is among them, which makes the shares more than the whole. */
export function twoColoured(lots: readonly Lot[], printOf: PrintOf): boolean {
  return lots.some(({ card }) => (printOf(card)?.factions.length ?? 0) > 1);
}
