// What happened, as lines among the talk.  A page that comes late tells the rounds before it all the same.

import { MARKED, PLAIN, type Ink } from "../../table/ink";
import type { People } from "../../table/people";
import type { GameLine } from "../../table/Talk.svelte";
import { t } from "../../words";
import { endInWords, roundInWords } from "./outcome";
import type { DuelFrame, Event, Round } from "./view";

/** A line as it is heard, and as it is shown. */
export interface DuelLine extends GameLine {
  marked: string;
}

/** What was so when an event happened. */
export interface Then {
  round: number;
  before: number[]; // the mana before it
}

interface Entry extends Then {
  seq: number;
  event: Event;
  rounds: number; // that were finished with it
}

export class Chronicle {
  #entries: Entry[] = $state.raw([]);
  #match = "";
  #seq = -1;
  #mana: number[] = [];

  constructor(frame: DuelFrame) {
    this.take(frame);
  }

  take(frame: DuelFrame): void {
    const p = frame.view.public;
    if (frame.table.match !== this.#match) {
      this.#match = frame.table.match;
      this.#entries = retold(p.rounds).map((event, i) => ({ seq: 0, event, rounds: i + 1, round: i + 1, before: [] }));
    } else if (frame.seq > this.#seq) {
      const round = p.round;
      const fresh = frame.events.map((event) => ({ seq: frame.seq, event, rounds: p.rounds.length, round, before: this.#mana }));
      if (fresh.length > 0) this.#entries = [...this.#entries, ...fresh];
    }
    this.#seq = frame.seq;
    this.#mana = p.mana;
  }

  /** The lines up to the rounds that the eye has seen. */
  lines(people: People, told: number): DuelLine[] {
    return this.#entries.flatMap((entry) => {
      if (entry.rounds > told) return [];
      return lineOf(entry.seq, entry.event, people, entry);
    });
  }
}

function retold(rounds: Round[]): Event[] {
  return rounds.map((round, i) => ({ type: "spells_shown", number: i + 1, round }));
}

/** An event as lines, mostly one. */
export function lineOf(seq: number, event: Event, people: People, then: Then): DuelLine[] {
  const marked = eventInWords(event, people, then, MARKED);
  return eventInWords(event, people, then).map((text, i) => ({ seq, text, marked: marked[i]! }));
}

/** What an event is told as; nothing where the table shows it all. */
export function eventInWords(event: Event, people: People, { round, before }: Then, ink: Ink = PLAIN): string[] {
  switch (event.type) {
    case "potions_shown":
      return event.drank.flatMap((drank, seat) =>
        drank ? [t("duell-drank-line", { ...people.args(seat, ink), n: round, from: before[seat] ?? 0, to: event.mana[seat] ?? 0 })] : [],
      );
    case "spells_shown":
      return [roundInWords(event.number, event.round, people, ink)];
    case "pile_refilled":
      return [t("duell-refilled", { n: event.cards })];
    case "match_over":
      return [endInWords(event.result, people, ink)];
    case "card_drawn":
      return [];
  }
}
