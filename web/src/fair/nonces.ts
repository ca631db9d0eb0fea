// The nonces that this browser has promised, by table and match.  Every nonce has a name of its own in the storage,
// so that two tabs that make one at the same moment lose neither.

import { keep, kept, names } from "../keeping";
import { bytes, hex } from "../net/random";

const prefix = (table: string, match: string): string => `zaubertisch.nonce.${table}.${match}.`;

/** All nonces kept for a match; more than one only if two tabs were fast. */
export function noncesFor(table: string, match: string): string[] {
  return names(prefix(table, match))
    .sort()
    .map((name) => kept<string>(name))
    .filter((nonce) => nonce !== null);
}

/** The nonce to promise for a match: the one kept, else a new one. */
export function nonceFor(table: string, match: string): string {
  const [known] = noncesFor(table, match);
  if (known) return known;
  const nonce = hex(bytes(32));
  keep(prefix(table, match) + hex(bytes(4)), nonce);
  return nonce;
}

/** Nothing of this table is needed any more. */
export function forgetNonces(table: string): void {
  for (const what of ["nonce", "promise"]) {
    for (const name of names(`zaubertisch.${what}.${table}.`)) keep(name, null);
  }
}
