// What happened since the reader last looked, as far as it matters: rounds that ended, who leads, tricks, and what a
// bot played for them.  The frame has the finished rounds and this round's tricks; more is not needed.

import type { Card } from "../../cards/card";
import type { Seat } from "../../wire";
import { seenOf, type Seen } from "./seen";
import type { Public, WizardFrame } from "./view";

export interface Missed {
  rounds: { from: number; to: number; points: number | null } | null; // the reader's points, unless they watch
  lead: { seats: Seat[]; total: number } | null; // told with a round's end
  tricks: { n: number; mine: number | null } | null; // of the round being played
  bot: { name: string; bid: number | null; cards: Card[] } | null; // what it did for the reader in this round
}

/** So few tricks are no news: the last one can be looked at. */
const FEW = 1;

/** What to tell; null when it is not worth a word.  `bot` is who sat in for the reader meanwhile, if one did. */
export function missed(seen: Seen | null, frame: WizardFrame, bot: string | null): Missed | null {
  const { public: p } = frame.view;
  const now = seenOf(frame);
  if (seen === null || seen.match !== now.match || seen.seq >= now.seq || p.phase === "over" || frame.table.phase === "over") return null;
  const lines = p.sheet.slice(seen.rounds);
  const same = seen.rounds === p.sheet.length;
  const tricks = p.tricks.slice(same ? seen.tricks : 0);
  const own = frame.seat;
  const acted = bot !== null && own !== null ? { name: bot, ...movesOf(p, own, same ? seen : null) } : null;
  const played = acted !== null && (acted.bid !== null || acted.cards.length > 0 || lines.length > 0);
  if (lines.length === 0 && tricks.length <= FEW && !played) return null;
  return {
    rounds:
      lines.length === 0
        ? null
        : {
            from: seen.rounds + 1,
            to: p.sheet.length,
            points: own === null ? null : lines.reduce((sum, line) => sum + (line.points[own] ?? 0), 0),
          },
    lead: lines.length === 0 ? null : leadOf(p.totals),
    tricks:
      tricks.length === 0 ? null : { n: tricks.length, mine: own === null ? null : tricks.filter(({ taker }) => taker === own).length },
    bot: played ? acted : null,
  };
}

/** What was bid and laid at a seat in this round, after what had been seen. */
function movesOf(p: Public, seat: Seat, seen: Seen | null): { bid: number | null; cards: Card[] } {
  const players = p.totals.length;
  const cards = [...p.tricks, { leader: p.leader, cards: p.trick }]
    .map((trick) => trick.cards[(seat - trick.leader + players) % players])
    .filter((card) => card !== undefined);
  return { bid: seen?.bid ? null : (p.bids[seat] ?? null), cards: cards.slice(seen?.laid ?? 0) };
}

function leadOf(totals: readonly number[]): { seats: Seat[]; total: number } {
  const total = Math.max(...totals);
  return { total, seats: totals.flatMap((one, seat) => (one === total ? [seat] : [])) };
}
