// The talk and what happened beside the game, gathered from the frames in the order of the log; and between them
// what only this reader is told, as an answer to a command.

import type { Args } from "../words";
import type { Frame, Happened, Said } from "../wire";

export type Entry =
  | { what: "said"; seq: number; said: Said }
  | { what: "happened"; seq: number; happened: Happened }
  | { what: "told"; seq: number; number: number; id: string; args: Args }
  | { what: "help"; seq: number; number: number };

/** More lines than anyone scrolls back through. */
const MOST = 400;

export class Stream {
  entries: Entry[] = $state.raw([]);
  private seq = 0; // the latest place in the log that we have heard of
  private told = 0;

  /** Where the deal of the latest match stands in the log; 0 when we were not there. */
  get dealt(): number {
    return this.entries.findLast((entry) => entry.what === "happened" && entry.happened.code === "dealt")?.seq ?? 0;
  }

  take(frame: Frame): void {
    this.seq = Math.max(this.seq, frame.seq);
    const known = new Set(this.entries.map((entry) => `${entry.what} ${entry.seq}`));
    const fresh: Entry[] = [
      ...frame.said.map((said): Entry => ({ what: "said", seq: said.seq, said })),
      ...[...frame.past, ...frame.happened].map((happened): Entry => ({ what: "happened", seq: happened.seq, happened })),
    ].filter((entry) => !known.has(`${entry.what} ${entry.seq}`));
    if (fresh.length > 0) this.add(fresh);
  }

  /** Tell this reader alone: the id of a sentence, since the language may change. */
  tell(id: string, args: Args = {}): void {
    this.add([{ what: "told", seq: this.seq, number: (this.told += 1), id, args }]);
  }

  /** List the commands. */
  explain(): void {
    this.add([{ what: "help", seq: this.seq, number: (this.told += 1) }]);
  }

  private add(fresh: Entry[]): void {
    this.entries = [...this.entries, ...fresh].sort((a, b) => a.seq - b.seq).slice(-MOST);
  }
}
