// The chronicle as it grows: what was told to somebody coming in, and every event since, in the reader's language.

import { MARKED, PLAIN, type Ink } from "../../table/ink";
import type { People } from "../../table/people";
import type { GameLine } from "../../table/Talk.svelte";
import { told, toldEnd, toldFight, toldGoing } from "./telling";
import type { Event, Fight, KampfFrame } from "./view";

export interface ChronicleLine extends GameLine {
  marked: string; // the same with names marked
}

type Entry = { seq: number } & ({ event: Event; totals?: number[] } | { fight: Fight; number: number | null }); // null where nobody took it

export class Chronicle {
  #entries: Entry[] = $state.raw([]);
  #frame: KampfFrame = $state.raw() as KampfFrame;

  constructor(frame: KampfFrame) {
    this.#start(frame);
  }

  take(frame: KampfFrame): void {
    if (frame === this.#frame) return;
    if (frame.table.match !== this.#frame.table.match) this.#start(frame);
    else {
      this.#entries = [...this.#entries, ...entriesOf(frame)];
      this.#frame = frame;
    }
  }

  /** All lines, those of the fight that is going on at the end. */
  lines(people: People): ChronicleLine[] {
    const open = this.#frame.table.options["open_history"] !== false;
    const p = this.#frame.view.public;
    const lines = this.#entries.map((entry) => lineOf(entry, open, people));
    if (p.middle.length === 0) return lines;
    return [...lines, line(this.#frame.seq, (ink) => toldGoing(p.fights.length + 1, p.middle, people, ink))];
  }

  #start(frame: KampfFrame): void {
    this.#frame = frame;
    this.#entries = retold(frame);
  }
}

/** What is new in a frame: fights as a whole, and what is about rounds. */
export function entriesOf({ seq: last, happened, events, view: { public: p } }: KampfFrame): Entry[] {
  const seq = Math.min(last, ...happened.map((one) => one.seq));
  const dealt = events.findLastIndex((event) => event.type === "round_dealt");
  return events.flatMap((event, i): Entry[] => {
    switch (event.type) {
      case "cards_laid":
      case "cards_drawn":
        return [];
      case "fight_taken": {
        // Of rounds before the one on the table only the latest fight is known.
        const fight = i > dealt ? p.fights[event.number - 1] : p.last?.taker === event.seat ? p.last : undefined;
        return fight ? [{ seq, fight, number: event.number }] : [{ seq, event }];
      }
      case "round_scored":
        return p.last?.taker === null ? [{ seq, fight: p.last, number: null }, { seq, event }] : [{ seq, event }];
      case "match_over":
        return [{ seq, event, totals: p.totals }];
      default:
        return [{ seq, event }];
    }
  });
}

/** What a reader who has just come in is told: the rounds before, and the fights of this one. */
export function retold({ seq: last, happened, facts, view: { public: p } }: KampfFrame): Entry[] {
  const seq = happened.find(({ code }) => code === "dealt")?.seq ?? last;
  const rounds = p.sheet.map((line, i): Entry => ({ seq, event: { type: "round_scored", round: i + 1, line } }));
  if (p.phase === "over") return [...rounds, { seq, event: { type: "match_over", winners: facts.winners }, totals: p.totals }];
  const dealt: Entry = { seq, event: { type: "round_dealt", round: p.round, start: p.start, stock: p.stock } };
  return [...rounds, dealt, ...p.fights.map((fight, i): Entry => ({ seq, fight, number: i + 1 }))];
}

export function lineOf(entry: Entry, open: boolean, people: People): ChronicleLine {
  return line(entry.seq, (ink) => {
    if ("fight" in entry) return toldFight(entry.number, entry.fight, open, people, ink);
    if (entry.event.type === "match_over") return toldEnd(entry.event.winners, entry.totals ?? [], people, ink);
    return told(entry.event, people, ink);
  });
}

function line(seq: number, say: (ink: Ink) => string): ChronicleLine {
  return { seq, text: say(PLAIN), marked: say(MARKED) };
}
