// The name that was probably meant.

/** How many letters must be put in, left out, changed or swapped with their neighbour to come from one word to another. */
export function distance(one: string, other: string): number {
  const rows = Array.from({ length: one.length + 1 }, (_, i) => Array.from({ length: other.length + 1 }, (_, j) => (i === 0 ? j : j === 0 ? i : 0)));
  const at = (i: number, j: number): number => rows[i]?.[j] ?? 0;
  for (let i = 1; i <= one.length; i += 1) {
    for (let j = 1; j <= other.length; j += 1) {
      const changed = at(i - 1, j - 1) + (one[i - 1] === other[j - 1] ? 0 : 1);
      const swapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1] ? at(i - 2, j - 2) + 1 : Infinity;
      (rows[i] as number[])[j] = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, changed, swapped);
    }
  }
  return at(one.length, other.length);
}

/** The known name that looks most like this one; null when none does. */
export function near(name: string, known: readonly string[]): string | null {
  const [best] = known.map((one) => ({ one, off: distance(name, one) })).sort((a, b) => a.off - b.off);
  return best && best.off <= Math.max(1, Math.min(2, Math.floor(name.length / 2))) ? best.one : null;
}
