// What happened at the table beside the game, as a line of the chronicle.

import { has, t } from "../words";
import type { Happened } from "../wire";

export function happening({ code, facts }: Happened): string {
  const id = `happened-${code.replaceAll("_", "-")}`;
  return has(id) ? t(id, facts) : "";
}
