// How a finished duel is looked at again.

import type { GameReplay } from "../../../replay/game";
import Board from "./Board.svelte";
import { DuelRetelling } from "./retelling";
import Score from "./Score.svelte";
import Told from "./Told.svelte";

export const replay: GameReplay = { open: (match) => new DuelRetelling(match), Board, Score, Told };
