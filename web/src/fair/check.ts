// Whether the deal of a finished match was the promised one, as far as a page can tell: the server's key is the one
// it had promised, and each nonce, our own among them, is the one its seat had promised.  `zaubertisch verify`
// deals and plays it all again.

import { promiseOf, serverPromise } from "./digest";

interface Opened {
  match: string;
  promise: string;
  promises: (string | null)[];
  nonces: (string | null)[];
  key: string;
}

export interface Kept {
  promise: string | null; // the server's, as the frame said before the deal
  nonces: string[]; // ours for this match
}

export type Verdict = "kept" | "broken" | "unseen";

/** `kept` is what this browser knows by itself; without it the record can only agree with itself. */
export function verdictOf(record: unknown, kept: Kept): Verdict {
  const opening = (record as { opening?: Opened } | null)?.opening;
  if (!opening) return "broken";
  const { match, promise, promises, nonces, key } = opening;
  const sound =
    serverPromise(match, key) === promise &&
    nonces.every((nonce, seat) => (nonce === null ? promises[seat] === null : promiseOf(match, nonce) === promises[seat]));
  if (!sound || (kept.promise !== null && kept.promise !== promise)) return "broken";
  const ours = kept.nonces.some((nonce) => nonces.includes(nonce));
  return ours && kept.promise !== null ? "kept" : "unseen";
}
