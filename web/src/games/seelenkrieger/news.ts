// What of all that happened together is told, and what of it is seen: a turn brings many events, and some say
// what another has said.

import type { Sentence } from "../../table/status";
import type { People } from "../../table/people";
import type { Seat } from "../../wire";
import type { Event, Id } from "./events";
import type { Numbers } from "./names";
import { told } from "./telling";

/** An event, and the only seat that heard of it. */
export interface Heard {
  event: Event;
  seat: Seat | null;
}

/** Without what another event says as well; `own` is whoever is told, and knows what it let pass. */
export function news(heard: readonly Heard[], own: Seat | null): Heard[] {
  const fallen = new Set<Id>();
  const came = new Set<string>();
  const drawn = new Set<Seat | null>();
  for (const { event, seat } of heard) {
    if (event.event === "warrior_defeated" || event.event === "destroyed") fallen.add(event.id);
    if (event.event === "card_played") came.add(`${event.seat} ${event.card}`);
    if (event.event === "card_drawn") drawn.add(seat);
  }
  return heard.filter(({ event }) => {
    switch (event.event) {
      case "card_left":
        return !fallen.has(event.id);
      case "card_entered":
        return event.bearer !== undefined || event.out_of_valley === true || !came.has(`${event.seat} ${event.card}`);
      case "prepared":
        return !came.has(`${event.seat} null`);
      case "cards_drawn":
        return !drawn.has(event.seat);
      case "passed":
        return event.rest === true || event.seat !== own;
      case "sparks_changed":
      case "healed":
        return event.n !== 0;
      default:
        return true;
    }
  });
}

/** Whether it belongs into the chronicle: a pass is only said when it happens, unless it is for the whole turn. */
export function lasting(event: Event): boolean {
  return event.event !== "passed" || event.rest === true;
}

/** What stands before all else in the line of what has just happened; the rest is seen on the table, and heard. */
const HEADLINES: readonly Event["event"][] = [
  "match_over",
  "stopped",
  "turn_began",
  "warrior_defeated",
  "destroyed",
  "negated",
  "attack_ended",
  "attack_declared",
  "used",
  "card_played",
  "found",
  "hands_kept",
];

/** The latest event of the highest rank. */
export function headline(events: readonly Event[]): Event | null {
  for (const kind of HEADLINES) {
    const event = events.findLast((one) => one.event === kind);
    if (event) return event;
  }
  return null;
}

/** What the status line says of what has happened: heard whole, and of what is in sight the one thing to be read. */
export function happened(telling: { heard: Event[]; events: Event[] }, people: People, numbers: Numbers): Sentence[] {
  const all = news([...telling.heard, ...telling.events].map((event) => ({ event, seat: people.own })), people.own);
  const top = headline(telling.events);
  return all.map(({ event }) => ({ text: told(event, people, numbers), seen: event === top }));
}
