// The chance of a match, drawn again from its key: the same draws as KeyedRng in src/zaubertisch/kernel/rng.py.

import { blake2b } from "./blake2b";

const ALL = 1n << 64n;

export class Chance {
  #drawn = 0n;

  constructor(private readonly key: Uint8Array) {}

  /** One that draws the same future. */
  copy(): Chance {
    const same = new Chance(this.key);
    same.#drawn = this.#drawn;
    return same;
  }

  /** One of 0 .. n-1; draws that would favour small values are thrown away. */
  below(n: number): number {
    const many = BigInt(n);
    const fair = ALL - (ALL % many);
    for (;;) {
      const draw = this.#draw();
      if (draw < fair) return Number(draw % many);
    }
  }

  /** The items in a new order (Fisher-Yates from the last place down). */
  shuffle<T>(items: readonly T[]): T[] {
    const pile = [...items];
    for (let i = pile.length - 1; i > 0; i -= 1) {
      const j = this.below(i + 1);
      [pile[i], pile[j]] = [pile[j]!, pile[i]!];
    }
    return pile;
  }

  #draw(): bigint {
    this.#drawn += 1n;
    const counter = new DataView(new ArrayBuffer(8));
    counter.setBigUint64(0, this.#drawn);
    const digest = blake2b(new Uint8Array(counter.buffer), 8, this.key);
    return new DataView(digest.buffer, digest.byteOffset, 8).getBigUint64(0);
  }
}
