// Digests that bind a deal, the same as in src/zaubertisch/kernel/fairness.py: BLAKE2b with 32 bytes over a label
// and parts, each with its length before it, so that no two lists of parts run together.

import { hex, unhex } from "../net/random";
import { blake2b } from "./blake2b";

const utf8 = new TextEncoder();

export function digest(label: string, ...parts: Uint8Array[]): string {
  const all = [utf8.encode(label), ...parts];
  const whole = new Uint8Array(all.reduce((sum, part) => sum + 4 + part.length, 0));
  let place = 0;
  for (const part of all) {
    new DataView(whole.buffer).setUint32(place, part.length);
    whole.set(part, place + 4);
    place += 4 + part.length;
  }
  return hex(blake2b(whole));
}

/** The key of the deal (hex): the server's key and the nonces by seat, null for a bot. */
export function dealKey(match: string, key: string, nonces: readonly (string | null)[]): string {
  return digest("zaubertisch deal", utf8.encode(match), unhex(key), ...nonces.map((nonce) => unhex(nonce ?? "")));
}

/** A player's commitment to a nonce (hex) for one match. */
export function promiseOf(match: string, nonce: string): string {
  return digest("zaubertisch nonce", utf8.encode(match), unhex(nonce));
}

/** The server's commitment to its secret key (hex) for one match. */
export function serverPromise(match: string, key: string): string {
  return digest("zaubertisch key", utf8.encode(match), unhex(key));
}
