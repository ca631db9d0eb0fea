// The options of Wizard as a form (W3, W11-W13, W19, W29, W30).  The server has the last word on what fits.

import type { Options } from "../wire";
import type { Field, Misfit, OptionsForm, Value } from "./options";

const plan: Field = {
  name: "plan",
  label: "wizard-plan",
  about: "wizard-plan-about",
  choices: ["full", "dmmixed", "wiztournament"].map((value) => ({
    value,
    label: `wizard-plan-${value}`,
    about: `wizard-plan-${value}-about`,
  })),
  why: (value, _options, players) => seatsMisfit(value, players),
};

const notequal: Field = {
  name: "notequal",
  label: "wizard-notequal",
  about: "wizard-notequal-about",
  choices: [
    { value: false, label: "switch-off", about: "wizard-notequal-off-about" },
    { value: true, label: "switch-on", about: "wizard-notequal-about" },
  ],
  why: (_value, options) => planMisfit(options),
};

const hiddentip: Field = {
  name: "hiddentip",
  label: "wizard-hiddentip",
  about: "wizard-hiddentip-about",
  choices: [
    { value: false, label: "switch-off", about: "wizard-hiddentip-off-about" },
    { value: true, label: "switch-on", about: "wizard-hiddentip-about" },
  ],
  why: (_value, options) => planMisfit(options),
};

const leadSuit: Field = {
  name: "lead_suit",
  label: "wizard-lead-suit",
  about: "wizard-lead-suit-about",
  choices: ["bsw", "official"].map((value) => ({
    value,
    label: `wizard-lead-suit-${value}`,
    about: `wizard-lead-suit-${value}-about`,
  })),
  why: () => null,
};

function seatsMisfit(value: Value, players: number): Misfit | null {
  const [fewest, most] = seatsOf(String(value));
  return players < fewest || players > most ? { id: `wizard-plan-${String(value)}-seats`, args: { seats: players } } : null;
}

/** dmmixed says for each round how bids are made. */
function planMisfit(options: Options): Misfit | null {
  return options.plan === "dmmixed" ? { id: "wizard-dmmixed-sets-the-bids" } : null;
}

function seatsOf(value: string): [number, number] {
  if (value === "dmmixed") return [4, 4];
  return value === "wiztournament" ? [4, 5] : [3, 6];
}

/** Left open, `notequal` follows the plan: on in `wiztournament`. */
export function isNotequal(options: Options): boolean {
  return typeof options.notequal === "boolean" ? options.notequal : options.plan === "wiztournament";
}

/** `dmmixed` sets the bids of each round itself, so both switches go back to where they were. */
function withPlan(options: Options, value: string): Options {
  return value === "dmmixed" ? { ...options, plan: value, notequal: null, hiddentip: false } : { ...options, plan: value };
}

export const wizardOptions: OptionsForm = {
  first: { plan: "full", notequal: null, hiddentip: false, lead_suit: "bsw" },
  fields: [plan, notequal, hiddentip, leadSuit],
  commands: [
    {
      name: "notequal",
      about: "wizard-notequal-about",
      isOn: isNotequal,
      why: planMisfit,
      toggled: (options) => ({ ...options, notequal: !isNotequal(options) }),
    },
    {
      name: "hiddentip",
      about: "wizard-hiddentip-about",
      isOn: (options) => options.hiddentip === true,
      why: planMisfit,
      toggled: (options) => ({ ...options, hiddentip: options.hiddentip !== true }),
    },
    ...["dmmixed", "wiztournament"].map((name) => ({
      name,
      about: `wizard-plan-${name}-about`,
      isOn: (options: Options) => options.plan === name,
      why: (options: Options, players: number) => (options.plan === name ? null : seatsMisfit(name, players)),
      toggled: (options: Options) => withPlan(options, options.plan === name ? "full" : name),
    })),
  ],
  valueOf: (name, options) => (name === "notequal" ? isNotequal(options) : (options[name] as Value)),
  withValue: (name, value, options) =>
    name === "plan" ? withPlan(options, String(value)) : { ...options, [name]: value },
  inWords: (options) => [
    ...(options.plan && options.plan !== "full" ? [`wizard-plan-${String(options.plan)}`] : []),
    ...(isNotequal(options) ? ["wizard-notequal-short"] : []),
    ...(options.hiddentip === true ? ["wizard-hiddentip-short"] : []),
    ...(options.lead_suit === "official" ? ["wizard-lead-suit-official-short"] : []),
  ],
  seats: (options) => seatsOf(String(options.plan ?? "full")),
};
