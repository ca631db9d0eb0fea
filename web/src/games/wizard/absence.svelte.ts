// When the reader is away, and what they have missed when they come back: a page that was opened again, a tab that
// was hidden, a seat that a bot kept meanwhile.

import { missed, type Missed } from "./missed";
import { keepSeen, keptSeen, seenOf, type Seen } from "./seen";
import type { WizardFrame } from "./view";

/** Answers of a bot in the reader's place. */
const BOT = new Set(["stood_in", "time_up"]);

export class Absence {
  /** What to tell now; gone once the reader has put it away, or goes on playing. */
  missed: Missed | null = $state.raw(null);
  #away = true; // a page that has just been opened knows only what is kept
  #bot: string | null = null;
  #back: Seen | null = null; // how things stood at the coming back
  #frame: WizardFrame | null = null;

  constructor(private readonly hidden: () => boolean = () => document.hidden) {}

  take(frame: WizardFrame): void {
    this.#frame = frame;
    const mine = frame.seat === null ? undefined : frame.table.seats[frame.seat];
    if (mine?.stand_in) this.#bot = mine.bot;
    if (mine?.stand_in || this.hidden()) this.#away = true;
    if (this.#away) {
      const since = keptSeen(frame.table.table)?.seq ?? frame.seq;
      const told = [...frame.past.filter(({ seq }) => seq > since), ...frame.happened];
      const sat = told.findLast(({ code, facts }) => BOT.has(code) && facts.seat === frame.seat);
      this.#bot = typeof sat?.facts.bot === "string" ? sat.facts.bot : this.#bot;
    }
    if (mine?.stand_in || this.hidden()) return;
    const now = seenOf(frame);
    if (this.#away) {
      this.missed = missed(keptSeen(frame.table.table), frame, this.#bot);
      this.#back = now;
    } else if (this.#back && (now.rounds > this.#back.rounds || now.laid > this.#back.laid || now.bid !== this.#back.bid)) {
      this.missed = null;
    }
    this.#away = false;
    this.#bot = null;
    keepSeen(frame.table.table, now);
  }

  /** The tab has come into sight, or gone out of it. */
  look = (): void => {
    if (this.hidden()) this.#away = true;
    else if (this.#frame) this.take(this.#frame);
  };

  dismiss = (): void => {
    this.missed = null;
  };
}
