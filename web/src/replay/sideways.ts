// A drag with the finger to the left goes on, to the right goes back: `<div {@attach sideways(on, back)}>`.

/** Shorter than this it was a tap; steeper than this it was a scroll. */
const FAR = 40;

export function sideways(on: () => void, back: () => void) {
  return (node: HTMLElement): (() => void) => {
    let from: Touch | undefined;
    const begin = ({ touches }: TouchEvent) => (from = touches.length === 1 ? touches[0] : undefined);
    const end = ({ changedTouches: [to] }: TouchEvent) => {
      if (from && to) {
        const [x, y] = [to.clientX - from.clientX, to.clientY - from.clientY];
        if (Math.abs(x) > FAR && Math.abs(x) > 2 * Math.abs(y)) (x < 0 ? on : back)();
      }
      from = undefined;
    };
    node.addEventListener("touchstart", begin, { passive: true });
    node.addEventListener("touchend", end, { passive: true });
    return () => {
      node.removeEventListener("touchstart", begin);
      node.removeEventListener("touchend", end);
    };
  };
}
