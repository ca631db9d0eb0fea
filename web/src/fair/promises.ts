// The server's promise for a match, as this browser first saw it: kept, so that it cannot be changed afterwards.

import { keep, kept } from "../keeping";
import type { Frame } from "../wire";

const nameOf = (table: string, match: string): string => `zaubertisch.promise.${table}.${match}`;

export function notePromise({ table }: Frame): void {
  // Once the nonces are known a promise proves nothing: it could have been chosen to fit them.
  const before = table.phase === "gathering" || table.phase === "opening";
  if (before && kept(nameOf(table.table, table.match)) === null) {
    keep(nameOf(table.table, table.match), table.promise);
  }
}

export function notedPromise(table: string, match: string): string | null {
  return kept<string>(nameOf(table, match));
}
