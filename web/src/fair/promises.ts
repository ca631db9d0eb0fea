// The server's promise for a match, as this browser first saw it: kept, so that it cannot be changed afterwards.

import { keep, kept } from "../keeping";
import type { Frame } from "../wire";

const nameOf = (table: string, match: string): string => `zaubertisch.promise.${table}.${match}`;

export function notePromise({ table }: Frame): void {
  // After the end a promise proves nothing.
  if (table.phase !== "over" && kept(nameOf(table.table, table.match)) === null) {
    keep(nameOf(table.table, table.match), table.promise);
  }
}

export function notedPromise(table: string, match: string): string | null {
  return kept<string>(nameOf(table, match));
}
