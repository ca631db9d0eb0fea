// Opening a table and sitting down at it; and playing at once, with bots on all other seats.

import { act, openTable } from "../net/api";
import { keepInvite, type KeptSeat } from "../seats/kept";
import { sit } from "../seats/sitting";
import type { Clock, Options } from "../wire";

export interface Wish {
  game: string;
  seats: number;
  options: Options;
  title: string;
  listed: boolean;
  clock: Clock;
  serious: boolean;
  training: boolean;
  name: string; // of whoever opens it
}

const TRIES = 3;

export async function openAndSit({ name, ...wish }: Wish): Promise<KeptSeat> {
  const { table, invite } = await openTable(wish);
  keepInvite(table, invite);
  return sit({ table, invite, name });
}

/** One tap: a private table, a bot on every other seat, and the start.  Comes back once the match is called. */
export async function playBots(wish: Wish, bot: string): Promise<KeptSeat> {
  const mine = await openAndSit({ ...wish, listed: false });
  const here = { tries: TRIES };
  for (let seat = 1; seat < wish.seats; seat += 1) await act(mine.table, mine.token, { type: "add_bot", bot }, here);
  await act(mine.table, mine.token, { type: "start" }, here);
  return mine;
}

/** The bot to sit with when nobody chose one. */
export function usualBot(bots: readonly string[]): string {
  return bots.includes("thumb") ? "thumb" : (bots.at(-1) ?? "random");
}
