// What the eye sees at one moment: the table of a frame, and over its cards what befalls them.  Whatever was struck is
// shown where it stood, before the table goes on without it.

import { t } from "../../words";
import { gain } from "../../words/figure";
import { keywordName } from "./cards/names";
import type { Event, Id, Of, Stat } from "./events";
import type { SoulFrame } from "./view";

/** What befalls one card: a change of a value, or a word for what is no figure. */
export interface Mark {
  id: Id;
  stat: Stat | null;
  text: string; // `−3`, `+2`, `verschont`
  tone: "down" | "up" | "plain"; // worse or better for the card, or merely so
}

export interface Scene {
  frame: SoulFrame;
  marks: readonly Mark[];
  sources: readonly Id[]; // whose effect it is, or who attacks
  fallen: readonly Id[]; // on their way to the valley or the discard
  entered: readonly Id[]; // on their way into play
}

/** The table as the frame has it. */
export function sceneOf(frame: SoulFrame): Scene {
  return { frame, marks: [], sources: [], fallen: [], entered: [] };
}

/** What an event does to a card; nothing when it does none. */
export function markOf(event: Event): Mark | null {
  switch (event.event) {
    case "damaged":
      return { id: event.id, stat: "life", text: gain(-event.n), tone: event.n > 0 ? "down" : "plain" };
    case "healed":
      return event.n > 0 ? { id: event.id, stat: "life", text: gain(event.n), tone: "up" } : null;
    case "changed":
      return changed(event);
    case "turned":
      return { id: event.id, stat: null, text: t(event.used ? "soul-struck-tired" : "soul-struck-ready"), tone: event.used ? "down" : "up" };
    case "defeat_replaced":
      return { id: event.id, stat: null, text: t("soul-struck-spared"), tone: "up" };
    default:
      return null;
  }
}

function changed({ id, stat, n = 0, keyword, prevents = 0 }: Of<"changed">): Mark {
  if (stat !== undefined) return { id, stat, text: gain(n), tone: n < 0 ? "down" : "up" };
  const text = keyword ? keywordName(keyword) : t("soul-struck-shielded", { n: prevents });
  return { id, stat: null, text, tone: "up" };
}

/** Who has come into play. */
export function enteredOf(events: readonly Event[]): Id[] {
  return events.flatMap((event) => (event.event === "card_entered" ? [event.id] : []));
}

/** Who has left the field, and is seen to fall. */
export function fallenOf(events: readonly Event[]): Id[] {
  return events.flatMap((event) => (event.event === "warrior_defeated" || event.event === "destroyed" ? [event.id] : []));
}

/** Whose effect happens, and by whom damage is done. */
export function sourcesOf(events: readonly Event[]): Id[] {
  const ids = events.flatMap((event) => {
    if (event.event === "triggered") return [event.source];
    return event.event === "damaged" ? (event.by ?? []) : [];
  });
  return [...new Set(ids)];
}

/** All cards that lie in play, where marks can be shown. */
export function standing({ view: { public: p } }: SoulFrame): Set<Id> {
  const units = p.field.flat();
  const worn = units.flatMap((unit) => unit.equipment ?? []);
  return new Set([...units, ...worn, ...p.buildings.flat(), ...p.landscapes.flat()].map(({ id }) => id));
}
