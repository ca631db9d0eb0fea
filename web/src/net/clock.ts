// The time at the server.  The device's own clock may be wrong by hours, and may be set while a match is played:
// so only how much time passes is taken from it, and what time it is from what the server says.

/** So many of the latest words are compared; a server whose clock was set back is believed after as many. */
const KEPT = 8;

export class Clock {
  private ahead: number[] = [];

  /** `passed` tells the milliseconds since some moment of the device's own choosing. */
  constructor(private readonly passed: () => number = () => performance.now()) {}

  /** The server says that it is `at`, milliseconds since 1970. */
  hear(at: number): void {
    this.ahead = [...this.ahead.slice(1 - KEPT), at - this.passed()];
  }

  /** A word can be under way for long and never arrives before it was sent: the latest time told is the best guess. */
  now(): number {
    return this.ahead.length > 0 ? this.passed() + Math.max(...this.ahead) : Date.now();
  }
}

/** The one server this page talks to. */
export const serverClock = new Clock();
