// The scenes between two frames: a trick that has just been completed lies there to be seen and then travels to its
// taker, and a round that has just been scored is read under the plates of those who played it.

import type { Staging, Step as StepOf, Telling as TellingOf } from "../../table/playback.svelte";
import { laid, sceneOf, type Scene } from "./scene";
import type { Event, WizardFrame } from "./view";

export type Telling = TellingOf<Event>;
type Step = StepOf<Scene, Event>;

type TrickTaken = Extract<Event, { type: "trick_taken" }>;
type RoundScored = Extract<Event, { type: "round_scored" }>;

/** The way from a scene to the table as the frame has it.  Of several tricks only the latest is shown again. */
export function stepsTo(frame: WizardFrame, from: Scene): Step[] {
  const last: Step = { scene: sceneOf(frame), hold: "last", telling: { heard: [], events: frame.events } };
  const at = frame.events.findLastIndex((event) => event.type === "trick_taken");
  if (at < 0) return [last];
  const taken = frame.events[at] as TrickTaken;
  const scored = frame.events.slice(at).find((event) => event.type === "round_scored") as RoundScored | undefined;
  const { full, swept } = gathered(frame, from, taken, scored);
  const ends = scored ? frame.events.indexOf(scored) : at + 1;
  const trick: Telling = { heard: [], events: frame.events.slice(0, ends) };
  const steps: Step[] = [
    { scene: full, hold: "dwell", telling: trick },
    { scene: swept, hold: "sweep", telling: trick },
  ];
  if (!scored) return [...steps, { ...last, telling: { heard: [], events: frame.events.slice(ends) } }];
  steps.push({
    scene: result(last.scene, swept, scored),
    hold: last.scene.phase === "over" ? "glance" : "read",
    telling: { heard: [], events: [scored] },
  });
  return [...steps, { ...last, telling: { heard: frame.events.slice(ends + 1), events: [] } }];
}

/** How Wizard is shown. */
export const staging: Staging<WizardFrame, Scene, Event> = {
  sceneOf,
  stepsTo,
  goesOn: (frame) => frame.view.public.phase === "play",
};

function gathered(frame: WizardFrame, from: Scene, { number, trick }: TrickTaken, scored?: RoundScored) {
  const now = sceneOf(frame);
  const players = now.totals.length;
  // After a scored round the frame already holds the next one; what was seen last knows the old trump and order.
  const round = scored?.round ?? now.round;
  const before = from.round === round ? from : now;
  const after = scored?.line.taken ?? now.taken;
  const swept: Scene = {
    ...before,
    round,
    phase: "play",
    bids: scored?.line.bids ?? now.bids,
    totals: scored?.line.totals.map((total, seat) => total - scored.line.points[seat]!) ?? now.totals,
    leader: trick.leader,
    trick: laid(trick.leader, trick.cards, players),
    number,
    ahead: trick.taker,
    waiting: [],
    taker: trick.taker,
    swept: true,
    taken: after,
    projected: scored ? scored.line.totals : now.projected,
    line: null,
    scored: null,
  };
  const full: Scene = {
    ...swept,
    swept: false,
    taken: after.map((count, seat) => (seat === trick.taker ? count - 1 : count)),
    projected: before.projected,
  };
  return { full, swept };
}

/** The next round is dealt already; on the table still stands what the last one brought. */
function result(now: Scene, swept: Scene, { round, line }: RoundScored): Scene {
  return {
    ...now,
    round,
    cards: swept.cards,
    turned: swept.turned,
    trump: swept.trump,
    phase: "result",
    places: swept.places,
    bids: line.bids,
    taken: line.taken,
    totals: line.totals,
    projected: line.totals.map(() => null),
    waiting: [],
    line,
    scored: round,
  };
}
