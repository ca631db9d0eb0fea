// How a finished duel is looked at again.

import type { GameReplay } from "../../../replay/game";
import Told from "../Told.svelte";
import Board from "./Board.svelte";
import { DuelRetelling } from "./retelling";
import Score from "./Score.svelte";

export const replay: GameReplay = { open: (match) => new DuelRetelling(match), Board, Score, Told };
