// The time at the server, as a signal: whatever is drawn with it follows, and nothing ticks while nobody looks.

import { createSubscriber } from "svelte/reactivity";
import { serverClock } from "../net/clock";

/** Short enough that a second never seems to last two. */
const TICK = 250;

const follow = createSubscriber((update) => {
  const timer = setInterval(update, TICK);
  return () => clearInterval(timer);
});

/** Milliseconds since 1970. */
export function now(): number {
  follow();
  return serverClock.now();
}
