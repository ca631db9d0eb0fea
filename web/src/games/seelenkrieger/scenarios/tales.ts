// The lessons and puzzles as the book of the cards tells them; which table plays which, the frame says.

import { catalogue } from "../cards/catalogue.svelte";

export interface Tale {
  name: string;
  kind: "lesson" | "puzzle";
  title: string;
  text: string;
  steps: readonly string[];
  after: string;
}

/** How the scenario of a table stands, by the facts of its frame. */
export interface Standing {
  name: string;
  step: number | null; // the latest step that is reached
  solved: boolean | null; // null: still open
}

/** All of them, the lessons first; none while the book is on its way. */
export const tales = (): readonly Tale[] => catalogue()?.scenarios ?? [];

export const taleOf = (name: string): Tale | undefined => tales().find((tale) => tale.name === name);

/** The one after it, or undefined at the end. */
export function nextOf(name: string): Tale | undefined {
  const all = tales();
  const at = all.findIndex((tale) => tale.name === name);
  return at < 0 ? undefined : all[at + 1];
}
