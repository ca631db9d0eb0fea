// What lies on a table of Seelenkrieger, mirrored by hand from src/zaubertisch/games/seelenkrieger/{state,tasks}.py.
// Rows are by seat.  Where a field may be missing it has its usual value.

import type { Seat } from "../../wire";
import type { Aims, CardKey, Id, Keyword, Opening, Result, Stat } from "./events";

/** A landscape, a building, or equipment on its bearer. */
export interface Place {
  id: Id;
  card: CardKey;
  owner: Seat;
  spent?: number[];
}

/** Something that lies on a warrior for a while. */
export interface Mark {
  until: "attack" | "turn" | "own_turn" | "in_play" | "for_good";
  by: Seat;
  source: Id;
  stat?: Stat;
  how?: "set" | "add" | "times";
  n?: number;
  only?: string;
  keyword?: Keyword;
  prevents?: number;
}

/** A warrior or a hero on the field. */
export interface Unit {
  id: Id;
  card: CardKey;
  owner: Seat;
  hurt?: number;
  used?: boolean; // attacks no more in this turn
  seen?: boolean; // has attacked, which ends stealth
  equipment?: Place[];
  marks?: Mark[];
  spent?: number[];
  felled?: Id[];
}

/** A card in a valley or a discard. */
export interface Lying {
  id: Id;
  card: CardKey;
}

/** To whom the words of an effect point. */
export interface Context {
  seat: Seat;
  source: Id;
  card: CardKey;
  bearer?: Id;
  cause?: Id;
  befell?: Id;
  owner?: Seat;
  aims?: Aims;
  spell?: boolean;
}

export interface Fired {
  ability: number; // its place on the card
  context: Context;
}

export type Playing = { task: "playing"; id: Id; seat: Seat; card: CardKey | null; paid?: number; bearer?: Id };
export type Attacking = { task: "attacking"; id: Id; seat: Seat; attackers: Id[]; target: Id; overflow?: Id };
export type Using = { task: "using"; id: Id; seat: Seat; source: Id; card: CardKey; effect: number; aims?: Aims; spell?: boolean };
export type Window = { task: "window"; opening: Opening; first: Seat; asked: Seat; passed?: number; dying?: Id[] };

/** What is still to be done; what asks somebody or waits for answers is told apart. */
export type Task =
  | Playing
  | Attacking
  | Using
  | Window
  | { task: "triggers"; fired: Fired[] }
  | { task: "aiming"; fired: Fired; among: Id[]; most: number; optional: boolean }
  | { task: "offering"; n: number; context: Context }
  | { task: "replacing"; unit: Id; ability: number; context: Context }
  | { task: "searching"; to: "hand" | "attach" | "field"; whole: boolean; context: Context }
  | { task: "arranging"; where: "top" | "bottom" | "either"; context: Context }
  | { task: "attaching"; card: CardKey; context: Context }
  | { task: "discarding"; seat: Seat; n: number }
  | { task: "overflowing"; seat: Seat; excess: number; attackers: Id[]; dealt: number }
  | { task: "doing"; context: Context }
  | { task: "falling"; answered: Id[] }
  | { task: "striking"; attack: Omit<Attacking, "task"> }
  | { task: "overrunning" | "after_hits" | "check" | "stage" };

export interface Public {
  phase: "mulligan" | "play" | "over";
  first: Seat;
  active: Seat;
  sparks: number[];
  hands: number[]; // how many cards are held
  decks: number[];
  sides: number[];
  heroes: (CardKey | null)[]; // not called yet
  turn: number; // of the game, from 1
  actor: Seat; // who acted last
  field: Unit[][];
  buildings: Place[][];
  landscapes: Place[][];
  valleys: Lying[][];
  discards: Lying[][];
  prepared: number[][]; // what was paid for each prepared spell
  fresh: boolean[][];
  faces: CardKey[][]; // the prepared spells, where they lie face up
  defeats: number[]; // enemy warriors defeated, as they count for the seat
  idle: number[]; // own turns without a card, one after the other
  played: number;
  called: number;
  deeds: { what: string; seat: Seat; card: CardKey; id: Id }[];
  passing: boolean[]; // lets all windows of this turn pass
  agenda: Task[]; // what waits, the next thing last
  once: string[][];
  serial: number;
  steps: number;
  looking: number[]; // how many cards of the own deck are looked at now
  tops: CardKey[][]; // shown on top of the decks
  bottoms: (CardKey | null)[][];
  shown: CardKey[][]; // known to be in the hands
  within: CardKey[][];
  result: Result | null;
}

/** Seen by one seat alone. */
export interface Own {
  hand: CardKey[];
  deck: CardKey[]; // what is left, not how it lies
  side: CardKey[];
  prepared: CardKey[];
  laying: CardKey | null; // a spell that is being played face down
  looking: CardKey[];
  top: CardKey[];
  bottom: CardKey[];
}
