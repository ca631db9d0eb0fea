// Waiting before the next try: longer each time, never in step with others, and over at once when there is news.

export const FIRST = 400;
export const LONGEST = 8000;

/** How long to wait before try number `attempt` (the first retry is 0), in milliseconds. */
export function pause(attempt: number, chance: () => number = Math.random): number {
  const whole = Math.min(LONGEST, FIRST * 2 ** attempt);
  return whole * (0.6 + 0.4 * chance());
}

export class Patience {
  private over: (() => void) | null = null;

  /** Resolves when the pause is over or somebody wakes us. */
  wait(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.wake(), ms);
      this.over = () => {
        clearTimeout(timer);
        this.over = null;
        resolve();
      };
    });
  }

  wake(): void {
    this.over?.();
  }
}
