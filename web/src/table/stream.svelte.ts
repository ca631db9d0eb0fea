// The talk and what happened beside the game, gathered from the frames in the order of the log.

import type { Frame, Happened, Said } from "../wire";

export type Entry = { what: "said"; seq: number; said: Said } | { what: "happened"; seq: number; happened: Happened };

/** More lines than anyone scrolls back through. */
const MOST = 400;

export class Stream {
  entries: Entry[] = $state.raw([]);

  /** Where the deal of the latest match stands in the log; 0 when we were not there. */
  get dealt(): number {
    return this.entries.findLast((entry) => entry.what === "happened" && entry.happened.code === "dealt")?.seq ?? 0;
  }

  take(frame: Frame): void {
    const known = new Set(this.entries.map((entry) => `${entry.what} ${entry.seq}`));
    const fresh: Entry[] = [
      ...frame.said.map((said): Entry => ({ what: "said", seq: said.seq, said })),
      ...frame.happened.map((happened): Entry => ({ what: "happened", seq: happened.seq, happened })),
    ].filter((entry) => !known.has(`${entry.what} ${entry.seq}`));
    if (fresh.length === 0) return;
    this.entries = [...this.entries, ...fresh].sort((a, b) => a.seq - b.seq).slice(-MOST);
  }
}
