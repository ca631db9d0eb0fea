// Where in the match we are, and how it goes on: by hand, by jumps, or by itself.

import { settings } from "../settings.svelte";
import type { Stop } from "./game";

export class Player {
  at = $state(0);
  playing = $state(false);
  /** We jumped here: nothing travels. */
  still = $state(true);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly stops: readonly Stop[],
    at = 0,
  ) {
    this.at = at;
  }

  get last(): number {
    return this.stops.length - 1;
  }

  /** Go there, and stay there. */
  go(to: number): void {
    this.pause();
    this.#move(to);
  }

  step(by: number): void {
    this.go(this.at + by);
  }

  toggle(): void {
    if (this.playing) this.pause();
    else this.play();
  }

  /** Goes on from here; from the end it begins anew. */
  play(): void {
    if (this.at === this.last) this.#move(0);
    this.playing = true;
    this.#wait();
  }

  pause(): void {
    clearTimeout(this.#timer);
    this.playing = false;
  }

  #move(to: number): void {
    const there = Math.min(Math.max(to, 0), this.last);
    this.still = there !== this.at + 1;
    this.at = there;
  }

  #wait(): void {
    // Where nothing travels it is still read at a calm pace.
    const hold = (this.stops[this.at]?.hold ?? 0) / Math.max(1, settings.speed);
    this.#timer = setTimeout(() => {
      this.#move(this.at + 1);
      if (this.at === this.last) this.playing = false;
      else this.#wait();
    }, hold);
  }
}
