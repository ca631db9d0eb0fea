// The scenes between two frames: a fight that has just been taken lies there to be seen and then travels to its
// taker, and a round that has just been scored is read on the plates.

import type { Staging, Step as StepOf, Telling as TellingOf } from "../../table/playback.svelte";
import { sceneOf, type Scene } from "./scene";
import type { Event, Fight, KampfFrame } from "./view";

export type Telling = TellingOf<Event>;
type Step = StepOf<Scene, Event>;
type RoundScored = Extract<Event, { type: "round_scored" }>;

/** The way from a scene to the table as the frame has it. */
export function stepsTo(frame: KampfFrame, from: Scene): Step[] {
  const last: Step = { scene: sceneOf(frame), hold: "last", telling: { heard: [], events: frame.events } };
  const scored = frame.events.find((event) => event.type === "round_scored") as RoundScored | undefined;
  const taken = frame.events.findLastIndex((event) => event.type === "fight_taken");
  const fight = frame.view.public.last;
  if ((!scored && taken < 0) || fight === null) return [last];
  const ends = scored ? frame.events.indexOf(scored) : taken + 1;
  const telling: Telling = { heard: [], events: frame.events.slice(0, ends) };
  const full = finished(last.scene, from, fight, scored);
  const steps: Step[] = [{ scene: full, hold: "dwell", telling }];
  // Whoever takes the cards has just decided so, and need not be shown it.
  if (!scored && fight.taker === frame.seat) steps.pop();
  if (fight.taker !== null) steps.push({ scene: { ...full, swept: true }, hold: "sweep", telling });
  if (!scored) return [...steps, { ...last, telling: { heard: [], events: frame.events.slice(ends) } }];
  steps.push({
    scene: result(last.scene, full, scored),
    hold: last.scene.phase === "over" ? "glance" : "read",
    telling: { heard: [], events: [scored] },
  });
  return [...steps, { ...last, telling: { heard: frame.events.slice(ends + 1), events: [] } }];
}

/** The fight as it lay there, before anybody had its cards. */
function finished(now: Scene, from: Scene, fight: Fight, scored?: RoundScored): Scene {
  const laid = fight.laid.at(-1);
  const round = scored?.round ?? now.round;
  const before = from.round === round && from.phase === "play" ? from : now;
  return {
    ...before,
    round,
    phase: "play",
    waiting: [],
    total: laid?.total ?? 0,
    middle: fight.laid,
    opener: fight.laid[0]?.seat ?? before.opener,
    holder: fight.laid.findLast(({ cards }) => !cards.includes("C"))?.seat ?? null,
    hands: scored?.line.left ?? now.hands,
    taker: fight.taker,
    swept: false,
    line: null,
  };
}

/** The next round is dealt already; on the table still stands what the last one brought. */
function result(now: Scene, full: Scene, { round, line }: RoundScored): Scene {
  return {
    ...now,
    round,
    phase: "result",
    places: full.places,
    waiting: [],
    total: 0,
    middle: [],
    holder: null,
    collected: line.collected,
    standing: line.totals,
    hands: line.left,
    stock: full.stock,
    lastFight: false,
    line,
  };
}

/** How Kampf der Magier is shown. */
export const staging: Staging<KampfFrame, Scene, Event> = {
  sceneOf,
  stepsTo,
  goesOn: (frame) => frame.view.public.middle.length > 0,
};
