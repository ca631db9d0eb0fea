// Who sits where, as the reader of this page calls them.

import { t, type Args } from "../words";
import { listed } from "../words/listed";
import type { Seat } from "../wire";
import { PLAIN, type Ink } from "./ink";

export class People {
  constructor(
    private readonly names: readonly string[],
    /** The reader's own seat; null for a spectator. */
    readonly own: Seat | null,
  ) {}

  /** `Mira`, or `Du` for the reader. */
  title(seat: Seat): string {
    return seat === this.own ? t("match-you-title") : this.named(seat);
  }

  /** `Mira`, or `du` for the reader, inside a sentence. */
  inside(seat: Seat, ink: Ink = PLAIN): string {
    return ink.name(seat === this.own ? t("match-you") : this.named(seat));
  }

  /** `Mira`, also for the reader. */
  named(seat: Seat): string {
    return this.names[seat] ?? "";
  }

  /** What a sentence about somebody needs, to choose between `du` and the name. */
  args(seat: Seat, ink: Ink = PLAIN): Args {
    return { you: seat === this.own ? "yes" : "no", who: ink.name(this.named(seat)) };
  }

  /** `Mira, Till und du`; `Du und Bo` where it begins a sentence. */
  list(seats: readonly Seat[], ink: Ink = PLAIN, begins = false): string {
    const first = (seat: Seat) => ink.name(this.title(seat));
    return listed(seats.map((seat, i) => (begins && i === 0 ? first(seat) : this.inside(seat, ink))));
  }
}
