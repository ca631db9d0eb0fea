// What the server says about a table of Seelenkrieger, mirrored by hand from
// src/zaubertisch/games/seelenkrieger/{facts,outlook,foresight,offers,moves}.py.  State and events have files of their own.

import type { Frame, Seat, View } from "../../wire";
import type { Aims, CardKey, Event, Id, Keyword, Stat } from "./events";
import type { Standing } from "./scenarios/tales";
import type { Own, Public } from "./state";

export type { Own, Public } from "./state";
export type { CardKey, Event, Id } from "./events";

/** A change of a value: by the card with this number, how much, and when it counts. */
export interface Why {
  source: Id;
  stat: Stat;
  n: number;
  how?: "set" | "times";
  only?: string;
}

/** A warrior in play: its values in force, the life that is left, its keywords, and why they are so. */
export interface Values {
  id: Id;
  damage: number;
  armour: number;
  life: number;
  left: number;
  keywords: Keyword[];
  why: Why[];
}

/** A card that could be played or called: its cost now, and the code of why it may not be played. */
export interface Held {
  card: CardKey;
  cost: number;
  locked: string | null;
}

/** An attack before its damage, and what it would take; told as it will be once all that waits above it is done. */
export interface Strike {
  id: Id;
  attackers: Id[];
  shares: number[];
  target: Id;
  life: number; // that the target has left then
  loss: number;
  holds: boolean;
}

/** An answer that could be given to it, and what it would do then; null where no attack is left. */
export interface Answer {
  move: Move;
  strike: Strike | null;
}

export interface Facts {
  values: Values[];
  income: { sparks: number; counted: Id[] }[]; // by seat
  preparation: boolean;
  last_chance: boolean[]; // loses by ending the own turn without a card
  goal: number;
  hand: Held[];
  side: Held[];
  blows: { shares: number[][]; losses: number[][]; shares_at: number[]; losses_at: number[]; first: Id[] }; // what is alike once; for each band which
  strike: Strike | null;
  answers: Answer[]; // as far as it can be told what comes of them
  scenario: Standing | null; // how it stands, where one is played
}

/** Who may attack together: damage against warriors and buildings, armour ignored, and whether a second may be named. */
export type Band = [attackers: Id[], damage: number, againstBuildings: number, piercing: number, overruns: boolean];

/** Every band on every target; the buildings after the warriors. */
export interface Attacks {
  offer: "attacks";
  bands: Band[];
  targets: Id[];
  buildings: [id: Id, life: number][];
  seconds: Id[]; // who may take what is left over
  names: boolean; // at a building one of them must be named
}

export type Move =
  | { do: "keep" | "redraw" | "end_turn" | "agree" | "decline" }
  | { do: "play"; card: CardKey; bearer?: Id }
  | { do: "call" | "lay"; card: CardKey }
  | Attack
  | { do: "use"; source: Id; ability: number; aims?: Aims }
  | { do: "cast"; place: number; choice?: number; aims?: Aims }
  | { do: "pass"; rest?: boolean }
  | { do: "choose"; ids: Id[] }
  | { do: "next"; place: number }
  | { do: "take"; card: CardKey | null }
  | { do: "arrange"; top?: CardKey[]; bottom?: CardKey[] };

export type Attack = { do: "attack"; attackers: Id[]; target: Id; overflow?: Id };

/** A frame in which cards are dealt: phases playing and over. */
export type SoulFrame = Omit<Frame<View<Public, Own>, Facts, Move, Event, Attacks>, "view" | "facts"> & {
  view: View<Public, Own>;
  facts: Facts;
};

/** The seat across the table. */
export const other = (seat: Seat): Seat => 1 - seat;

/** Whether the reader is asked something now. */
export function isAsked({ seat, waiting, table }: SoulFrame): boolean {
  return seat !== null && waiting.includes(seat) && !table.seats[seat]?.stand_in;
}
