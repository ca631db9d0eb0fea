// A deck as it is sent: how many of which card, by part.  The same shape as on the server, and in a file.

export interface Lot {
  card: string; // as the catalogue calls it
  count: number;
}

export interface Deck {
  main: Lot[];
  side: Lot[];
  hero: string | null;
}

/** The parts that hold many cards; the hero stands apart. */
export type Zone = "main" | "side";

export const EMPTY: Deck = { main: [], side: [], hero: null };

/** How many of a card lie in a part. */
export function countOf(lots: readonly Lot[], card: string): number {
  return lots.reduce((sum, lot) => sum + (lot.card === card ? lot.count : 0), 0);
}

/** How many cards lie in a part. */
export function sizeOf(lots: readonly Lot[]): number {
  return lots.reduce((sum, lot) => sum + lot.count, 0);
}

/** The part with so many of a card, all in one lot, at its old place or at the end; none takes it out. */
export function withCount(lots: readonly Lot[], card: string, count: number): Lot[] {
  const at = lots.findIndex((lot) => lot.card === card);
  const one = count > 0 ? [{ card, count }] : [];
  if (at < 0) return [...lots, ...one];
  return [...lots.slice(0, at), ...one, ...lots.slice(at + 1).filter((lot) => lot.card !== card)];
}
