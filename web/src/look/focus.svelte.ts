// Focus is never lost: when what had it is taken away by a frame, something near takes it.

import { untrack } from "svelte";

/**
 * Call in a component: whenever `changed` changes and the focus was inside `around`, but is nowhere afterwards,
 * `next` takes it.
 */
export function keepFocus(
  changed: () => unknown,
  around: () => HTMLElement | undefined,
  next: () => HTMLElement | undefined,
): void {
  let inside = false;
  $effect.pre(() => {
    changed();
    inside ||= untrack(() => around()?.contains(document.activeElement) ?? false);
  });
  $effect(() => {
    changed();
    if (!inside) return;
    inside = false;
    untrack(() => {
      const lost = document.activeElement === document.body || document.activeElement === around();
      if (lost) next()?.focus({ preventScroll: true });
    });
  });
}
