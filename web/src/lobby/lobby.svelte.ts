// What the lobby knows: the games of this server, the open tables, and where this browser has a seat.

import { games, look, tables } from "../net/api";
import { Refused, Unreachable } from "../net/ask";
import { forgetSeat, keptSeats, type KeptSeat } from "../seats/kept";
import type { Frame, GameSummary, TableSummary } from "../wire";

/** A seat of ours with the table as it stands. */
export interface Mine {
  kept: KeptSeat;
  frame: Frame;
}

/** How often the lobby looks again, and how many of our own tables it looks at. */
const EVERY = 4000;
const MOST_MINE = 6;

export class Lobby {
  games: GameSummary[] | null = $state.raw(null);
  tables: TableSummary[] | null = $state.raw(null);
  mine: Mine[] = $state.raw([]);
  /** Where we sit and the match is over, the latest first. */
  played: Mine[] = $state.raw([]);
  /** The server does not answer; we keep trying. */
  away = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  open(): () => void {
    const back = (): void => {
      if (document.visibilityState === "visible") void this.look();
    };
    document.addEventListener("visibilitychange", back);
    void this.look();
    return () => {
      this.closed = true;
      clearTimeout(this.timer);
      document.removeEventListener("visibilitychange", back);
    };
  }

  async look(): Promise<void> {
    clearTimeout(this.timer);
    try {
      this.games ??= await games();
      this.tables = await tables();
      const seats = await ours();
      this.mine = seats.filter(({ frame }) => frame.table.phase !== "over");
      this.played = seats.filter(({ frame }) => frame.table.phase === "over");
      this.away = false;
    } catch {
      this.away = true;
    }
    clearTimeout(this.timer);
    if (!this.closed && document.visibilityState === "visible") this.timer = setTimeout(() => void this.look(), EVERY);
  }
}

const WEEK = 7 * 24 * 3600 * 1000;

/** Where we sit: the table that waits for us first. */
async function ours(): Promise<Mine[]> {
  const looks = keptSeats().slice(0, MOST_MINE).map(seen);
  const open = (await Promise.all(looks)).filter((mine) => mine !== null);
  return open.sort((a, b) => Number(waitsForUs(b.frame)) - Number(waitsForUs(a.frame)));
}

async function seen(kept: KeptSeat): Promise<Mine | null> {
  try {
    const frame = await look(kept.table, kept.token);
    return frame.seat === null ? null : { kept, frame };
  } catch (error) {
    if (error instanceof Unreachable) throw error;
    // A table that is gone, or a seat that is not ours any more, is no place to go back to.
    // But a server that runs with another file for once costs nobody the seat.
    if (error instanceof Refused && error.status === 404 && Date.now() - kept.at > WEEK) forgetSeat(kept.table);
    return null;
  }
}

export function waitsForUs(frame: Frame): boolean {
  return frame.seat !== null && frame.waiting.includes(frame.seat);
}
