// Where in the table's log a round's deal, its tricks and its score stand: known to a device that was there, and kept
// on it, so that a page opened again puts them in their places among the talk.  Only numbers of the log are kept.

import { keepOneOf, kept } from "../../keeping";
import type { Event, WizardFrame } from "./view";

/** Numbers of the log by what stands there. */
export type Places = Record<string, number>;

interface Kept {
  match: string;
  at: number;
  places: Places;
}

const FAMILY = "zaubertisch.told.";

export function keptPlaces({ table: { table, match } }: WizardFrame): Places {
  const last = kept<Kept>(FAMILY + table);
  return last?.match === match ? last.places : {};
}

export function keepPlaces({ at, table: { table, match } }: WizardFrame, places: Places): void {
  keepOneOf(FAMILY, table, { match, at, places } satisfies Kept);
}

/** What an event of a round is called among the places; null where its place follows from those around it. */
export function placeName(event: Event, round: number): string | null {
  switch (event.type) {
    case "round_dealt":
      return `deal ${event.round}`;
    case "round_scored":
      return `score ${event.round}`;
    case "trick_taken":
      return `trick ${round} ${event.number}`;
    default:
      return null;
  }
}

/** The places with those of new events; tricks of rounds before are told no more to whoever comes in. */
export function withPlaces(places: Places, entries: readonly { seq: number; event: Event }[], round: number): Places {
  const all = { ...places };
  let now = round;
  for (const { seq, event } of entries) {
    if (event.type === "round_dealt") {
      now = event.round;
      for (const name of Object.keys(all)) if (!name.startsWith("score")) delete all[name];
    }
    const name = placeName(event, now);
    if (name !== null) all[name] = seq;
  }
  return all;
}
