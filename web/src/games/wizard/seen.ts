// What the reader has last seen of a match, kept on this device: a few numbers, never a card.

import { keepOneOf, kept } from "../../keeping";
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

const FAMILY = "zaubertisch.seen.";

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
  return kept<Seen>(FAMILY + table);
}

export function keepSeen(table: string, seen: Seen): void {
  keepOneOf(FAMILY, table, seen);
}
