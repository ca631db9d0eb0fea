// One table as this browser knows it: the newest frame, the line it came by, the talk so far, and what was refused.

import { act, type Acting } from "../net/api";
import { Refused } from "../net/ask";
import { Line, type LineState } from "../net/line";
import { Patience } from "../net/patience";
import { problemOf } from "../net/trouble";
import type { Action, Frame, Problem } from "../wire";
import { Deal } from "./deal";
import { Stream } from "./stream.svelte";

export interface Key {
  secret: string | null; // a seat's token, an invitation, or nothing at a listed table
  satHere: boolean;
}

export class Table {
  frame: Frame | null = $state.raw(null);
  line: LineState = $state("opening");
  /** Why the server does not let us look any more; with it the line is closed for good. */
  closed: Problem | null = $state.raw(null);
  /** What was refused last; anything accepted clears it. */
  refusal: Problem | null = $state.raw(null);
  /** How many actions wait for their answer. */
  sending = $state(0);
  /** The nonce of our seat is on another device, which has to be open for the deal. */
  elsewhere = $state(false);
  /** The bot that sat in while we were away, until we have moved again. */
  stoodIn: string | null = $state(null);
  readonly talk = new Stream();
  private readonly deal: Deal;
  private readonly heard: Line;
  private readonly patience = new Patience();
  private readonly gone = new AbortController();
  private moved = ""; // the question that our move answered

  constructor(
    readonly id: string,
    private readonly key: Key,
  ) {
    this.deal = new Deal(id, key.satHere, (action, how) => this.post(action, how));
    this.heard = new Line(id, key.secret, {
      frame: (frame) => this.take(frame),
      state: (state) => {
        this.line = state;
        if (state === "live") this.patience.wake();
      },
      refused: (refusal) => (this.closed = refusal),
    });
  }

  /** What we show to look in, and to act. */
  get secret(): string | null {
    return this.key.secret;
  }

  open(): void {
    this.heard.open();
  }

  close(): void {
    this.gone.abort();
    this.patience.wake();
    this.heard.close();
  }

  /** Send an action until it is answered; a refusal is shown, and false comes back.  A move goes once a turn. */
  act = async (action: Action): Promise<boolean> => {
    if (action.type === "move") {
      if (this.moved === this.question(action.turn)) return false;
      this.moved = this.question(action.turn);
    }
    try {
      await this.post(action, {});
      this.refusal = null;
      if (action.type === "move") this.stoodIn = null;
      return true;
    } catch (error) {
      // The question may still be open: let it be answered again.
      if (action.type === "move" && this.moved === this.question(action.turn)) this.moved = "";
      if (error instanceof Refused) this.refusal = problemOf(error);
      return false;
    }
  };

  /** A question's name: its turn, in its match. */
  private question(turn: number): string {
    return `${this.frame?.table.match} ${turn}`;
  }

  private async post(action: Action, how: Acting): Promise<void> {
    this.sending += 1;
    try {
      await act(this.id, this.key.secret ?? "", action, { patience: this.patience, signal: this.gone.signal, ...how });
    } finally {
      this.sending -= 1;
    }
  }

  private take(frame: Frame): void {
    if (frame.turn !== this.frame?.turn) this.refusal = null;
    this.stoodIn = returned(this.frame, frame) ?? (frame.table.phase === "playing" ? this.stoodIn : null);
    this.frame = frame;
    this.talk.take(frame);
    void this.deal.serve(frame).then((elsewhere) => (this.elsewhere = elsewhere));
  }
}

/** The bot that has just given us our seat back. */
function returned(before: Frame | null, { seat, happened, table }: Frame): string | null {
  const ours = (code: string) => happened.findLast((one) => one.code === code && one.facts.seat === seat);
  const back = ours("returned");
  if (seat === null || !back || table.seats[seat]?.stand_in) return null;
  return before?.table.seats[seat]?.bot ?? (ours("stood_in")?.facts.bot as string | undefined) ?? null;
}
