// What the eye sees at one moment.  The newest frame gives the last scene; two spells that were just turned, paid and
// compared are scenes on the way there.

import type { Spell } from "../../cards/spells/spell";
import type { DuelFrame, Phase, Round } from "./view";

/** The phases, and between two of them the parts of a round that is shown. */
export type Stage = Phase | "covered" | "turned" | "paid" | "compared";

export interface Scene {
  stage: Stage;
  round: number;
  pile: number;
  life: number[];
  mana: number[];
  drank: (boolean | null)[];
  drinksTo: (number | null)[];
  gained: number[]; // by a potion of this round, as far as this page has seen it
  decided: boolean[]; // by seat: about the potion, or on a spell
  shown: Round | null; // the round that lies open
  hand: Spell[];
  cast: Spell | null; // the reader's own, which lies in the middle
}

/** The table as the frame has it, after what was to be seen before. */
export function sceneOf({ view, facts, waiting, seat, mine, table }: DuelFrame, before: Scene | null = null): Scene {
  const p = view.public;
  // A potion that only the reader knows of is counted for the reader.
  const mana = p.mana.map((stones, place) => (place === seat ? (facts.mana ?? stones) : stones));
  const drank = p.drank.map((drunk, place) => (place === seat && view.own?.drank ? true : drunk));
  const known = before?.round === p.round && before.shown === null ? before : null;
  return {
    stage: p.phase,
    round: p.round,
    pile: p.pile,
    life: p.life,
    mana,
    drank,
    drinksTo: facts.drinks_to,
    gained: mana.map((stones, place) => (known && drank[place] ? known.gained[place] || stones - (known.mana[place] ?? stones) : 0)),
    decided: p.life.map((_, place) => table.phase === "playing" && !waiting.includes(place) && asked(p.phase, facts.drinks_to[place])),
    shown: p.phase === "over" ? (p.rounds.at(-1) ?? null) : null,
    hand: view.own?.hand ?? [],
    cast: mine?.type === "cast" ? mine.card : null,
  };
}

function asked(phase: Phase, drinksTo: number | null | undefined): boolean {
  return phase === "cast" || typeof drinksTo === "number";
}

/** The latest round as it is shown, part by part, from the table as it lay before. */
export function roundShown(round: Round, before: Scene, seat: number | null): Scene[] {
  const covered: Scene = {
    ...before,
    stage: "covered",
    mana: round.mana.map((mana, place) => mana + (round.paid[place] ?? 0)),
    drank: before.drank.map((drank, place) => drank ?? (round.drank[place] || null)),
    drinksTo: before.drinksTo.map(() => null),
    gained: before.gained.map(() => 0),
    decided: [true, true],
    shown: null,
    cast: seat === null ? null : (round.cards[seat] ?? null),
  };
  const turned: Scene = { ...covered, stage: "turned", shown: round };
  const paid: Scene = { ...turned, stage: "paid", mana: round.mana };
  // Whoever could not pay has lost; then nothing is compared.
  return round.paid.includes(null) ? [covered, turned, paid] : [covered, turned, paid, { ...paid, stage: "compared", life: round.life }];
}
