// Step-by-step guidance for a first match: five numbered steps and one sentence about what happens.  It is there until
// it is put away, or a match has been played to its end; this device remembers.

import { printOf } from "../../cards/spells/spell";
import { keep, kept } from "../../keeping";
import { t } from "../../words";
import { turnOf } from "./outcome";
import type { Scene, Stage } from "./scene";
import type { DuelFrame } from "./view";

const NAME = "zaubertisch.duell.guide";

export class Guide {
  on = $state(kept<boolean>(NAME) ?? true);

  set(on: boolean): void {
    this.on = on;
    keep(NAME, on);
  }
}

/** The steps of a round, in their order. */
export const STEPS = ["drink", "cast", "turned", "paid", "compared"] as const;
export type GuideStep = (typeof STEPS)[number];

/** At which step a scene is; null where the match is over. */
export function stepOf(stage: Stage): GuideStep | null {
  if (stage === "over") return null;
  return stage === "covered" ? "turned" : stage;
}

/** What is explained beside a scene. */
export function explains(scene: Scene, { seat, facts, waiting }: DuelFrame): string {
  const round = scene.shown;
  switch (scene.stage) {
    case "drink":
      return seat !== null && facts.drinks_to[seat] === null && !waiting.includes(seat) ? t("duell-guide-full") : t("duell-guide-drink");
    case "cast":
      if (scene.cast !== null) return t("duell-guide-sealed");
      return t(scene.round === 1 ? "duell-guide-kinds" : scene.round === 2 ? "duell-guide-costs" : "duell-guide-cast");
    case "covered":
      return t("duell-guide-covered");
    case "turned":
      return t(round?.cards.some((card) => printOf(card).kind === "universal") ? "duell-guide-universal" : "duell-guide-turned");
    case "paid":
      return t(round?.paid.includes(null) ? "duell-guide-unpaid" : "duell-guide-paid");
    case "compared":
      return round ? t(`duell-guide-${turnOf(round)}`) : "";
    case "over":
      return "";
  }
}
