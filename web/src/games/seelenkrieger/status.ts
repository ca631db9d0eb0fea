// The status line: what is now, and what that means for the reader.

import type { People } from "../../table/people";
import { t } from "../../words";
import { askedOf } from "./question";
import { isAsked, type SoulFrame } from "./view";

export function nowOf(frame: SoulFrame, people: People): string {
  const { view, waiting, table } = frame;
  const p = view.public;
  const [first] = waiting;
  if (table.aborted) return t("match-aborted");
  if (p.result) return p.result.winner === null ? t("soul-draw") : t("match-won", people.args(p.result.winner));
  const asked = askedOf(frame);
  if (first === undefined || asked === null) return "";
  if (asked === "mulligan") return isAsked(frame) ? t("soul-now-mulligan") : t("soul-now-mulligan-other", { who: people.named(first) });
  if (asked === "main") return t("soul-now-main", { ...people.args(first), turn: p.turn });
  if (asked === "window") return t("soul-now-window", people.args(first));
  return t("soul-now-asked", people.args(first));
}

export function hintOf(frame: SoulFrame): string {
  const { seat, facts } = frame;
  if (seat === null || !isAsked(frame) || askedOf(frame) !== "main") return "";
  if (facts.last_chance[seat]) return t("soul-hint-last");
  if (facts.preparation) return t("soul-hint-preparation");
  const [plays, attacks] = [facts.hand.some(({ locked }) => locked === null), frame.offers.length > 0];
  if (plays) return t(attacks ? "soul-hint-both" : "soul-hint-play");
  return attacks ? t("soul-hint-attack") : "";
}
