// The same card always has the same picture: all that looks like chance in it comes from a seed.

/** A number from a text (FNV-1a). */
export function hash(text: string): number {
  let sum = 2166136261;
  for (const sign of text) sum = Math.imul(sum ^ sign.codePointAt(0)!, 16777619);
  return sum >>> 0;
}

/** A stream of numbers from 0 up to 1, the same for the same seed (mulberry32). */
export function stream(seed: number): () => number {
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
