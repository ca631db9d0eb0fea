// How far two colours stand apart to the eye: the contrast of WCAG 2, from 1 to 21.

export type Rgb = readonly [red: number, green: number, blue: number];

/** What a browser computed: `rgb(18, 41, 46)`, or null where it is no plain colour. */
export function rgbOf(computed: string): Rgb | null {
  const parts = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(computed);
  return parts && [Number(parts[1]), Number(parts[2]), Number(parts[3])];
}

function luminance(colour: Rgb): number {
  const [red, green, blue] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

export function contrast(one: Rgb, other: Rgb): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
}
