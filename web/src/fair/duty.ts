// What this browser owes the deal now: a promise before a match, its nonce once everybody has promised.

import type { Frame } from "../wire";

export type Duty =
  | { what: "promise" } // for this match nothing was promised yet
  | { what: "open"; nonces: string[] } // any of these may be the promised one
  | { what: "elsewhere" } // the nonce is on the device where this seat was taken
  | null;

/** `nonces` are those kept for the match of the frame; `satHere` whether this browser took the seat. */
export function dutyOf(frame: Frame, nonces: string[], satHere: boolean): Duty {
  const { table, seat } = frame;
  const chair = seat === null ? undefined : table.seats[seat];
  if (chair?.kind !== "person") return null;
  if (table.phase === "gathering") {
    // A promise of another device is as good as ours; but if the seat was taken here and no nonce of this match is
    // kept, what was promised belongs to a match that was voided meanwhile.
    return !chair.promised || (satHere && nonces.length === 0) ? { what: "promise" } : null;
  }
  if (table.phase !== "opening" || chair.opened) return null;
  return nonces.length > 0 ? { what: "open", nonces } : { what: "elsewhere" };
}
