// Shows the scenes one after the other, slowly enough to be seen, and never holds up a decision: whoever acts, or
// falls behind, is at the newest scene at once.

import { lasts } from "../settings.svelte";
import type { Frame } from "../wire";

const DWELL = 1100;
const SWEEP = 620;
const READ = 7000;
const GLANCE = 3500;

/** What is said beside a scene.  What is only heard was never in sight, or has left it. */
export interface Telling<Event> {
  heard: Event[];
  events: Event[];
}

/** A scene and what it waits for before the next one comes. */
export interface Step<Scene, Event> {
  scene: Scene;
  telling: Telling<Event>;
  hold: "dwell" | "sweep" | "read" | "glance" | "last";
}

/** How a game is shown: the table as a frame has it, and the scenes on the way there. */
export interface Staging<F, Scene, Event> {
  sceneOf: (frame: F) => Scene;
  stepsTo: (frame: F, from: Scene) => Step<Scene, Event>[];
  /** The game goes on already, so what is being read has been read long enough. */
  goesOn: (frame: F) => boolean;
}

export class Playback<F extends Pick<Frame, "table"> & { events: Event[] }, Scene, Event> {
  scene: Scene = $state.raw() as Scene;
  telling: Telling<Event> = $state.raw() as Telling<Event>;
  #queue: Step<Scene, Event>[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #hold: Step<Scene, Event>["hold"] = "last";
  #match: string;

  constructor(
    frame: F,
    private readonly staging: Staging<F, Scene, Event>,
  ) {
    this.scene = staging.sceneOf(frame);
    this.telling = { heard: [], events: frame.events };
    this.#match = frame.table.match;
  }

  /** Take the next frame; a frame of another match, or one without a past, is shown at once. */
  take(frame: F): void {
    const fresh = frame.table.match !== this.#match;
    this.#match = frame.table.match;
    let steps = this.staging.stepsTo(frame, this.#queue.at(-1)?.scene ?? this.scene);
    if (fresh) {
      this.#queue = steps.slice(-1);
      this.#next();
      return;
    }
    // The frame before was only on the way to this one.
    if (this.#queue.at(-1)?.hold === "last") steps = after(this.#queue.splice(-1), steps);
    // Another trick is complete, and something older still waits to be shown: it is too late for that.
    const behind = steps.length > 1 && this.#queue.length > 0;
    // The next round is played already: enough read.
    const read = this.#hold === "read" && this.staging.goesOn(frame);
    this.#queue = behind ? after(this.#unsaid(), steps) : [...this.#queue, ...steps];
    if (this.#timer === undefined || behind || read) this.#next();
  }

  /** Go on to the newest scene now. */
  hurry(): void {
    const last = this.#queue.pop();
    if (!last) return;
    this.#queue = after(this.#unsaid(), [last]);
    this.#next();
  }

  /** Nothing more is shown. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#queue = [];
  }

  /** What waits and is not told by what is shown now. */
  #unsaid(): Step<Scene, Event>[] {
    return this.#queue.filter((step) => step.telling !== this.telling);
  }

  #next(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const step = this.#queue.shift();
    if (!step) return;
    this.scene = step.scene;
    this.telling = step.telling;
    this.#hold = step.hold;
    const ms = holds(step.hold);
    if (ms > 0) this.#timer = setTimeout(() => this.#next(), ms);
    else this.#next();
  }
}

/** Steps in the place of others that are not shown: what those tell is still heard, each once. */
function after<Scene, Event>(skipped: Step<Scene, Event>[], steps: Step<Scene, Event>[]): Step<Scene, Event>[] {
  const tellings = [...new Set(skipped.map(({ telling }) => telling))];
  const heard = tellings.flatMap((telling) => [...telling.heard, ...telling.events]);
  const first = steps[0]!.telling;
  const telling: Telling<Event> = { heard: [...heard, ...first.heard], events: first.events };
  return steps.map((step) => (step.telling === first ? { ...step, telling } : step));
}

/** The dwell is there to be read, so it does not follow the speed; travel does. */
function holds(hold: Step<unknown, unknown>["hold"]): number {
  switch (hold) {
    case "dwell":
      return DWELL;
    case "sweep":
      return lasts(SWEEP);
    case "read":
      return READ;
    case "glance":
      return GLANCE;
    case "last":
      return 0;
  }
}
