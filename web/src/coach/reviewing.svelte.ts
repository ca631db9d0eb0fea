// Waiting for a review: the server is asked how far it is until it is done.

import { problemOf } from "../net/trouble";
import type { Problem, Seat } from "../wire";
import type { Reviewed } from "./review";

export const PAUSE = 700;

export class Waiting {
  told: Reviewed | null = $state.raw(null);
  trouble: Problem | null = $state.raw(null);
  private seat: Seat | null = null;

  constructor(
    private readonly look: (seat: Seat) => Promise<Reviewed>,
    private readonly pause = PAUSE,
  ) {}

  /** Ask for another seat's review; the one asked for before is let be. */
  async wait(seat: Seat): Promise<void> {
    this.seat = seat;
    this.told = this.trouble = null;
    try {
      while (this.seat === seat) {
        const told = await this.look(seat);
        if (this.seat !== seat) return;
        this.told = told;
        if (told.review) return;
        await new Promise((resolve) => setTimeout(resolve, this.pause));
      }
    } catch (error) {
      if (this.seat === seat) this.trouble = problemOf(error);
    }
  }

  stop(): void {
    this.seat = null;
  }
}
