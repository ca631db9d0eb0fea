// Which move somebody would take back, inside a sentence: `herb 5`, `the choice of trump`.

import { cardInside } from "../cards/names";
import { t } from "../words";
import type { Frame, Seat, View } from "../wire";
import type { Public } from "./wizard/view";

export function wizardLastMove(frame: Frame, seat: Seat): string | null {
  const p = (frame.view as View<Public> | null)?.public;
  if (!p) return null;
  const card = p.trick.at(-1);
  if (card !== undefined) return (p.leader + p.trick.length - 1) % p.totals.length === seat ? cardInside(card, "what") : null;
  return p.phase === "bid" && p.turned === "W" ? t("undo-trump") : null;
}
