// Which move somebody would take back, inside a sentence: only a potion that was decided alone can be.

import { t } from "../words";
import type { Frame, Seat, View } from "../wire";
import type { Public } from "./duell/view";

export function duellLastMove(frame: Frame, seat: Seat): string | null {
  const p = (frame.view as View<Public> | null)?.public;
  const drank = p?.phase === "cast" ? p.drank[seat] : null;
  if (drank === null || drank === undefined) return null;
  return t(drank ? "duell-undo-potion" : "duell-undo-keep");
}
