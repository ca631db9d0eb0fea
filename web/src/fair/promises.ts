// The server's promise for a match, as this browser first saw it: kept, so that it cannot be changed afterwards.

import { keep, kept } from "../keeping";
import type { Frame } from "../wire";

const NAME = "zaubertisch.promise.";

export function notePromise({ table }: Frame): void {
  // After the end a promise proves nothing.
  if (table.phase !== "over" && kept(NAME + table.table + table.match) === null) {
    keep(NAME + table.table + table.match, table.promise);
  }
}

export function notedPromise(table: string, match: string): string | null {
  return kept<string>(NAME + table + match);
}
