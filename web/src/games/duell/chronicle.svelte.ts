// What happened, as lines among the talk.  A page that comes late tells the rounds before it all the same.

import type { GameLine } from "../../table/Talk.svelte";
import type { People } from "../../table/people";
import { t } from "../../words";
import { endInWords, roundInWords } from "./outcome";
import type { DuelFrame, Event, Round } from "./view";

interface Entry {
  seq: number;
  event: Event;
  round: number; // being played when it happened
  before: number[]; // the mana before it
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
      this.#entries = retold(p.rounds).map((event, i) => ({ seq: 0, event, round: i + 1, before: [] }));
    } else if (frame.seq > this.#seq) {
      const round = p.round;
      const fresh = frame.events.map((event) => ({ seq: frame.seq, event, round, before: this.#mana }));
      if (fresh.length > 0) this.#entries = [...this.#entries, ...fresh];
    }
    this.#seq = frame.seq;
    this.#mana = p.mana;
  }

  /** The lines up to the rounds that the eye has seen. */
  lines(people: People, told: number): GameLine[] {
    return this.#entries.flatMap((entry) => {
      if (entry.event.type === "spells_shown" && entry.event.number > told) return [];
      return eventInWords(entry.event, people, entry).map((text) => ({ seq: entry.seq, text }));
    });
  }
}

function retold(rounds: Round[]): Event[] {
  return rounds.map((round, i) => ({ type: "spells_shown", number: i + 1, round }));
}

/** What an event is told as: mostly one line; nothing where the table shows it all. */
export function eventInWords(event: Event, people: People, { round, before }: { round: number; before: number[] }): string[] {
  switch (event.type) {
    case "potions_shown":
      return event.drank.flatMap((drank, seat) =>
        drank ? [t("duell-drank-line", { ...people.args(seat), n: round, from: before[seat] ?? 0, to: event.mana[seat] ?? 0 })] : [],
      );
    case "spells_shown":
      return [roundInWords(event.number, event.round, people)];
    case "pile_refilled":
      return [t("duell-refilled", { n: event.cards })];
    case "match_over":
      return [endInWords(event.result, people)];
    case "card_drawn":
      return [];
  }
}
