// Who came in where: by total, equal totals on the same place.

import type { Seat } from "../../wire";

export interface Ranked {
  seat: Seat;
  rank: number;
  total: number;
}

export function ranking(totals: readonly number[]): Ranked[] {
  return totals
    .map((total, seat) => ({ seat, total, rank: 1 + totals.filter((other) => other > total).length }))
    .sort((a, b) => a.rank - b.rank || a.seat - b.seat);
}
