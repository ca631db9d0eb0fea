// What happened since the reader last looked, as far as the table still shows it.  Kept on this device: a few numbers,
// never a card.

import { keepOneOf, kept } from "../../keeping";
import type { People } from "../../table/people";
import { t } from "../../words";
import type { CardKey } from "./events";
import { cardNames } from "./names";
import type { SoulFrame } from "./view";

export interface Seen {
  match: string;
  at: number; // server time
  seq: number;
  turn: number;
  defeats: number[];
  serial: number; // the latest number that a card had
}

export interface Missed {
  turns: number;
  fallen: number[]; // by seat: its own warriors
  come: CardKey[][]; // by seat: warriors that stand there since
}

type Frame = Pick<SoulFrame, "at" | "seq" | "table" | "view">;

const FAMILY = "zaubertisch.seen-souls.";

export function seenOf({ at, seq, table, view: { public: p } }: Frame): Seen {
  return { match: table.match, at, seq, turn: p.turn, defeats: p.defeats, serial: p.serial };
}

export function keptSeen(table: string): Seen | null {
  return kept<Seen>(FAMILY + table);
}

export function keepSeen(frame: Frame): void {
  keepOneOf(FAMILY, frame.table.table, seenOf(frame));
}

/** What to tell; null when it is not worth a word. */
export function missed(seen: Seen | null, frame: Frame): Missed | null {
  const { public: p } = frame.view;
  if (seen === null || seen.match !== frame.table.match || seen.seq >= frame.seq || p.phase === "over") return null;
  const lost = [1, 0].map((enemy) => (p.defeats[enemy] ?? 0) - (seen.defeats[enemy] ?? 0));
  const come = p.field.map((row) => row.filter(({ id }) => id > seen.serial).map(({ card }) => card));
  const turns = p.turn - seen.turn;
  return turns > 0 || lost.some(Boolean) || come.some((cards) => cards.length > 0) ? { turns, fallen: lost, come } : null;
}

/** The same in a few sentences. */
export function digest({ turns, fallen, come }: Missed, people: People): string[] {
  return [
    ...(turns > 0 ? [t("soul-missed-turns", { n: turns })] : []),
    ...fallen.flatMap((n, seat) => (n > 0 ? [t("soul-missed-fallen", { ...people.args(seat), n })] : [])),
    ...come.flatMap((cards, seat) => (cards.length > 0 ? [t("soul-missed-come", { ...people.args(seat), list: cardNames(cards) })] : [])),
  ];
}
