// What the reader has last seen of a match, kept on this device: a few numbers, never a card.

import { keep, kept, names } from "../../keeping";
import type { WizardFrame } from "./view";

export interface Seen {
  match: string;
  at: number; // server time
  seq: number;
  rounds: number; // finished
  tricks: number; // finished, of the round being played
  bid: boolean; // the reader's stood, in that round
  laid: number; // cards of the reader, in that round
}

const NAME = "zaubertisch.seen.";
/** Tables that were not looked at for so long are let go of. */
const MONTH = 30 * 24 * 3600 * 1000;

export function seenOf(frame: WizardFrame): Seen {
  const { public: p } = frame.view;
  return {
    match: frame.table.match,
    at: frame.at,
    seq: frame.seq,
    rounds: p.sheet.length,
    tricks: p.tricks.length,
    bid: frame.seat !== null && typeof p.bids[frame.seat] === "number",
    laid: p.tricks.length + (inTrick(frame) ? 1 : 0),
  };
}

/** Whether the reader's card lies in the trick being played. */
function inTrick({ seat, view: { public: p } }: WizardFrame): boolean {
  return seat !== null && (seat - p.leader + p.totals.length) % p.totals.length < p.trick.length;
}

export function keptSeen(table: string): Seen | null {
  return kept<Seen>(NAME + table);
}

export function keepSeen(table: string, seen: Seen): void {
  if (keptSeen(table) === null) {
    const old = names(NAME).filter((name) => seen.at - (kept<Seen>(name)?.at ?? 0) > MONTH);
    for (const name of old) keep(name, null);
  }
  keep(NAME + table, seen);
}
