// Which move somebody would take back, inside a sentence: `the 4 + 4 = 8`, `taking the cards`.

import { t } from "../words";
import type { Frame, Seat, View } from "../wire";
import { addition } from "./kampf/telling";
import type { Public } from "./kampf/view";

export function kampfLastMove(frame: Frame, seat: Seat): string | null {
  const p = (frame.view as View<Public> | null)?.public;
  if (!p) return null;
  const laid = p.middle.at(-1);
  if (laid?.seat === seat) return laid.cards.includes("C") ? t("kampf-undo-ball") : addition(laid);
  return p.middle.length === 0 && p.last?.taker === seat ? t("kampf-undo-take") : null;
}
