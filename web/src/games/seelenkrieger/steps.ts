// The scenes between two frames: first what befalls the cards, where they stand, then how the defeated leave, then the
// table as it is now.  A frame in which nobody is struck is shown at once.

import type { Staging, Step as StepOf, Telling as TellingOf } from "../../table/playback.svelte";
import type { Event } from "./events";
import { enteredOf, fallenOf, markOf, sceneOf, sourcesOf, standing, type Scene } from "./scene";
import type { SoulFrame } from "./view";

export type Telling = TellingOf<Event>;
type Step = StepOf<Scene, Event>;

/** The way from a scene to the table as the frame has it. */
export function stepsTo(frame: SoulFrame, from: Scene): Step[] {
  const { events } = frame;
  const telling: Telling = { heard: [], events };
  const there = standing(from.frame);
  const entered = enteredOf(events).filter((id) => !there.has(id));
  const last: Step = { scene: { ...sceneOf(frame), entered }, hold: "last", telling };
  const here = ({ id }: { id: number }) => there.has(id);
  const marks = events.flatMap((event) => markOf(event) ?? []).filter(here);
  const fallen = fallenOf(events).filter((id) => there.has(id));
  if (marks.length === 0 && fallen.length === 0) return [last];
  const sources = sourcesOf(events).filter((id) => there.has(id));
  const struck: Scene = { ...sceneOf(from.frame), marks, sources };
  const steps: Step[] = [{ scene: struck, hold: "dwell", telling }];
  if (fallen.length > 0) steps.push({ scene: { ...struck, fallen }, hold: "sweep", telling });
  return [...steps, last];
}

/** How Seelenkrieger is shown. */
export const staging: Staging<SoulFrame, Scene, Event> = { sceneOf, stepsTo, goesOn: () => false };
