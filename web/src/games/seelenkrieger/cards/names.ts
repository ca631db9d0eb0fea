// What a card is called, and how it is told to those who hear it.

import { t } from "../../../words";
import { figure, gain } from "../../../words/figure";
import { listed } from "../../../words/listed";
import { catalogue, printOf } from "./catalogue.svelte";
import { valuesOf, type Faction, type Keyword, type Kind, type Now, type Print, type Rarity, type Stat, type Why } from "./card";
import type { Subject } from "./reading.svelte";

/** `Orks`. */
export function factionName(faction: Faction | "none"): string {
  return t("soul-faction", { faction });
}

/** `Krieger`. */
export function kindName(kind: Kind): string {
  return t("soul-kind", { kind });
}

/** `blau`. */
export function rarityName(rarity: Rarity): string {
  return t("soul-rarity", { rarity });
}

/** `Schaden`. */
export function statName(stat: Stat): string {
  return t("soul-stat", { stat });
}

/** `Orks und Drachen`; nothing for those of no faction. */
export function kinLine(factions: readonly Faction[]): string {
  return factions.length ? listed(factions.map(factionName)) : "";
}

/** `Krieger · Orks und Drachen`, as it is printed below the name. */
export function kindLine({ kind, factions }: Print): string {
  return [kindName(kind), kinLine(factions)].filter(Boolean).join(" · ");
}

/** `Durchschlag 1`. */
export function keywordName({ name, n = 1 }: Keyword): string {
  const word = catalogue()?.words[name];
  return word?.numbered ? `${word.name} ${n}` : (word?.name ?? name);
}

/** The keywords that a card has now, else those printed on it. */
export function keywordsOf(print: Print, now?: Now): string[] {
  return (now?.keywords ?? print.keywords ?? []).map(keywordName);
}

/** The lines of a card but for its printed keywords, which are told with what they mean. */
export function textOf({ lines, keywords = [] }: Print): readonly string[] {
  const printed = keywords.map(keywordName);
  return lines.filter((line) => !printed.some((word) => line.startsWith(`${word} (`)));
}

/** `Kosten 2`, or that it is called. */
export function costLine({ cost: printed }: Print, cost?: number | null): string {
  return printed === null ? t("soul-called") : t("soul-cost", { cost: cost ?? printed });
}

/** `Rotzahnaxt +2, nur gegen Gebäude`: a change of a value, by what is called so, and when it counts. */
export function reason(card: string, { n, how, only }: Why): string {
  const by = how === "set" ? `= ${figure(n)}` : how === "times" ? `× ${n}` : gain(n);
  return only ? t("soul-reason-only", { card, by, only }) : t("soul-reason", { card, by });
}

/** Everything that a card means, in one sentence after the other. */
export function cardLabel(print: Print, { now, cost, used, equipment = [], prepared }: Omit<Subject, "name"> = {}): string {
  const parts = [print.name, kindLine(print).replace(" · ", ", "), rarityName(print.rarity)];
  parts.push(costLine(print, cost));
  for (const { stat, base, now: figure, drift } of valuesOf(print, now)) {
    parts.push(t(drift ? "soul-value-changed" : "soul-value", { stat, figure, base }));
  }
  if (print.slots) parts.push(t("soul-slots", { n: print.slots }));
  if (used) parts.push(t("soul-used"));
  if (prepared) parts.push(t("soul-prepared"));
  const borne = equipment.flatMap(({ card }) => printOf(card)?.name ?? []);
  if (borne.length) parts.push(t("soul-bears", { cards: listed(borne) }));
  const words = keywordsOf(print, now);
  return [parts.join(", "), words.join(", "), ...textOf(print)].filter(Boolean).map(sentence).join(" ");
}

/** `Karte, verdeckt`. */
export function backLabel(): string {
  return t("soul-back");
}

function sentence(text: string): string {
  return /[.!?:]$/.test(text) ? text : `${text}.`;
}
