// Sitting down: a nonce for the match that is gathering, the promise of it, and a token of one's own.

import { broughtTo } from "../decks/bringing";
import { promiseOf } from "../fair/digest";
import { nonceFor } from "../fair/nonces";
import { look, sitDown } from "../net/api";
import { Refused, Unreachable } from "../net/ask";
import { newToken } from "../net/random";
import { keepName, keepSeat, keepTokenTried, tokenTried, type KeptSeat } from "./kept";
import type { Seat } from "../wire";

export interface Wish {
  table: string;
  invite: string | null; // none is needed at a listed table
  name: string;
  seat?: Seat | null;
}

const UNFIT = new Set(["deck-not-allowed", "bad-deck", "nothing-to-bring"]);

export async function sit({ table, invite, name, seat }: Wish): Promise<KeptSeat> {
  const { table: view } = await look(table, invite);
  const token = tokenTried(table) ?? newToken();
  const promise = promiseOf(view.match, nonceFor(table, view.match));
  keepTokenTried(table, token);
  try {
    const wish = { name, token, promise, seat: seat ?? null };
    const brings = broughtTo(view.game);
    await sitDown(table, invite, { ...wish, brings }).catch((error: unknown) => {
      // A deck that does not fit this table stays away; another can be brought from the seat.
      if (brings === null || !(error instanceof Refused && UNFIT.has(error.code))) throw error;
      return sitDown(table, invite, wish);
    });
  } catch (error) {
    // Without an answer we may be sitting there by now: the next try must knock with the same token.
    if (error instanceof Unreachable) throw error;
    if (!(error instanceof Refused && error.code === "already-seated")) {
      keepTokenTried(table, null);
      throw error;
    }
  }
  keepTokenTried(table, null);
  const mine: KeptSeat = { table, token, name, title: view.title, game: view.game, at: Date.now(), satHere: true };
  keepSeat(mine);
  keepName(name);
  return mine;
}
