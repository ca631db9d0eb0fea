// What was chosen last in the lobby, remembered for the next visit.

import { keep, kept } from "../keeping";
import type { Options } from "../wire";

export interface Choice {
  game: string;
  seats: number;
  options: Record<string, Options>; // by game
  listed: boolean;
}

const NAME = "zaubertisch.lobby";

export function lastChoice(): Choice {
  return { game: "", seats: 4, options: {}, listed: false, ...kept<Partial<Choice>>(NAME) };
}

export function remember(choice: Choice): void {
  keep(NAME, choice);
}
