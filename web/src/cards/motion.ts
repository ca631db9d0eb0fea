// Cards travel in a shallow arc, turn at most four degrees, and end straight.  Nothing waits for them.

import { cubicOut } from "svelte/easing";
import type { AnimationConfig } from "svelte/animate";
import { calm, lasts } from "../settings.svelte";

const LAY = 380;
const SWEEP = 620;
const MOVE = 260;
const POINTS = 8;

/** Where a card comes from or goes to, as seen from where it lies. */
interface Away {
  x: number;
  y: number;
  scale: number;
}

function away(card: DOMRect, place: DOMRect, scale: number): Away {
  return {
    x: place.x + place.width / 2 - (card.x + card.width / 2),
    y: place.y + place.height / 2 - (card.y + card.height / 2),
    scale,
  };
}

/** The way from `start` to the card's place: a parabola, since a straight line looks pushed. */
function arc(start: Away, opacity: [from: number, to: number]): Keyframe[] {
  const rise = Math.min(48, Math.hypot(start.x, start.y) * 0.16);
  const turn = Math.max(-4, Math.min(4, start.x / 60));
  return Array.from({ length: POINTS + 1 }, (_, i) => {
    const left = 1 - i / POINTS;
    const lift = 4 * left * (1 - left) * rise;
    const scale = 1 + (start.scale - 1) * left;
    return {
      transform: `translate(${start.x * left}px, ${start.y * left - lift}px) rotate(${turn * left}deg) scale(${scale})`,
      opacity: opacity[1] + (opacity[0] - opacity[1]) * left,
    };
  });
}

/** To a new place beside others: it travels and is not stretched, however high or wide it has become meanwhile. */
export function slide(_: Element, { from, to }: { from: DOMRect; to: DOMRect }): AnimationConfig {
  const [x, y] = [from.left - to.left, from.top - to.top];
  return { duration: lasts(MOVE), easing: cubicOut, css: (_t, u) => `transform: translate(${u * x}px, ${u * y}px)` };
}

const ease = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name).trim() || "ease";

/** A card comes to lie where it is, from the hand or from its owner's plate. */
export function lay(card: HTMLElement, from: DOMRect | undefined, owned: boolean): void {
  if (!from || calm() || !card.animate) return;
  const here = card.getBoundingClientRect();
  const start = away(here, from, owned ? from.width / here.width : 0.55);
  card.animate(arc(start, [owned ? 1 : 0, 1]), { duration: lasts(LAY), easing: ease("--e-lay"), fill: "backwards" });
}

/** A card of a finished trick travels to its taker's plate and is gone. */
export function sweep(card: HTMLElement, to: DOMRect | undefined): void {
  if (!to || calm() || !card.animate) return;
  const goal = away(card.getBoundingClientRect(), to, 0.35);
  const frames = arc(goal, [0, 1]).reverse();
  card.animate(frames, { duration: lasts(SWEEP), easing: ease("--e-in"), fill: "forwards" });
}
