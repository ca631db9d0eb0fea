// Where the lines of a mage's sigil lie: a star with as many points as the value, which grows with it.

const FULL = 2 * Math.PI;

/** Every how manieth point a line leads to, so that all are met in one stroke wherever that is possible. */
const STEP: Record<number, number> = { 3: 1, 4: 1, 5: 2, 7: 3, 8: 3, 9: 4, 10: 3, 11: 4, 12: 5, 13: 6 };

export interface Point {
  x: number;
  y: number;
}

/** How far the points reach, on the large cut. */
export function reach(value: number): number {
  return 23.05 + 2.55 * value;
}

/** The points of a star, the first one on top. */
export function points(value: number, radius: number, centre: Point): Point[] {
  return Array.from({ length: value }, (_, i) => ({
    x: round(centre.x + radius * Math.sin((i * FULL) / value)),
    y: round(centre.y - radius * Math.cos((i * FULL) / value)),
  }));
}

/** The lines of a star of three points and more: a path that closes. */
export function star(value: number, radius: number, centre: Point): string {
  const all = points(value, radius, centre);
  const path = (order: Point[]) => `M${order.map(({ x, y }) => `${x} ${y}`).join("L")}Z`;
  // Six points are two triangles.
  if (value === 6) return path(all.filter((_, i) => i % 2 === 0)) + path(all.filter((_, i) => i % 2 === 1));
  return path(all.map((_, i) => all[(i * STEP[value]!) % value]!));
}

/** The rings, like water, in what a sigil leaves of the medallion. */
export function rings(value: number): number[] {
  const radii = [];
  for (let radius = reach(value) + 5.5; radius < 61; radius += 4.2) radii.push(round(radius));
  return radii;
}

/** From the middle to each point. */
export function spokes(value: number, radius: number, centre: Point): string {
  return points(value, radius, centre)
    .map(({ x, y }) => `M${centre.x} ${centre.y}L${x} ${y}`)
    .join("");
}

function round(number: number): number {
  return Math.round(number * 10) / 10;
}
