// Where the lines of a card lie.  A card is 200 wide and 320 high; its medallion sits at (100, 196).

export const MEDALLION = { x: 100, y: 196 };

/** The figures 0-9, drawn with round ends on 60 x 90, so that cards look the same on every system. */
export const FIGURES: readonly string[] = [
  "M30 8C46 8 52 24 52 45C52 66 46 82 30 82C14 82 8 66 8 45C8 24 14 8 30 8Z",
  "M8 24C18 20 24 14 27 7V82M10 82H44",
  "M9 27C9 3 51 1 51 27C51 48 20 58 9 82H53V70",
  "M10 20V8H50L28 38C44 35 52 46 52 58C52 74 41 83 28 83C17 83 10 77 7 68",
  "M40 88V7L6 62H56",
  "M50 20V8H17L13 41C28 30 53 34 53 58C53 74 41 83 28 83C17 83 10 77 7 69",
  "M49 9C24 16 8 36 8 58C8 74 18 83 30 83C43 83 52 74 52 60C52 46 43 38 31 38C18 38 8 47 8 58",
  "M8 20V8H52C36 30 27 56 26 87",
  "M30 41C19 41 12 34 12 24C12 14 19 8 30 8C41 8 48 14 48 24C48 34 41 41 30 41" +
    "C17 41 8 49 8 62C8 75 17 83 30 83C43 83 52 75 52 62C52 49 43 41 30 41Z",
  "M11 81C36 74 52 54 52 32C52 16 42 7 30 7C17 7 8 16 8 30C8 44 17 52 29 52C42 52 52 43 52 32",
];

/** How wide a figure is drawn. */
export const widthOf = (figure: string): number => (figure === "1" ? 46 : 60);
const GAP = 9;

/** Where a rank's figures are drawn: an SVG transform for each, centred on `centre`. */
export function figures(rank: number, cut: "large" | "small") {
  const digits = String(rank).split("");
  const one = digits.length === 1;
  const [sx, sy] = cut === "large" ? (one ? [0.6, 0.6] : [0.427, 0.533]) : one ? [1.422, 1.422] : [1.28, 1.422];
  const centre = cut === "large" ? 44 : one ? 90 : 86;
  const top = cut === "large" ? (one ? 12 : 15) : 34;
  let x = centre - ((digits.reduce((sum, d) => sum + widthOf(d), 0) + GAP * (digits.length - 1)) * sx) / 2;
  return digits.map((digit) => {
    const at = x;
    x += (widthOf(digit) + GAP) * sx;
    return { d: FIGURES[Number(digit)]!, transform: `translate(${at.toFixed(1)} ${top}) scale(${sx} ${sy})` };
  });
}

/** The thirteen marks round the medallion; as many are inked as the rank counts. */
export function marks(rank: number) {
  return Array.from({ length: 13 }, (_, i) => {
    const angle = (i * 2 * Math.PI) / 13;
    const x = MEDALLION.x + 77.5 * Math.sin(angle);
    const y = MEDALLION.y - 77.5 * Math.cos(angle);
    const inked = i < rank;
    return {
      inked,
      d: inked ? "M0 -7.4L4.3 0L0 7.4L-4.3 0Z" : "M0 -4.2L2.4 0L0 4.2L-2.4 0Z",
      transform: `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${Math.round((i * 360) / 13)})`,
    };
  });
}

/** The rays of the thirteen, left out where the pennant hangs. */
export const RAYS: string = Array.from({ length: 60 }, (_, i) => i)
  .filter((i) => i < 32 || i > 43)
  .map((i) => {
    const [cos, sin] = [Math.cos((i * Math.PI) / 30), Math.sin((i * Math.PI) / 30)];
    const at = (r: number) => `${(MEDALLION.x + r * cos).toFixed(1)} ${(MEDALLION.y + r * sin).toFixed(1)}`;
    return `M${at(92)}L${at(i % 2 ? 104 : 98)}`;
  })
  .join("");

/** The ends of the pennants: in a point, in teeth, round, hollowed. */
export const PENNANT = {
  R: "M12 1H76V108L44 130L12 108Z",
  Y: "M12 1H76V126L60 114L44 126L28 114L12 126Z",
  G: "M12 1H76V106C74 134 14 134 12 106Z",
  B: "M12 1H76V128C74 104 14 104 12 128Z",
} as const;

/** The fine frame inside the edge; it begins right of the pennant. */
export const FRAME = "M84 10H182Q190 10 190 18V302Q190 310 182 310H18Q10 310 10 302V140";

/** A four-pointed spark of a given reach. */
export function spark(reach: number): string {
  const waist = (reach * 0.22).toFixed(1);
  const r = reach;
  return `M0 -${r}L${waist} -${waist}L${r} 0L${waist} ${waist}L0 ${r}L-${waist} ${waist}L-${r} 0L-${waist} -${waist}Z`;
}
