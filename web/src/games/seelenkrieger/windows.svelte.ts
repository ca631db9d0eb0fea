// Whether this player wants to be asked for answers.  The choice is steady and known to nobody's hand: it never looks at
// what is held, so how long an answer takes tells nothing.  Letting all pass is said aloud, as a pass for the whole turn.

import { keep, kept } from "../../keeping";
import { topOf } from "./question";
import { isAsked, type Move, type SoulFrame } from "./view";

/** In the other's turn: asked each time, or all passes. */
export type Others = "hold" | "pass";
/** In the own turn: asked each time, only about what the other does, or all passes. */
export type Mine = "hold" | "own" | "pass";

const NAME = "zaubertisch.soul.windows";

export const wish: { others: Others; mine: Mine } = $state({ others: "hold", mine: "own", ...kept<{ others: Others; mine: Mine }>(NAME) });

export function choose(change: Partial<typeof wish>): void {
  Object.assign(wish, change);
  keep(NAME, $state.snapshot(wish));
}

/** The answer that the wish gives to the question asked now; null when the player is to be asked. */
export function answerOf(frame: SoulFrame, { others, mine }: typeof wish): Move | null {
  const window = topOf(frame, "window");
  const { seat } = frame;
  if (!window || seat === null || !isAsked(frame)) return null;
  const wished = frame.view.public.active === seat ? mine : others;
  if (wished === "pass") return { do: "pass", rest: true };
  // What one has done oneself goes on as soon as the other has nothing to say to it.
  const ownDeed = wished === "own" && window.opening !== "defeat" && window.first !== seat && window.passed === 1;
  return ownDeed ? { do: "pass" } : null;
}
