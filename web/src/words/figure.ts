// Numbers as they stand on the table: with a true minus, and a plus where a gain is meant.

const MINUS = "\u2212";

/** `-10` as `−10`. */
export function figure(value: number): string {
  return value < 0 ? MINUS + String(-value) : String(value);
}

/** `20` as `+20`, `-10` as `−10`, `0` as `0`. */
export function gain(value: number): string {
  return value > 0 ? `+${value}` : figure(value);
}
