// What the parts of a table's page share, given down by the page.

import { getContext, setContext } from "svelte";
import type { Game } from "../games";
import type { Action, Frame } from "../wire";
import type { Command } from "./commands";
import type { Stream } from "./stream.svelte";
import type { Visit } from "./visit.svelte";

export interface Here {
  readonly frame: Frame;
  readonly game: Game | undefined;
  readonly talk: Stream;
  readonly visit: Visit;
  act: (action: Action) => Promise<boolean>;
  /** Sit down, or say where a name is missing. */
  join: () => void;
  /** Ask once more before this is done. */
  ask: (command: Command) => void;
  /** Show who somebody at the table is, and whether they are to be heard. */
  meet: (name: string) => void;
  /** Up and out: to the lobby. */
  goHome: () => void;
}

const NAME = Symbol("the table");

export function setHere(here: Here): Here {
  return setContext(NAME, here);
}

/** The table of this page; undefined where a part is looked at by itself. */
export function getHere(): Here | undefined {
  return getContext<Here | undefined>(NAME);
}
