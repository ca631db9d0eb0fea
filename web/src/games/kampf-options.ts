// The options of Kampf der Magier as a form (KA2-KA4, KA6, KA11, KA12, KA14, KA21, KA23, KA25, KA26).  No two of
// them contradict each other.

import type { Options } from "../wire";
import type { Field, OptionsForm, Value } from "./options";

const FIRST: Options = {
  distribution: "steep",
  rounds_each: 1,
  starter: "next",
  joker_alone: true,
  ball: "alone",
  equal_suffices: false,
  lead_ball: "last_resort",
  finish_fight: false,
  forced: false,
  open_history: true,
  tie: "shared",
};

/** Of two or more: one is always chosen. */
function choice(name: string, word: string, values: string[]): Field {
  return {
    name,
    label: `kampf-${word}`,
    about: `kampf-${word}-about`,
    choices: values.map((value) => {
      const ending = value.replace("_", "-");
      return { value, label: `kampf-${word}-${ending}`, about: `kampf-${word}-${ending}-about` };
    }),
    why: () => null,
  };
}

function toggle(name: string, word: string): Field {
  return {
    name,
    label: `kampf-${word}`,
    about: `kampf-${word}-about`,
    choices: [
      { value: false, label: "switch-off", about: `kampf-${word}-off-about` },
      { value: true, label: "switch-on", about: `kampf-${word}-about` },
    ],
    why: () => null,
  };
}

const fields: Field[] = [
  choice("distribution", "distribution", ["steep", "flat"]),
  choice("rounds_each", "rounds-each", ["1", "2"]),
  choice("starter", "starter", ["next", "most_cards"]),
  toggle("joker_alone", "joker-alone"),
  choice("ball", "ball", ["alone", "with_total"]),
  toggle("equal_suffices", "equal-suffices"),
  choice("lead_ball", "lead-ball", ["last_resort", "free"]),
  toggle("finish_fight", "finish-fight"),
  toggle("forced", "forced"),
  toggle("open_history", "open-history"),
  choice("tie", "tie", ["shared", "last_round"]),
];

/** What a choice shows and a switch stands at; numbers are chosen as words. */
function valueOf(name: string, options: Options): Value {
  const value = { ...FIRST, ...options }[name];
  return typeof value === "number" ? String(value) : (value as Value);
}

/** The options that are not as usual, in words. */
function inWords(options: Options): string[] {
  return fields.flatMap(({ name, label }) => (valueOf(name, options) === valueOf(name, FIRST) ? [] : [`${label}-short`]));
}

export const kampfOptions: OptionsForm = {
  first: FIRST,
  fields,
  commands: [],
  valueOf,
  withValue: (name, value, options) => ({ ...options, [name]: name === "rounds_each" ? Number(value) : value }),
  inWords,
  seats: () => [2, 6],
};
