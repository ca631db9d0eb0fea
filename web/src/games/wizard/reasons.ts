// Why a card of the own hand cannot be laid now, or does not fly, in words.  The rules have decided it already.

import type { Card } from "../../cards/card";
import { ownCard, suitName } from "../../cards/names";
import { t } from "../../words";
import type { People } from "../../table/people";
import type { WizardFrame } from "./view";
import type { Fall } from "./wings";

/** Null when it can be laid. */
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
      return turn === undefined ? "" : t("match-not-yet", { who: people.named(turn) });
    }
  }
}

/** Why a winged card stays in the hand. */
export function whyFell(card: Card, { why, suit }: Fall): string {
  return t("wings-fell", { card: ownCard(card), why, suit: suit === null ? "" : suitName(suit, "sentence") });
}
