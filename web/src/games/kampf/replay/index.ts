// How a finished match of Kampf der Magier is looked at again.

import type { GameReplay } from "../../../replay/game";
import Told from "../Told.svelte";
import Board from "./Board.svelte";
import { KampfRetelling } from "./retelling";
import Score from "./Score.svelte";

export const replay: GameReplay = { open: (match) => new KampfRetelling(match), Board, Score, Told };
