// A decision that was sent and not yet answered by a frame.  It belongs to the question it answers: the next turn
// number unlocks everything, whatever became of it.

import type { Action, Frame } from "../wire";

export class Pending<Move = unknown> {
  #sent: { turn: number; match: string; what: string } | null = $state.raw(null);

  constructor(private readonly act: (action: Action) => Promise<boolean>) {}

  /** What was sent as the answer to the question that this frame asks; null when it waits for an answer. */
  for(frame: Asks): string | null {
    const asked = frame.seat !== null && frame.waiting.includes(frame.seat);
    if (!asked || this.#sent?.turn !== frame.turn || this.#sent.match !== frame.table.match) return null;
    return this.#sent.what;
  }

  /** Send a move; `what` names it on the page.  A second answer to the same question is not sent. */
  async send(frame: Asks, move: Move, what: string): Promise<boolean> {
    if (frame.turn === null || this.for(frame) !== null) return false;
    const sent = { turn: frame.turn, match: frame.table.match, what };
    this.#sent = sent;
    const done = await this.act({ type: "move", turn: sent.turn, move });
    if (!done && this.#sent === sent) this.#sent = null;
    return done;
  }
}

/** A frame of any game, as far as it asks. */
type Asks = Pick<Frame, "seat" | "waiting" | "turn" | "table">;
