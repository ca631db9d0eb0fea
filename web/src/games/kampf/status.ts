// The status line: what just happened, whose turn it is and what that means for the reader, in words.

import type { People } from "../../table/people";
import type { Sentence, Status } from "../../table/status";
import { t } from "../../words";
import type { Telling } from "./steps";
import { told, toldEnd } from "./telling";
import type { Event, KampfFrame } from "./view";

/** While something older is still shown nobody is called on: what is now is said with its own scene. */
export function statusOf(frame: KampfFrame, people: People, telling: Telling, older: boolean): Status {
  const said = happened(telling, people);
  return older ? { happened: said, now: "", hint: "" } : { happened: said, now: now(frame, people), hint: hint(frame, people) };
}

function happened({ heard, events }: Telling, people: People): Sentence[] {
  const say = (seen: boolean) => (event: Event) => {
    const text = told(event, people);
    return text === "" ? [] : [{ text, seen }];
  };
  return [...heard.flatMap(say(false)), ...events.flatMap(say(true))];
}

export function now(frame: KampfFrame, people: People): string {
  const { view, waiting, facts, table } = frame;
  const p = view.public;
  const [asked] = waiting;
  if (table.aborted) return t("match-aborted");
  if (p.phase === "over") return toldEnd(facts.winners, p.totals, people);
  if (asked === undefined) return "";
  return p.middle.length === 0 ? t("kampf-asks-open", people.args(asked)) : t("kampf-asks-beat", people.args(asked));
}

/** What to keep in mind while deciding. */
function hint({ view: { public: p }, seat, waiting, facts }: KampfFrame, people: People): string {
  if (seat === null || !waiting.includes(seat)) return "";
  if (facts.last_fight) return t("kampf-hint-last");
  if (p.middle.length === 0) return "";
  const ball = p.middle.at(-1)?.cards.includes("C");
  if (ball) return t("kampf-hint-ball", { total: p.total, least: facts.least });
  return facts.holder === null
    ? t("kampf-hint-least", { least: facts.least })
    : t("kampf-hint-beat", { ...people.args(facts.holder), total: p.total, least: facts.least });
}
