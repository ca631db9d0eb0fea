// The line to a table: it is opened again whenever it breaks, and hands on only what is newer.
//
// The newest frame is the whole truth, so a lost frame, a second tab, a reload and a restart of the server are
// one case.  `since` asks for what came after the last frame, to be animated and told.

import { serverClock, type Clock } from "./clock";
import { Patience, pause } from "./patience";
import { socket, stream, type Wire } from "./wires";
import type { Frame, FromServer, Refusal } from "../wire";

/** live: frames come; catching-up: the line broke and is being opened again; offline: that did not work. */
export type LineState = "opening" | "live" | "catching-up" | "offline" | "closed";

export interface Ears {
  frame: (frame: Frame) => void;
  state: (state: LineState) => void;
  refused: (refusal: Refusal) => void; // the server closed for a reason, and will again
}

/** The server lets a quiet line beat; after this silence it is dead, whatever the browser believes. */
export const DEAD_AFTER = 40_000;

/** So many tries without a word before the other kind of wire is tried; a kind that has worked is given longer. */
const SILENT_TRIES = 2;
const SILENT_TRIES_ONCE_WORKED = 8;

/** Reasons to close that are gone at the next try. */
const PASSING = new Set(["slow-down", "broken", "not-written", "no-hello"]);

export class Line {
  private seq: number | null = null;
  private state: LineState = "opening";
  private wire = 0;
  private silent = 0; // tries in a row that brought no word
  private worked = false; // this kind of wire has brought some
  private heardAt = 0;
  private hangUp: (() => void) | null = null;
  private readonly patience = new Patience();
  private watch: ReturnType<typeof setInterval> | undefined;

  constructor(
    private readonly table: string,
    private readonly secret: string | null,
    private readonly ears: Ears,
    private readonly wires: readonly Wire[] = [socket, stream],
    private readonly clock: Clock = serverClock,
  ) {}

  open(): void {
    addEventListener("online", this.look);
    document.addEventListener("visibilitychange", this.look);
    this.watch = setInterval(this.look, DEAD_AFTER / 4);
    this.dial();
  }

  close(): void {
    removeEventListener("online", this.look);
    document.removeEventListener("visibilitychange", this.look);
    clearInterval(this.watch);
    this.hangUp?.();
    this.become("closed");
    this.patience.wake();
  }

  private dial(): void {
    this.heardAt = Date.now();
    const wire = this.wires[this.wire % this.wires.length];
    const ears = { heard: (message: FromServer) => this.hear(message), closed: () => this.broken() };
    this.hangUp = wire?.(this.table, this.secret, this.seq, ears) ?? null;
  }

  private hear(message: FromServer): void {
    this.heardAt = Date.now();
    if (message.type === "refusal") {
      if (PASSING.has(message.code)) return;
      this.close();
      this.ears.refused(message);
      return;
    }
    this.silent = 0;
    this.worked = true;
    this.become("live");
    // A frame tells when its table last changed: the time of now only when that is news.
    if (message.type === "beat" || (this.seq !== null && message.seq > this.seq)) this.clock.hear(message.at);
    if (message.type !== "frame" || (this.seq !== null && message.seq < this.seq)) return;
    this.seq = message.seq;
    this.ears.frame(message);
  }

  private broken(): void {
    if (this.state === "closed") return;
    this.hangUp = null;
    if (this.state === "live") this.become("catching-up");
    else if (this.state !== "opening" || this.silent > 0) this.become("offline");
    this.silent += 1;
    if (this.silent % (this.worked ? SILENT_TRIES_ONCE_WORKED : SILENT_TRIES) === 0) {
      this.wire += 1;
      this.worked = false;
    }
    void this.patience.wait(pause(this.silent - 1)).then(() => {
      if (this.state !== "closed") this.dial();
    });
  }

  /** Something has changed, or time has passed: is the line still alive, is it time for the next try? */
  private look = (): void => {
    if (document.visibilityState === "hidden") return;
    this.patience.wake();
    if (!this.hangUp || Date.now() - this.heardAt < DEAD_AFTER) return;
    this.hangUp();
    this.broken();
  };

  private become(state: LineState): void {
    if (state === this.state) return;
    this.state = state;
    this.ears.state(state);
  }
}
