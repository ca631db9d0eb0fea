// How a finished match of Wizard is looked at again.

import type { GameReplay } from "../../../replay/game";
import Board from "./Board.svelte";
import { WizardRetelling } from "./retelling";
import Score from "./Score.svelte";
import Told from "../Told.svelte";

export const replay: GameReplay = { open: (match) => new WizardRetelling(match), Board, Score, Told, coached: true };
