// What one could pay without and with a potion, in words.

import { spellName } from "../../cards/spells/names";
import { t } from "../../words";
import { listed } from "../../words/listed";
import type { Prospect } from "./view";

/** So many names are read at a glance; more are counted. */
const FEW = 3;

function what(hand: readonly Prospect[], payable: (one: Prospect) => boolean): string {
  const names = (wanted: boolean) => hand.filter((one) => payable(one) === wanted).map(({ card }) => spellName(card));
  const [can, cannot] = [names(true), names(false)];
  if (cannot.length === 0) return t("duell-pay-all");
  if (can.length === 0) return t("duell-pay-none");
  if (can.length <= FEW) return t("duell-pay-only", { list: listed(can) });
  return cannot.length <= FEW ? t("duell-pay-but", { list: listed(cannot) }) : t("duell-pay-some", { n: can.length, of: hand.length });
}

/** `Ohne Trank kannst du nur Brise bezahlen.` */
export function withoutPotion(hand: readonly Prospect[]): string {
  return t("duell-without-potion", { what: what(hand, ({ payable }) => payable) });
}

/** `Mit Trank alles außer Phönixsturm.` */
export function withPotion(hand: readonly Prospect[]): string {
  return t("duell-with-potion", { what: what(hand, ({ payable_with_potion }) => payable_with_potion) });
}
