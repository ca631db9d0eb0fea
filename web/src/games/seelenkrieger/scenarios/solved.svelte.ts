// Which scenarios this browser has seen solved, kept from visit to visit.

import { keep, kept } from "../../../keeping";

const NAME = "zaubertisch.solved";

let names: readonly string[] = $state.raw(kept<string[]>(NAME) ?? []);

export const isSolved = (name: string): boolean => names.includes(name);

export function solve(name: string): void {
  if (isSolved(name)) return;
  names = [...names, name];
  keep(NAME, names);
}
