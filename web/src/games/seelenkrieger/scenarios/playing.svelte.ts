// A scenario is a table of one's own: nobody else is invited, and a bot moves for the other side.

import { lastChoice, remember } from "../../../lobby/choice.svelte";
import { playBots } from "../../../lobby/opening";
import { act } from "../../../net/api";
import { problemOf, sentence } from "../../../net/trouble";
import { go } from "../../../route.svelte";
import { forgetSeat, keptName, seatAt } from "../../../seats/kept";
import { t } from "../../../words";
import type { Tale } from "./tales";

const GAME = "seelenkrieger";
const BOT = "thumb";

/** Whoever opens scenarios, one at a time. */
export class Opening {
  busy: string | null = $state(null); // the name of the one that is being opened
  trouble: string | null = $state(null);

  /** Open it and go there; a table that it follows on is let go of. */
  async play(tale: Tale, after?: string): Promise<void> {
    if (this.busy !== null) return;
    this.busy = tale.name;
    this.trouble = null;
    try {
      const table = await opened(tale);
      if (after !== undefined) forgetSeat(after);
      remember({ ...lastChoice(), game: GAME });
      go(`/t/${table}`);
    } catch (error) {
      this.trouble = sentence(problemOf(error));
    } finally {
      this.busy = null;
    }
  }

  /** Break off what is being played there, so that no bot plays it to its end, and begin anew. */
  async again(tale: Tale, table: string): Promise<void> {
    if (this.busy !== null) return;
    const seat = seatAt(table);
    if (seat) await act(table, seat.token, { type: "abort" }).catch(() => undefined);
    await this.play(tale, table);
  }
}

async function opened({ name, title }: Tale): Promise<string> {
  const alone = { seats: 2, listed: false, clock: 0, serious: false, training: false } as const;
  const wish = { game: GAME, options: { scenario: name }, title, ...alone, name: keptName().trim() || t("name-guest") };
  return (await playBots(wish, BOT)).table;
}
