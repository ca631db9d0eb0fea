// What was chosen last in the lobby, remembered for the next visit.

import { keep, kept } from "../keeping";
import type { Clock, Options } from "../wire";

/** What a table for friends is like besides its game. */
export interface Company {
  listed: boolean;
  clock: Clock;
  serious: boolean;
  training: boolean; // whoever is asked may ask the coach
}

export interface Choice {
  game: string;
  seats: number;
  options: Record<string, Options>; // by game
  company: Company;
  bot: string; // with whom one plays at once
}

const NAME = "zaubertisch.lobby";

export function lastChoice(): Choice {
  const last = kept<Partial<Choice>>(NAME);
  const company = { listed: false, clock: 0 as Clock, serious: false, training: false, ...last?.company };
  return { game: "", seats: 4, options: {}, bot: "", ...last, company };
}

export function remember(choice: Choice): void {
  keep(NAME, choice);
}
