// What the chosen cards come to against the total that lies there, in words.

import { t } from "../../words";
import { BALL, cardName } from "./cards";
import type { Chosen } from "./selection.svelte";
import { addition } from "./telling";
import type { KampfFrame } from "./view";

/** `schlägt 10`, `es fehlen 3 bis 11`. */
export function verdictOf(chosen: Chosen, { view: { public: p }, facts }: KampfFrame): string {
  if (chosen.total === null) return chosen.allowed ? t("kampf-stays", { total: p.total }) : t("kampf-no-ball");
  if (chosen.allowed) return p.middle.length === 0 ? t("kampf-opens") : t("kampf-beats", { total: p.total });
  const lacking = facts.least - chosen.total;
  return lacking > 0 ? t("kampf-lacks", { n: lacking, least: facts.least }) : t("kampf-needs-mage");
}

/** The same with the sum, for those who hear it: `4 + 4 + Joker 4 = 12: schlägt 10`. */
export function aloud(chosen: Chosen | null, frame: KampfFrame): string {
  if (!chosen) return "";
  const sum = addition({ ...chosen, total: chosen.total ?? 0 });
  const said = chosen.cards.includes(BALL) ? [sum, cardName(BALL)].filter(Boolean).join(", ") : sum;
  return `${said}: ${verdictOf(chosen, frame)}`;
}
