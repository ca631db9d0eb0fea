// What the server says about a duel, mirrored by hand from src/zaubertisch/games/duell/{state,facts}.py.

import type { Spell } from "../../cards/spells/spell";
import type { Frame, Seat, View } from "../../wire";

export type Phase = "drink" | "cast" | "over";
export type Cause = "mana" | "life" | "hands" | "rounds";

/** A finished round, by seat. */
export interface Round {
  drank: boolean[];
  cards: Spell[];
  paid: (number | null)[]; // null: could not pay
  lost: number[];
  mana: number[];
  life: number[];
}

export interface Result {
  winner: Seat | null; // null: a draw
  cause: Cause;
}

export interface Public {
  life: number[];
  mana: number[];
  potions: (number | null)[]; // left; null: without limit
  hands: number[];
  pile: number;
  used: Spell[];
  round: number; // counts from 1
  phase: Phase;
  drank: (boolean | null)[]; // in this round; null: not asked, or not shown
  rounds: Round[]; // the finished ones, the latest last
  result: Result | null;
}

export interface Own {
  hand: Spell[];
  drank: boolean; // a potion that the other does not see yet
}

/** A card of the own hand: what casting it in this round would mean. */
export interface Prospect {
  card: Spell;
  payable: boolean;
  mana: number | null; // left after paying; null when it cannot be paid
  payable_with_potion: boolean;
  locked: boolean;
}

export interface Facts {
  drinks_to: (number | null)[]; // null: may not drink
  mana: number | null; // with a potion that the other does not see yet
  hand: Prospect[];
  nothing_payable: boolean;
  last_round: boolean;
  refills: boolean;
}

export type Move = { type: "drink" } | { type: "keep" } | { type: "cast"; card: Spell };

export type Event =
  | { type: "potions_shown"; drank: (boolean | null)[]; mana: number[] }
  | { type: "spells_shown"; number: number; round: Round }
  | { type: "pile_refilled"; cards: number }
  | { type: "card_drawn"; card: Spell }
  | { type: "match_over"; result: Result };

/** A frame in which cards are dealt: phases playing and over. */
export type DuelFrame = Omit<Frame<View<Public, Own>, Facts, Move, Event>, "view" | "facts"> & {
  view: View<Public, Own>;
  facts: Facts;
};

/** How many stones lie on the table at most, as they are laid out to be counted. */
export const MOST_MANA = 10;

/** The life that each began with, as this table wants it. */
export function lifeOf({ options }: Pick<DuelFrame["table"], "options">): number {
  return typeof options.life === "number" ? options.life : 10;
}

/** The two seats from left to right: the reader sits at the right. */
export function sides(own: Seat | null): readonly [Seat, Seat] {
  return own === 0 ? [1, 0] : [0, 1];
}
