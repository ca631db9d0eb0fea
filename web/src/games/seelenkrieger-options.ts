// The options of Seelenkrieger as a form: the rulings that a table may choose where the rules are silent
// (docs/rules/seelenkrieger.md, S17 and the third column of SA1-SA81).  None contradicts another.

import type { Options } from "../wire";
import type { Choice, Field, OptionsForm, Value } from "./options";

/** A field and its values, the usual one first; in the order in which a table would ask. */
const CHOICES: readonly [name: string, ...values: Value[]][] = [
  ["goal", 10, 7, 5],
  ["deck", "classic", "quick"],
  ["copies", 5, 4],
  ["side_singleton", false, true],
  ["mulligan", true, false],
  ["second_cards", 2, 1, 0],
  ["second_sparks", 0, 2],
  ["first_draws", true, false],
  ["sparks", "in_sequence", "strict"],
  ["spark_cap", 0, 15, 10],
  ["sparks_last", true, false],
  ["windows", "all", "fast"],
  ["answers", "chain", "one"],
  ["order", "chosen", "entry"],
  ["face_up", false, true],
  ["prepared_at_once", true, false],
  ["needs_when_using", true, false],
  ["using_is_playing", false, true],
  ["preparation", "both", "own"],
  ["prepared_harm", "all", "direct"],
  ["harmful_entry", "nothing", "barred"],
  ["summoning_delay", false, true],
  ["overflow", "named", "recoil", "defender"],
  ["curses", true, false],
  ["resurrection", "counts", "when_defeated"],
  ["hero_counts", 1, 2],
  ["hero_returns", false, true],
  ["landscapes", "one", "each"],
  ["buildings", 0, 3],
  ["calls", 0, 1],
  ["warriors", 20, 7],
  ["hand_limit", 0, 10],
  ["both_reach", "draw", "active_wins"],
  ["empty_draw_loses", false, true],
  ["longest", 60, 30],
];

const FIRST: Options = Object.fromEntries(CHOICES.map(([name, usual]) => [name, usual]));

const word = (text: Value): string => String(text).replaceAll("_", "-");

function choice(name: string, value: Value): Choice {
  const about = `soul-option-${word(name)}-${word(value)}`;
  if (typeof value === "boolean") return { value, label: value ? "switch-on" : "switch-off", about };
  return { value, label: `${about}-label`, about };
}

const fields: Field[] = CHOICES.map(([name, ...values]) => ({
  name,
  label: `soul-option-${word(name)}`,
  about: `soul-option-${word(name)}-${word(values[0] ?? null)}`,
  choices: (typeof values[0] === "boolean" ? [false, true] : values).map((value) => choice(name, value)),
  why: () => null,
}));

function valueOf(name: string, options: Options): Value {
  return (options[name] ?? FIRST[name]) as Value;
}

export const soulOptions: OptionsForm = {
  first: FIRST,
  fields,
  commands: [],
  valueOf,
  withValue: (name, value, options) => ({ ...options, [name]: value }),
  // What is not as usual, each by its sentence's few words.
  inWords: (options) =>
    CHOICES.flatMap(([name, usual]) => {
      const value = valueOf(name, options);
      return value === usual ? [] : [`soul-option-${word(name)}-${word(value)}-short`];
    }),
  seats: () => [2, 2],
};
