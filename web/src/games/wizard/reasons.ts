// Why a card of the own hand cannot be laid now, in words; null when it can.  The rules have decided it already.

import type { Card } from "../../cards/card";
import { suitName } from "../../cards/names";
import { t } from "../../words";
import type { People } from "./people";
import type { WizardFrame } from "./view";

export function whyNot(card: Card, frame: WizardFrame, people: People): string | null {
  const { view, facts, waiting, seat, legal } = frame;
  if (legal.some((move) => move.type === "play" && move.card === card)) return null;
  if (facts.locked.includes(card) && facts.follow) {
    return t("wizard-must-follow", { suit: suitName(facts.follow, "sentence") });
  }
  const asked = seat !== null && waiting.includes(seat);
  switch (view.public.phase) {
    case "trump":
      return t("wizard-trump-first");
    case "bid":
    case "rebid":
      return asked ? t("wizard-your-bid-first") : t("wizard-bid-first");
    default: {
      const [turn] = waiting;
      return turn === undefined ? "" : t("wizard-not-yet", { who: people.named(turn) });
    }
  }
}
