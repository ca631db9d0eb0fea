// The chronicle as it grows: every event since the reader came in, in the reader's language.

import { MARKED, PLAIN, type Ink } from "../../table/ink";
import type { People } from "../../table/people";
import type { GameLine } from "../../table/Talk.svelte";
import { t } from "../../words";
import type { Event } from "./events";
import { digest, keepSeen, keptSeen, missed, type Missed } from "./missed";
import { after, type Numbers } from "./names";
import { lasting, news, type Heard } from "./news";
import { told } from "./telling";
import type { SoulFrame } from "./view";

export interface ChronicleLine extends GameLine {
  marked: string; // the same with names and cards marked
  turn?: boolean; // with it a turn begins
}

/** What happened, and which card had which number then: a move taken back gives its number to another. */
export interface Entry extends Heard {
  seq: number;
  numbers: Numbers;
}

type Chronicled = Pick<SoulFrame, "at" | "seq" | "seat" | "table" | "view" | "events" | "happened">;

export class Chronicle {
  #entries: Entry[] = $state.raw([]);
  #frame: Chronicled = $state.raw() as Chronicled;
  #since = $state.raw({ seq: 0, turn: 0 }); // when the reader came in
  #missed: Missed | null = $state.raw(null);
  /** Which card has which number, as far as this reader has seen it. */
  numbers: Numbers = $state.raw(new Map());

  constructor(frame: Chronicled) {
    this.#start(frame);
  }

  take(frame: Chronicled): void {
    if (frame === this.#frame) return;
    if (frame.table.match !== this.#frame.table.match) this.#start(frame);
    else {
      this.numbers = after(this.numbers, frame);
      this.#entries = [...this.#entries, ...entriesOf(frame, this.numbers)];
      this.#frame = frame;
      keepSeen(frame);
    }
  }

  /** What happened while the reader was away. */
  missed(people: People): string[] {
    return this.#missed ? digest(this.#missed, people) : [];
  }

  lines(people: People): ChronicleLine[] {
    const lines = this.#entries.map((entry) => lineOf(entry, people));
    const { seq, turn } = this.#since;
    const first = [...this.missed(people), ...(turn > 1 ? [t("soul-tell-since", { turn })] : [])];
    return [...first.map((text) => line(seq, () => text)), ...lines];
  }

  #start(frame: Chronicled): void {
    this.#frame = frame;
    this.numbers = after(new Map(), frame);
    this.#entries = entriesOf(frame, this.numbers);
    const { phase, turn } = frame.view.public;
    this.#since = { seq: frame.seq, turn: phase === "over" ? 0 : turn };
    this.#missed = missed(keptSeen(frame.table.table), frame);
    keepSeen(frame);
  }
}

/** What is new in a frame. */
export function entriesOf(frame: Chronicled, numbers: Numbers): Entry[] {
  // What the table itself says in the same frame ("the match is over") follows from what was played.
  const seq = Math.min(frame.seq, ...frame.happened.map((one) => one.seq));
  const heard = frame.events.map((event: Event): Heard => ({ event, seat: frame.seat }));
  return news(heard, frame.seat).filter(({ event }) => lasting(event)).map((one) => ({ ...one, seq, numbers }));
}

export function lineOf({ seq, event, seat, numbers }: Entry, people: People): ChronicleLine {
  const said = line(seq, (ink) => told(event, people, numbers, ink, seat));
  return event.event === "turn_began" ? { ...said, turn: true } : said;
}

function line(seq: number, say: (ink: Ink) => string): ChronicleLine {
  return { seq, text: say(PLAIN), marked: say(MARKED) };
}
