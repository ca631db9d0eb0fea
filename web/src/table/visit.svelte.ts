// A visit to a table: with the seat this browser keeps, else with an invitation, else as anybody may look in.

import { linkTo, readLink, type Purpose } from "../seats/links";
import { forgetSeat, inviteTo, keepSeat, seatAt } from "../seats/kept";
import { sit } from "../seats/sitting";
import type { Problem, Seat } from "../wire";
import { problemOf } from "../net/trouble";
import { Table } from "./table.svelte";

export class Visit {
  /** The table under the secret that we show now. */
  table: Table = $state.raw() as Table;
  /** We had a seat here and have it no more. */
  lost = $state(false);
  sitting = $state(false);
  /** We are giving the seat up ourselves: a frame without us may come before the answer, and is no loss. */
  leaving = false;
  /** Why sitting down was refused. */
  trouble: Problem | null = $state.raw(null);
  /** What the link was for that led here. */
  readonly purpose: Purpose | null;

  constructor(readonly id: string) {
    this.purpose = readLink(id);
    this.table = this.asKept();
  }

  private asKept(): Table {
    const seat = seatAt(this.id);
    return new Table(this.id, { secret: seat?.token ?? inviteTo(this.id), satHere: seat?.satHere ?? false });
  }

  /** Look at every frame, and at the end of the line: is the seat still ours? */
  check(): void {
    const seat = seatAt(this.id);
    const { frame, closed } = this.table;
    if (this.leaving || !seat || this.table.secret !== seat.token) return;
    if (closed || (frame && frame.seat === null)) {
      forgetSeat(this.id);
      this.lost = true;
      this.table = this.asKept();
    } else if (frame && Date.now() - seat.at > 1000) {
      const name = frame.table.seats[frame.seat ?? -1]?.name ?? seat.name;
      keepSeat({ ...seat, name, title: frame.table.title, game: frame.table.game, at: Date.now() });
    }
  }

  async sit(name: string, seat: Seat | null = null): Promise<void> {
    if (this.sitting) return;
    this.sitting = true;
    this.trouble = null;
    try {
      await sit({ table: this.id, invite: inviteTo(this.id), name, seat });
      this.lost = false;
      this.table = this.asKept();
    } catch (error) {
      this.trouble = problemOf(error);
    } finally {
      this.sitting = false;
    }
  }

  /** The seat was given up: nothing of it is kept here. */
  gaveUp(): void {
    forgetSeat(this.id);
  }

  /** A link that opens our own seat on another device. */
  get seatLink(): string | null {
    const seat = seatAt(this.id);
    return seat ? linkTo(this.id, "seat", seat.token) : null;
  }

  get invite(): string | null {
    return inviteTo(this.id);
  }
}
