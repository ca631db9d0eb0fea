// What is being asked, as the uppermost of what waits has it.

import type { Task } from "./state";
import type { SoulFrame } from "./view";

export type Asked = "mulligan" | "main" | "window" | "triggers" | "aim" | "pay" | "replace" | "search" | "arrange" | "attach" | "discard" | "overflow";

const ASKED: Partial<Record<Task["task"], Asked>> = {
  window: "window",
  triggers: "triggers",
  aiming: "aim",
  offering: "pay",
  replacing: "replace",
  searching: "search",
  arranging: "arrange",
  attaching: "attach",
  discarding: "discard",
  overflowing: "overflow",
};

/** The question to whoever is asked now; null when nobody is. */
export function askedOf({ view: { public: p }, waiting }: SoulFrame): Asked | null {
  if (waiting.length === 0 || p.phase === "over") return null;
  if (p.phase === "mulligan") return "mulligan";
  const top = p.agenda.at(-1);
  return top ? (ASKED[top.task] ?? null) : "main";
}

/** The uppermost task, where it is of this kind. */
export function topOf<T extends Task["task"]>({ view }: SoulFrame, kind: T): Extract<Task, { task: T }> | null {
  const top = view.public.agenda.at(-1);
  return top?.task === kind ? (top as Extract<Task, { task: T }>) : null;
}
