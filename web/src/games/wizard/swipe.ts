// A drag with the finger, up or down, on whatever carries this: `<div {@attach swipe(up, down)}>`.

/** Shorter than this it was a tap. */
const FAR = 24;

export function swipe(up: () => void, down: () => void) {
  return (node: HTMLElement): (() => void) => {
    let from: number | null = null;
    const begin = (event: PointerEvent) => {
      if (event.pointerType !== "mouse") from = event.clientY;
    };
    const end = (event: PointerEvent) => {
      const by = from === null ? 0 : event.clientY - from;
      from = null;
      if (by < -FAR) up();
      else if (by > FAR) down();
    };
    const forget = () => (from = null);
    node.addEventListener("pointerdown", begin);
    node.addEventListener("pointerup", end);
    node.addEventListener("pointercancel", forget);
    return () => {
      node.removeEventListener("pointerdown", begin);
      node.removeEventListener("pointerup", end);
      node.removeEventListener("pointercancel", forget);
    };
  };
}
