// What can be asked of the server, by name.

import type { Lesson } from "../coach/lesson";
import type { Reviewed } from "../coach/review";
import { ask } from "./ask";
import type { Patience } from "./patience";
import { newKey } from "./random";
import { send } from "./send";
import type * as wire from "../wire";

/** How often the lobby tries before it says that the server does not answer. */
const TRIES = 3;

export const games = (): Promise<wire.GameSummary[]> => ask("/api/games");

export const tables = (): Promise<wire.TableSummary[]> => ask("/api/tables");

export const look = (table: string, secret: string | null): Promise<wire.Frame> =>
  ask(`/api/tables/${table}`, { secret });

export const advice = (table: string, secret: string | null): Promise<Lesson> =>
  ask(`/api/tables/${table}/advice`, { secret });

export const review = (table: string, match: string, seat: wire.Seat, secret: string | null): Promise<Reviewed> =>
  ask(`/api/tables/${table}/matches/${match}/review/${seat}`, { secret });

export const record = (table: string, secret: string | null): Promise<unknown> =>
  ask(`/api/tables/${table}/record`, { secret });

export const matches = (table: string, secret: string | null): Promise<wire.MatchSummary[]> =>
  ask(`/api/tables/${table}/matches`, { secret });

export const matchRecord = (table: string, match: string, secret: string | null): Promise<wire.MatchRecord> =>
  ask(`/api/tables/${table}/matches/${match}`, { secret });

export const replay = (table: string, match: string, secret: string | null): Promise<wire.Replay> =>
  ask(`/api/tables/${table}/matches/${match}/moments`, { secret });

export function openTable(wish: Omit<wire.OpenTable, "key">): Promise<wire.TableOpened> {
  return send("/api/tables", { body: { key: newKey(), ...wish }, tries: TRIES });
}

export function sitDown(table: string, invite: string | null, wish: Omit<wire.SitDown, "key">): Promise<wire.SatDown> {
  return send(`/api/tables/${table}/seats`, { body: { key: newKey(), ...wish }, secret: invite, tries: TRIES });
}

export interface Acting {
  key?: string; // made when none is given
  tries?: number;
  patience?: Patience;
  signal?: AbortSignal;
}

export function act(table: string, token: string, action: wire.Action, { key, ...how }: Acting = {}): Promise<wire.Done> {
  return send(`/api/tables/${table}/actions`, { body: { key: key ?? newKey(), do: action }, secret: token, ...how });
}
