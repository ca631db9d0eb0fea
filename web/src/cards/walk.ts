// Arrow keys in a hand.

/** Where a key leads from one place, with `wide` cards in a row; null when it leads nowhere. */
export function moved(key: string, at: number, length: number, wide: number): number | null {
  const to = { ArrowLeft: at - 1, ArrowRight: at + 1, ArrowUp: at - wide, ArrowDown: at + wide, Home: 0, End: length - 1 }[key];
  if (to === undefined) return null;
  return to < 0 || to >= length ? at : to;
}
