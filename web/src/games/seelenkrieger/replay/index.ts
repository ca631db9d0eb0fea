// How a finished match of Seelenkrieger is looked at again.  What happened is told with the names of cards, so their
// book comes first.

import type { GameReplay } from "../../../replay/game";
import { settings } from "../../../settings.svelte";
import { learnCards } from "../cards/catalogue.svelte";
import Told from "../Told.svelte";
import Board from "./Board.svelte";
import { SoulRetelling } from "./retelling";
import Score from "./Score.svelte";

export const replay: GameReplay = {
  ready: () => learnCards(settings.language),
  open: (match) => new SoulRetelling(match),
  Board,
  Score,
  Told,
};
