// A drag with the finger on whatever carries this: `<div {@attach swipe(up, down)}>`, `<div {@attach leaf(back, next)}>`.

/** Shorter than this it was a tap. */
const FAR = 24;

/** Up or down. */
export function swipe(up: () => void, down: () => void) {
  return drag((by) => (Math.abs(by.y) > FAR ? (by.y < 0 ? up : down)() : undefined));
}

/** As one leafs through pages: to the right goes back, to the left goes on. */
export function leaf(back: () => void, next: () => void) {
  return drag((by) => (Math.abs(by.x) > Math.max(FAR, Math.abs(by.y)) ? (by.x > 0 ? back : next)() : undefined));
}

function drag(ended: (by: { x: number; y: number }) => void) {
  return (node: HTMLElement): (() => void) => {
    let from: PointerEvent | null = null;
    const begin = (event: PointerEvent) => {
      if (event.pointerType !== "mouse") from = event;
    };
    const end = (event: PointerEvent) => {
      if (from) ended({ x: event.clientX - from.clientX, y: event.clientY - from.clientY });
      from = null;
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
