// The figure on the dial while the reader thinks about a bid.

/** Where the dial stands at first: on nothing, or on the bid that has to be changed. */
export function firstBid(legal: readonly number[], before: number | null): number {
  return before ?? legal[0] ?? 0;
}

/** A step up or down; the forbidden value can be reached, so that its reason can be read. */
export function stepped(value: number, step: number, cards: number): number {
  return Math.max(0, Math.min(cards, value + step));
}

/** A digit typed: the second one within a moment makes a number of two. */
export function typed(digit: number, before: number | null, cards: number): number {
  const two = before === null ? digit : before * 10 + digit;
  return two <= cards ? two : Math.min(digit, cards);
}

/** The sum that the forbidden bid would make, as it is written: `1 + 1 + 2 + 3`. */
export function asSum(others: readonly number[], bid: number): string {
  return [...others, bid].join(" + ");
}
