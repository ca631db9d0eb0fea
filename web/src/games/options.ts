// How the options of a game are shown: each one field with its choices, and why a choice does not fit.

import type { Options } from "../wire";

/** What a field chooses; null leaves it to the plan of the game. */
export type Value = string | number | boolean | null;

export interface Choice {
  value: Value;
  label: string; // id of its words
  about: string; // id of a sentence about it
}

/** The id of a sentence and the facts in it. */
export interface Sentence {
  id: string;
  args?: Record<string, string | number>;
}

/** Why something does not fit. */
export type Misfit = Sentence;

export interface Field {
  name: string; // as in the options of the server
  label: string;
  about: string;
  choices: Choice[]; // a switch has two: false and true
  /** Why this value does not fit the other options and the number of seats; null when it does. */
  why: (value: Value, options: Options, seats: number) => Misfit | null;
}

/** A command of the chat that sets options, as `/notequal` does. */
export interface OptionCommand {
  name: string; // without the slash
  about: string; // id of its words
  isOn: (options: Options) => boolean;
  why: (options: Options, seats: number) => Misfit | null;
  toggled: (options: Options) => Options;
}

export interface OptionsForm {
  first: Options; // what a new table begins with
  fields: Field[];
  commands: OptionCommand[];
  /** What a field stands at, also where the plan decides it. */
  valueOf: (name: string, options: Options) => Value;
  /** The options with one field changed, and what follows from that. */
  withValue: (name: string, value: Value, options: Options) => Options;
  /** The options in words, for a row in the lobby: ids, in the order they are read. */
  inWords: (options: Options) => string[];
  /** Fewest and most seats with these options. */
  seats: (options: Options) => [fewest: number, most: number];
}
