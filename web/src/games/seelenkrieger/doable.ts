// What can be done now besides attacking, told once each: the legal moves that differ only by what they point at are one.

import type { CardKey, Id } from "./events";
import { spotsOf } from "./spots";
import type { Move, SoulFrame } from "./view";

export type Verb = "play" | "call" | "use" | "cast" | "choose" | "lay";

export interface Doable {
  key: string;
  verb: Verb;
  card: CardKey | null;
  source: Id | null; // the card in play whose effect it is
  place: number | null; // of a prepared spell
  choice: number; // among the effects of a spell
  cost: number | null; // null: nothing is paid, or the card's text tells it
  moves: Move[];
}

/** All of them, in the order in which the moves came. */
export function doables(frame: SoulFrame): Doable[] {
  const found = new Map<string, Doable>();
  for (const move of frame.legal) {
    const one = doable(move, frame);
    if (!one) continue;
    const known = found.get(one.key);
    if (known) known.moves.push(move);
    else found.set(one.key, one);
  }
  return [...found.values()];
}

function doable(move: Move, frame: SoulFrame): Doable | null {
  const plain = { source: null, place: null, choice: 0, cost: null, moves: [move] };
  switch (move.do) {
    case "play": {
      const cost = frame.facts.hand.find(({ card }) => card === move.card)?.cost ?? null;
      return { ...plain, key: `play ${move.card}`, verb: "play", card: move.card, cost };
    }
    case "call":
      return { ...plain, key: `call ${move.card}`, verb: "call", card: move.card };
    case "use": {
      const card = spotsOf(frame.view.public).get(move.source)?.card ?? null;
      return { ...plain, key: `use ${move.source} ${move.ability}`, verb: "use", card, source: move.source };
    }
    case "cast": {
      const choice = move.choice ?? 0;
      const card = frame.view.own?.prepared[move.place] ?? null;
      return { ...plain, key: `cast ${move.place} ${choice}`, verb: "cast", card, place: move.place, choice };
    }
    case "choose":
      return { ...plain, key: "choose", verb: "choose", card: null };
    case "lay":
      return { ...plain, key: `lay ${move.card}`, verb: "lay", card: move.card };
    default:
      return null;
  }
}
