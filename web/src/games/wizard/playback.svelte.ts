// Shows the scenes one after the other, slowly enough to be seen, and never holds up a decision: whoever acts, or
// falls behind, is at the newest scene at once.

import { lasts } from "../../settings.svelte";
import { sceneOf, type Scene } from "./scene";
import { stepsTo, type Step, type Telling } from "./steps";
import type { WizardFrame } from "./view";

const DWELL = 1100;
const SWEEP = 620;
const READ = 7000;
const GLANCE = 3500;

export class Playback {
  scene: Scene = $state.raw() as Scene;
  telling: Telling = $state.raw() as Telling;
  #queue: Step[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #hold: Step["hold"] = "last";
  #match: string;

  constructor(frame: WizardFrame) {
    this.scene = sceneOf(frame);
    this.telling = { heard: [], events: frame.events };
    this.#match = frame.table.match;
  }

  /** Take the next frame; a frame of another match, or one without a past, is shown at once. */
  take(frame: WizardFrame): void {
    const fresh = frame.table.match !== this.#match;
    this.#match = frame.table.match;
    let steps = stepsTo(frame, this.#queue.at(-1)?.scene ?? this.scene);
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
    const read = this.#hold === "read" && frame.view.public.phase === "play";
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
  #unsaid(): Step[] {
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
function after(skipped: Step[], steps: Step[]): Step[] {
  const tellings = [...new Set(skipped.map(({ telling }) => telling))];
  const heard = tellings.flatMap((telling) => [...telling.heard, ...telling.events]);
  const first = steps[0]!.telling;
  const telling: Telling = { heard: [...heard, ...first.heard], events: first.events };
  return steps.map((step) => (step.telling === first ? { ...step, telling } : step));
}

/** The dwell is there to be read, so it does not follow the speed; travel does. */
function holds(hold: Step["hold"]): number {
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
