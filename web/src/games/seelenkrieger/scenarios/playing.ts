// A scenario is a table of one's own: nobody else is invited, and a bot moves for the other side.

import { lastChoice, remember } from "../../../lobby/choice.svelte";
import { playBots } from "../../../lobby/opening";
import { go } from "../../../route.svelte";
import { forgetSeat, keptName } from "../../../seats/kept";
import { t } from "../../../words";
import type { Tale } from "./tales";

const GAME = "seelenkrieger";
const BOT = "thumb";

/** Open it and go there; a table that it follows on is let go of. */
export async function playTale(tale: Tale, after?: string): Promise<void> {
  const { table } = await playBots(
    {
      game: GAME,
      seats: 2,
      options: { scenario: tale.name },
      title: tale.title,
      listed: false,
      clock: 0,
      serious: false,
      name: keptName().trim() || t("name-guest"),
    },
    BOT,
  );
  if (after !== undefined) forgetSeat(after);
  remember({ ...lastChoice(), game: GAME });
  go(`/t/${table}`);
}
