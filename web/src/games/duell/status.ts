// The status line: one sentence on what is, and what it means for the reader.

import { spellName } from "../../cards/spells/names";
import type { People } from "../../table/people";
import { t } from "../../words";
import { comparison, consequence, endInWords, paidInWords, turnedInWords } from "./outcome";
import type { Scene } from "./scene";
import { sides, type DuelFrame } from "./view";

export interface Said {
  heard?: string; // seen on the table anyway
  now: string;
  hint: string;
}

/** What is said beside a scene. */
export function statusOf(frame: DuelFrame, scene: Scene, people: People): Said {
  if (frame.table.aborted) return { now: t("duell-aborted"), hint: "" };
  const round = scene.shown;
  switch (scene.stage) {
    case "covered":
      return { now: t("duell-both-chosen"), hint: t("duell-turning") };
    case "turned":
      return { now: round ? turnedInWords(round, people) : "", hint: "" };
    case "paid":
      return { now: round ? paidInWords(round, people) : "", hint: "" };
    case "compared":
      return round ? { heard: `${comparison(round)}. ${consequence(round, people)}.`, now: left(round.life, people), hint: "" } : { now: "", hint: "" };
    case "over":
      return { now: frame.view.public.result ? endInWords(frame.view.public.result, people) : "", hint: "" };
    case "drink":
      return drinking(frame, people);
    case "cast":
      return casting(frame, scene, people);
  }
}

function left(life: number[], people: People): string {
  return sides(people.own)
    .map((seat) => t("duell-life-left", { ...people.args(seat), n: life[seat] ?? 0 }))
    .join(" ");
}

function drinking({ seat, waiting, facts, mine }: DuelFrame, people: People): Said {
  const [first] = waiting;
  if (seat !== null && waiting.includes(seat)) return { now: t("duell-new-round"), hint: t("duell-potion-first") };
  if (first === undefined) return { now: "", hint: "" };
  const now = waiting.length > 1 ? t("duell-both-consider") : t("duell-considers", people.args(first));
  if (seat === null) return { now, hint: "" };
  if (mine) return { now: t(mine.type === "drink" ? "duell-you-drink" : "duell-you-keep"), hint: now };
  return { now, hint: facts.drinks_to[seat] === null ? t("duell-may-not-drink") : "" };
}

function casting({ seat, waiting, facts }: DuelFrame, scene: Scene, people: People): Said {
  const [first] = waiting;
  if (seat !== null && waiting.includes(seat)) {
    return { now: t("duell-choose"), hint: facts.nothing_payable ? t("duell-nothing-payable") : warnings(facts) || mana(scene.mana[seat] ?? 0) };
  }
  const waits = first === undefined ? "" : waiting.length > 1 ? t("duell-both-choose") : t("duell-chooses", people.args(first));
  if (scene.cast === null || seat === null) return { now: waits, hint: "" };
  return { now: t("duell-lies", { spell: spellName(scene.cast) }), hint: waits };
}

const mana = (n: number): string => t("duell-your-mana", { n });

function warnings({ last_round, refills }: DuelFrame["facts"]): string {
  if (last_round) return t("duell-last-round");
  return refills ? t("duell-refills") : "";
}
