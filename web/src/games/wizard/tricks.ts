// The finished tricks that can be looked at: all of this round; while there is none, those of the round before, of
// which a page that was not there knows only the last.

import type { Suit } from "../../cards/card";
import type { Seat } from "../../wire";
import type { Public, Trick } from "./view";

export interface Finished {
  round: number;
  number: number; // from 1
  of: number; // tricks in that round
  trick: Trick;
  trump: Suit | null | undefined; // undefined where this page was not there and cannot know it
}

/** A round as this page has last seen it: short of its last trick, if it was there to the end. */
export type Seen = Pick<Public, "round" | "trump" | "tricks">;

export function finished(p: Public, seen: Seen | null): Finished[] {
  if (p.tricks.length > 0) {
    const of = p.plan[p.round - 1]?.cards ?? 0;
    return p.tricks.map((trick, i) => ({ round: p.round, number: i + 1, of, trick, trump: p.trump }));
  }
  if (p.last === null) return [];
  const round = p.sheet.length;
  const of = p.plan[round - 1]?.cards ?? 0;
  const known = seen?.round === round ? seen : null;
  const tricks = known?.tricks.length === of - 1 ? [...known.tricks, p.last] : [p.last];
  return tricks.map((trick, i) => ({ round, number: of - tricks.length + i + 1, of, trick, trump: known?.trump }));
}

/** The numbers of the tricks that each player took, in the order of the seats given. */
export function takings(tricks: readonly Finished[], seats: readonly Seat[]): { seat: Seat; numbers: number[] }[] {
  return seats.map((seat) => ({
    seat,
    numbers: tricks.filter(({ trick }) => trick.taker === seat).map(({ number }) => number),
  }));
}
