// A question to the coach: asked once for each turn of ours, while somebody wants to hear the answer.

import { advice } from "../net/api";
import { problemOf } from "../net/trouble";
import type { Frame, Problem } from "../wire";
import type { Lesson } from "./lesson";

/** Whether the reader is asked, and no bot sits in. */
export function isAsked({ seat, waiting, table }: Frame): boolean {
  return seat !== null && table.phase === "playing" && waiting.includes(seat) && !table.seats[seat]?.stand_in;
}

export class Asking {
  lesson: Lesson | null = $state.raw(null);
  trouble: Problem | null = $state.raw(null);
  private asked = "";

  async ask(frame: Frame, secret: string | null): Promise<void> {
    const question = isAsked(frame) ? `${frame.table.match} ${frame.turn}` : "";
    if (question === this.asked) return;
    this.asked = question;
    this.lesson = this.trouble = null;
    if (question === "") return;
    try {
      const lesson = await advice(frame.table.table, secret);
      if (this.asked === question) this.lesson = lesson;
    } catch (error) {
      if (this.asked === question) this.trouble = problemOf(error);
    }
  }

  /** Once more, after a refusal. */
  again(frame: Frame, secret: string | null): Promise<void> {
    this.asked = "";
    return this.ask(frame, secret);
  }
}
