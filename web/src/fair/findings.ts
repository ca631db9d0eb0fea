// What can be said about the deal of a finished match, one finding after the other.  Nothing here trusts the server:
// the digests are made in this browser, and the cards are dealt again from the key.

import { unhex } from "../net/random";
import type { MatchRecord, Seat } from "../wire";
import type { Kept } from "./check";
import { dealKey, promiseOf, serverPromise } from "./digest";

/** `unknown`: this browser cannot tell, because it was not there or keeps nothing of it. */
export type Outcome = "good" | "bad" | "unknown";

export interface Finding {
  what: "record" | "key" | "nonces" | "noted" | "own" | "cards" | "moves";
  outcome: Outcome;
  seats?: Seat[]; // whose nonce is another than was promised
  round?: number; // the first whose cards are others, or how many were dealt again
  of?: Redealt["of"]; // what is counted
}

/** Whether the cards shown are those that the key makes: how many rounds were looked at, and the first that differs. */
export interface Redealt {
  rounds: number;
  differs: number | null;
  of?: "rounds" | "turns" | "position"; // a game that deals once counts turns; where all was laid, nothing is dealt
}

/** Whether everything that was promised for the match is what was opened in it. */
export function promisesOf({ opening }: MatchRecord, kept: Kept): Finding[] {
  const { match, promise, promises, nonces, key } = opening;
  const seats = Array.from({ length: Math.max(promises.length, nonces.length) }, (_, seat) => seat);
  const others = seats.filter((seat) => {
    const [nonce, promised] = [nonces[seat] ?? null, promises[seat] ?? null];
    return (nonce === null ? null : promiseOf(match, nonce)) !== promised;
  });
  const own = kept.nonces.some((nonce) => nonces.includes(nonce));
  return [
    { what: "key", outcome: serverPromise(match, key) === promise ? "good" : "bad" },
    { what: "nonces", outcome: others.length === 0 ? "good" : "bad", seats: others },
    { what: "noted", outcome: kept.promise === null ? "unknown" : kept.promise === promise ? "good" : "bad" },
    // A nonce kept here and not opened may have been promised anew from another device.
    { what: "own", outcome: own ? "good" : "unknown" },
  ];
}

/** The key that the opened values make, from which the cards were dealt. */
export function keyOf({ opening: { match, key, nonces } }: MatchRecord): Uint8Array {
  return unhex(dealKey(match, key, nonces));
}

export function cardsOf({ rounds, differs, of = "rounds" }: Redealt): Finding {
  return { what: "cards", outcome: differs === null ? "good" : "bad", round: differs ?? rounds, of };
}

/** Whether the moves shown are those of the record, turn by turn. */
export function movesOf(record: MatchRecord, shown: readonly Record<Seat, unknown>[]): Finding {
  const written = record.log.map((turn) => (turn.type === "moves" ? turn.moves : {}));
  return { what: "moves", outcome: JSON.stringify(written) === JSON.stringify(shown) ? "good" : "bad" };
}

/** One word for all of them: a single bad one is enough. */
export function verdictOn(findings: readonly Finding[]): Outcome {
  if (findings.some(({ outcome }) => outcome === "bad")) return "bad";
  return findings.every(({ outcome }) => outcome === "good") ? "good" : "unknown";
}
