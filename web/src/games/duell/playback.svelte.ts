// Shows a round part by part, slowly enough to be seen, and never holds up a decision: whoever chooses is at the newest
// scene at once.  With step-by-step guidance each part stays until the reader goes on.

import { roundShown, sceneOf, type Scene, type Stage } from "./scene";
import type { DuelFrame } from "./view";

/** These are there to be read, so they do not follow the speed. */
const HOLD: Partial<Record<Stage, number>> = { covered: 700, turned: 1300, paid: 1500, compared: 2800 };

export class Playback {
  scene: Scene = $state.raw() as Scene;
  /** How many rounds have been told; what was skipped is still heard. */
  told = $state(0);
  #queue: Scene[] = $state.raw([]);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #match: string;
  #rounds: number;

  constructor(
    frame: DuelFrame,
    private readonly guided: () => boolean = () => false,
  ) {
    this.scene = sceneOf(frame);
    this.#match = frame.table.match;
    this.#rounds = this.told = frame.view.public.rounds.length;
  }

  /** Whether something older than the newest frame is shown. */
  get older(): boolean {
    return this.#queue.length > 0;
  }

  /** Take the next frame; one of another match, or one that is more than a round further, is shown at once. */
  take(frame: DuelFrame): void {
    const rounds = frame.view.public.rounds;
    const next = frame.table.match === this.#match && rounds.length === this.#rounds + 1;
    const same = frame.table.match === this.#match && rounds.length === this.#rounds;
    if (frame.table.match !== this.#match) this.told = rounds.length;
    this.#match = frame.table.match;
    this.#rounds = rounds.length;
    this.told = Math.min(this.told, rounds.length);
    const newest = sceneOf(frame, this.#queue.at(-1) ?? this.scene);
    if (same && this.older) this.#queue = [...this.#queue.slice(0, -1), newest];
    else if (next) this.#show([...roundShown(rounds.at(-1)!, this.#queue.at(-1) ?? this.scene, frame.seat), newest]);
    else this.#show([newest]);
  }

  /** On to the next part. */
  goOn = (): void => this.#next();

  /** Go on to the newest scene now. */
  hurry(): void {
    if (this.older) this.#show(this.#queue.slice(-1));
  }

  /** Nothing more is shown by itself. */
  stop(): void {
    clearTimeout(this.#timer);
  }

  #show(scenes: Scene[]): void {
    this.#queue = scenes;
    this.#next();
  }

  #next(): void {
    clearTimeout(this.#timer);
    const [scene, ...later] = this.#queue;
    if (!scene) return;
    this.#queue = later;
    this.scene = scene;
    const ends = scene.stage === "compared" || (scene.stage === "paid" && later.length === 1);
    if (ends || later.length === 0) this.told = this.#rounds;
    const hold = HOLD[scene.stage];
    if (later.length > 0 && hold && !(this.guided() && scene.stage !== "covered")) this.#timer = setTimeout(() => this.#next(), hold);
  }
}
