// Which move somebody would take back, inside a sentence.  What was drawn, shown, announced or answered stands, and
// what was chosen lies not in the frame: the end of a turn can be named, as long as nobody has answered it.

import { t } from "../words";
import type { Frame, Seat, View } from "../wire";
import type { Public } from "./seelenkrieger/state";

export function soulLastMove(frame: Frame, seat: Seat): string | null {
  const p = (frame.view as View<Public> | null)?.public;
  const top = p?.agenda.at(-1);
  const ends = top?.task === "window" && top.opening === "end" && !top.passed;
  return ends && p?.active === seat ? t("soul-undo-end") : null;
}
