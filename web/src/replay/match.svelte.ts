// A finished match as it is fetched: with the secrets that this browser keeps for its table, one after the other.

import { game as gameOf } from "../games";
import { look, matchRecord, replay as replayOf, review } from "../net/api";
import { Refused } from "../net/ask";
import { problemOf } from "../net/trouble";
import { inviteTo, seatAt } from "../seats/kept";
import type { Frame, MatchRecord, Problem, Replay, Seat } from "../wire";
import type { Reviewed } from "../coach/review";
import type { GameReplay, Retelling } from "./game";

export interface Opened {
  replay: Replay;
  game: GameReplay;
  retelling: Retelling;
}

export class Match {
  opened: Opened | null = $state.raw(null);
  /** The table as it is now; null while nobody knows. */
  frame: Frame | null = $state.raw(null);
  trouble: Problem | null = $state.raw(null);
  #secret: string | null = null;

  constructor(
    readonly table: string,
    readonly match: string,
  ) {}

  async fetch(): Promise<void> {
    this.trouble = null;
    try {
      const replay = await this.#asked((secret) => replayOf(this.table, this.match, secret));
      const game = await this.#drawn(replay.game);
      this.opened = { replay, game, retelling: game.open(replay) };
    } catch (error) {
      this.trouble = error instanceof NotDrawn ? { code: "no-replay", message: error.message } : problemOf(error);
    }
    this.frame = await look(this.table, this.#secret).catch(() => null);
  }

  /** What the coach says about a seat's game, or how far it is. */
  review(seat: Seat): Promise<Reviewed> {
    return review(this.table, this.match, seat, this.#secret);
  }

  record(): Promise<MatchRecord> {
    return matchRecord(this.table, this.match, this.#secret);
  }

  /** A seat that is no more ours does not shut out an invitation that still is. */
  async #asked<T>(ask: (secret: string | null) => Promise<T>): Promise<T> {
    const kept = [seatAt(this.table)?.token, inviteTo(this.table)].filter((secret) => secret !== undefined && secret !== null);
    for (const [place, secret] of kept.entries()) {
      try {
        this.#secret = secret;
        return await ask(secret);
      } catch (error) {
        if (!(error instanceof Refused && error.code === "wrong-invitation") || place === kept.length - 1) throw error;
      }
    }
    return ask(null);
  }

  async #drawn(name: string): Promise<GameReplay> {
    const load = gameOf(name)?.replay;
    if (!load) throw new NotDrawn(name);
    const { replay } = await load();
    await replay.ready?.();
    return replay;
  }
}

/** This page cannot show finished matches of this game. */
class NotDrawn extends Error {}
