// Sitting down: a nonce for the match that is gathering, the promise of it, and a token of one's own.

import { promiseOf } from "../fair/digest";
import { nonceFor } from "../fair/nonces";
import { look, sitDown } from "../net/api";
import { newToken } from "../net/random";
import { keepName, keepSeat, type KeptSeat } from "./kept";
import type { Seat } from "../wire";

export interface Wish {
  table: string;
  invite: string | null; // none is needed at a listed table
  name: string;
  seat?: Seat | null;
}

export async function sit({ table, invite, name, seat }: Wish): Promise<KeptSeat> {
  const { table: view } = await look(table, invite);
  const token = newToken();
  const promise = promiseOf(view.match, nonceFor(table, view.match));
  await sitDown(table, invite, { name, token, promise, seat: seat ?? null });
  const mine: KeptSeat = { table, token, name, title: view.title, game: view.game, at: Date.now(), satHere: true };
  keepSeat(mine);
  keepName(name);
  return mine;
}
