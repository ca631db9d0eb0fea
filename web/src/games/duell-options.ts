// The options of the quick duel as a form (DA4, DA6, DA8, DA10, DA13, DA14, DA19).  The server has the last word on
// what fits.

import type { Options } from "../wire";
import type { Field, OptionsForm, Value } from "./options";

function choices(name: string, values: readonly Value[]): Field["choices"] {
  return values.map((value) => ({ value, label: `duell-${name}-${String(value)}`, about: `duell-${name}-${String(value)}-about` }));
}

function field(name: string, word: string, values: readonly Value[]): Field {
  return { name, label: `duell-${word}`, about: `duell-${word}-about`, choices: choices(word, values), why: () => null };
}

function toggle(name: string, word: string): Field {
  return {
    name,
    label: `duell-${word}`,
    about: `duell-${word}-on-about`,
    choices: [
      { value: false, label: "switch-off", about: `duell-${word}-off-about` },
      { value: true, label: "switch-on", about: `duell-${word}-on-about` },
    ],
    why: () => null,
  };
}

const FIRST = {
  potions: 0,
  refill: true,
  unpayable: "lose",
  sudden_death: false,
  safety_rounds: 100,
  life: 10,
  hidden_potion: false,
} satisfies Options;

export const duellOptions: OptionsForm = {
  first: FIRST,
  fields: [
    field("life", "begin", [10, 7, 5]),
    field("unpayable", "unpayable", ["lose", "barred"]),
    field("potions", "potions", [0, 20, 30]),
    toggle("hidden_potion", "hidden-potion"),
    toggle("refill", "refill"),
    toggle("sudden_death", "sudden-death"),
    field("safety_rounds", "safety-rounds", [50, 100, 200]),
  ],
  commands: [],
  valueOf: (name, options) => ((options[name] ?? FIRST[name as keyof typeof FIRST]) as Value),
  withValue: (name, value, options) => ({ ...options, [name]: value }),
  inWords: (options) => [
    ...(options.life === 5 || options.life === 7 ? [`duell-begin-${String(options.life)}-short`] : []),
    ...(options.unpayable === "barred" ? ["duell-unpayable-barred-short"] : []),
    ...(options.hidden_potion === true ? ["duell-hidden-potion-short"] : []),
    ...(options.refill === false ? ["duell-refill-off-short"] : []),
    ...(options.sudden_death === true ? ["duell-sudden-death-short"] : []),
  ],
  seats: () => [2, 2],
};
