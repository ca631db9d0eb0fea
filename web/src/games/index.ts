// The one registry of what the page can draw: for each game its table, loaded when somebody sits down to it,
// its sheet in the lobby and the form of its options.

import type { Component } from "svelte";
import type { Suit } from "../cards/card";
import Hat from "../look/emblems/Hat.svelte";
import Sigil from "../look/emblems/Sigil.svelte";
import Soul from "../look/emblems/Soul.svelte";
import Staves from "../look/emblems/Staves.svelte";
import type { GameReplay } from "../replay/game";
import type { Deck, GameWish } from "../settings.svelte";
import type { Action, Frame, Seat, View } from "../wire";
import { duellLastMove } from "./duell-last-move";
import { duellOptions } from "./duell-options";
import type { Sentence, OptionsForm } from "./options";
import { kampfLastMove } from "./kampf-last-move";
import { kampfOptions } from "./kampf-options";
import { soulLastMove } from "./seelenkrieger-last-move";
import { soulOptions } from "./seelenkrieger-options";
import { wizardLastMove } from "./wizard-last-move";
import { wizardOptions } from "./wizard-options";

/** What the page gives to a game's table.  It draws everything between the bar and the end of the page. */
export interface TableProps {
  frame: Frame;
  act: (action: Action) => Promise<boolean>;
  names: string[]; // by seat
  live?: boolean; // the line stands, so the frame is the newest; without it nothing is done by itself
}

export interface Game {
  name: string; // as the server calls it
  title: string; // a proper name, the same in every language
  suit: Suit; // whose ink and hatching its sheet wears
  emblem: Component; // on 200 by 200
  about: string; // id of one sentence
  minutes: number; // a match takes about this long
  options: OptionsForm;
  wishes: readonly GameWish[]; // what the settings ask at its table
  decks?: readonly Deck[]; // how its cards can be drawn; all of them where nothing is said
  brings?: true; // everyone brings a deck to it
  keys?: readonly (readonly [key: string, about: string])[]; // what they do at its table, as ids of words
  /** How far a match is, in a few words; null where there is nothing to say. */
  standing: (frame: Frame) => Sentence | null;
  /** The latest move of a seat, inside a sentence about taking it back; null where it cannot be named. */
  lastMove: (frame: Frame, seat: Seat) => string | null;
  table: () => Promise<{ default: Component<TableProps> }>;
  /** What the lobby offers for this game besides a table. */
  more?: () => Promise<{ default: Component }>;
  /** How a finished match is looked at again, loaded by those who do. */
  replay: () => Promise<{ replay: GameReplay }>;
}

const tables = import.meta.glob<{ default: Component<TableProps> }>("./*/Table.svelte");

function tableOf(name: string): Game["table"] {
  const load = tables[`./${name}/Table.svelte`];
  return load ?? (() => Promise.reject(new Error(`This page has no table for ${name}.`)));
}

const GAMES: Game[] = [
  {
    name: "wizard",
    title: "Wizard",
    suit: "B",
    emblem: Hat,
    about: "game-wizard-about",
    minutes: 60,
    options: wizardOptions,
    wishes: ["trump", "wings", "confirm"],
    standing: (frame) => {
      const view = frame.view as View<{ round: number; plan: unknown[] }> | null;
      return view && { id: "match-round-of", args: { round: view.public.round, rounds: view.public.plan.length } };
    },
    lastMove: wizardLastMove,
    table: tableOf("wizard"),
    replay: () => import("./wizard/replay"),
  },
  {
    name: "kampf",
    title: "Kampf der Magier",
    suit: "Y",
    emblem: Sigil,
    about: "game-kampf-about",
    minutes: 30,
    options: kampfOptions,
    wishes: ["confirm"],
    standing: (frame) => {
      const view = frame.view as View<{ round: number; rounds: number }> | null;
      return view && { id: "match-round-of", args: { round: view.public.round, rounds: view.public.rounds } };
    },
    lastMove: kampfLastMove,
    table: tableOf("kampf"),
    replay: () => import("./kampf/replay"),
  },
  {
    name: "duell",
    title: "Duell der Zauberer",
    suit: "R",
    emblem: Staves,
    about: "game-duell-about",
    minutes: 15,
    options: duellOptions,
    wishes: ["confirm"],
    standing: (frame) => {
      const view = frame.view as View<{ round: number }> | null;
      return view && { id: "duell-round-of", args: { round: view.public.round } };
    },
    lastMove: duellLastMove,
    table: tableOf("duell"),
    replay: () => import("./duell/replay"),
  },
  {
    name: "seelenkrieger",
    title: "Seelenkrieger",
    suit: "G",
    emblem: Soul,
    about: "game-seelenkrieger-about",
    minutes: 40,
    options: soulOptions,
    wishes: [],
    decks: ["auto", "engraved", "contrast"],
    brings: true,
    standing: (frame) => {
      const view = frame.view as View<{ turn: number }> | null;
      return view && { id: "soul-turn", args: { n: view.public.turn } };
    },
    lastMove: soulLastMove,
    keys: [
      ["← →", "keys-row"],
      ["I", "keys-read"],
      ["Esc", "keys-back"],
    ],
    table: tableOf("seelenkrieger"),
    more: () => import("./seelenkrieger/scenarios/Scenarios.svelte"),
    replay: () => import("./seelenkrieger/replay"),
  },
];

/** The game of this name, or undefined when this page cannot draw it. */
export function game(name: string): Game | undefined {
  return GAMES.find((known) => known.name === name);
}
