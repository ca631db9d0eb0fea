// What of the talk is read out as it comes.  A game reads out its own events with its status line, so its lines in the
// log stay silent; and what the page says elsewhere anyway is not said again.

import { earshot } from "../earshot.svelte";
import { t } from "../words";
import type { Frame } from "../wire";
import { happening } from "./happening";
import type { Entry } from "./stream.svelte";

/** Said by the opening, the status line, the end of a match, or the notice under the bar. */
const ELSEWHERE = new Set(["started", "dealt", "over", "aborted", "take_back_asked"]);
/** Of the reader's own seat the notice tells. */
const OWN = new Set(["left", "stood_in", "returned", "time_up"]);

/** An entry as it is heard; empty when it is not. */
export function heard(entry: Entry, frame: Frame): string {
  switch (entry.what) {
    case "said": {
      const { name, seat, text, phrase } = entry.said;
      if (seat !== null && seat === frame.seat) return "";
      if (!earshot.hears(frame.table.table, name)) return "";
      return `${name}: ${phrase ? t(`phrase-${phrase.replace("_", "-")}`) : text}`;
    }
    case "happened": {
      const { code, facts } = entry.happened;
      const own = OWN.has(code) && frame.seat !== null && facts.seat === frame.seat;
      return own || ELSEWHERE.has(code) ? "" : happening(entry.happened);
    }
    case "told":
      return t(entry.id, entry.args);
    case "help":
      return t("command-list");
  }
}
