// Shows the scenes one after the other, slowly enough to be seen, and never holds up a decision: whoever acts, or
// falls behind, is at the newest scene at once.

import { lasts } from "../../settings.svelte";
import { sceneOf, type Scene } from "./scene";
import { stepsTo, type Step } from "./steps";
import type { WizardFrame } from "./view";

const DWELL = 1100;
const SWEEP = 620;
const READ = 7000;
const GLANCE = 3500;
/** More steps than this in the queue, and the reader has fallen behind. */
const BEHIND = 5;

export class Playback {
  scene: Scene = $state.raw() as Scene;
  #queue: Step[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #match: string;

  constructor(frame: WizardFrame) {
    this.scene = sceneOf(frame);
    this.#match = frame.table.match;
  }

  /** Take the next frame; a frame of another match, or one without a past, is shown at once. */
  take(frame: WizardFrame): void {
    const fresh = frame.table.match !== this.#match;
    this.#match = frame.table.match;
    const steps = stepsTo(frame, this.#queue.at(-1)?.scene ?? this.scene);
    if (fresh || this.#queue.length > BEHIND) {
      this.#queue = steps.slice(-1);
      this.#next();
      return;
    }
    // What only led to the frame before need not be seen any more; what was to be read stays.
    if (this.#queue.at(-1)?.hold === "last") this.#queue.pop();
    this.#queue.push(...steps);
    if (this.#timer === undefined) this.#next();
  }

  /** Go on to the newest scene now. */
  hurry(): void {
    this.#queue = this.#queue.slice(-1);
    if (this.#queue.length) this.#next();
  }

  /** Nothing more is shown. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#queue = [];
  }

  #next(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const step = this.#queue.shift();
    if (!step) return;
    this.scene = step.scene;
    const ms = holds(step.hold);
    if (ms > 0) this.#timer = setTimeout(() => this.#next(), ms);
    else this.#next();
  }
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
