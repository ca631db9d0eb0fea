// Whether whoever sits here has opened a card to read it, by holding, clicking or a key: then nobody need say how.

import { keep, kept } from "../../../keeping";

const NAME = "zaubertisch.soul.reads";

let learned = $state(kept<boolean>(NAME) ?? false);

export const readsCards = (): boolean => learned;

export function hasLearned(): void {
  if (learned) return;
  learned = true;
  keep(NAME, true);
}
