// The decks of a match that is over: by then they are no secret to whoever may see the table.

import { matchRecord } from "../../net/api";
import type { Deck } from "./deal";

/** By seat; null where it cannot be learned. */
export async function broughtTo(table: string, match: string, secret: string | null): Promise<readonly (Deck | null)[]> {
  try {
    const { brought } = await matchRecord(table, match, secret);
    return brought as (Deck | null)[];
  } catch {
    return [null, null];
  }
}
