// The status line: what just happened, whose turn it is and what that means for the reader, in words.

import { suitName } from "../../cards/names";
import { t } from "../../words";
import type { People } from "../../table/people";
import type { Sentence, Status } from "../../table/status";
import type { Telling } from "./steps";
import { told, toldEnd, toldOwn } from "./telling";
import type { Event, WizardFrame } from "./view";

/** While something older is still shown nobody is called on: what is now is said with its own scene. */
export function statusOf(frame: WizardFrame, people: People, telling: Telling, older: boolean): Status {
  const said = happened(telling, people);
  return older ? { happened: said, now: "", hint: "" } : { happened: said, now: now(frame, people), hint: hint(frame) };
}

/** Each event once.  Of a finished round the reader's own result stands for the whole list. */
function happened({ heard, events }: Telling, people: People): Sentence[] {
  const say = (seen: boolean) => (event: Event) => {
    const text =
      event.type === "round_scored" && people.own !== null
        ? toldOwn(event.round, event.line, people.own)
        : told(event, people);
    return text === "" ? [] : [{ text, seen }];
  };
  return [...heard.flatMap(say(false)), ...events.flatMap(say(true))];
}

export function now(frame: WizardFrame, people: People): string {
  const { view, waiting, facts } = frame;
  const p = view.public;
  const [asked] = waiting;
  if (frame.table.aborted) return t("match-aborted");
  if (p.phase === "over") return toldEnd(facts.winners, Math.max(...p.totals), people);
  if (asked === undefined) return "";
  switch (p.phase) {
    case "trump":
      return t("wizard-asks-trump", people.args(asked));
    case "rebid":
      return t("wizard-asks-again", people.args(asked));
    case "bid":
      if (p.plan[p.round - 1]?.hiddentip) return sealed(frame, people);
      return t("wizard-asks-bid", { ...people.args(asked), place: place(facts.places.indexOf(asked), facts.places.length) });
    case "play":
      return p.trick.length === 0
        ? t("wizard-asks-lead", people.args(asked))
        : t("wizard-asks-card", people.args(asked));
  }
}

function sealed({ seat, waiting, mine }: WizardFrame, people: People): string {
  if (seat !== null && waiting.includes(seat)) return t("wizard-asks-sealed");
  const args = { list: people.list(waiting) };
  return mine ? t("wizard-waits-sealed", args) : t("wizard-watches-sealed", args);
}

function place(index: number, players: number): string {
  if (index === 0) return "first";
  return index === players - 1 ? "last" : "between";
}

/** What to keep in mind while deciding. */
function hint({ view, seat, waiting, facts }: WizardFrame): string {
  const p = view.public;
  if (seat === null || !waiting.includes(seat)) return "";
  if (p.phase === "bid" || p.phase === "rebid") {
    return p.trump ? t("wizard-hint-trump", { suit: suitName(p.trump, "sentence") }) : t("wizard-hint-no-trump");
  }
  if (p.phase === "play" && facts.follow && facts.locked.length) {
    return t("wizard-hint-follow", { suit: suitName(facts.follow, "sentence") });
  }
  return "";
}
