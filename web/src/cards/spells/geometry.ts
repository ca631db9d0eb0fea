// Where the lines of a spell lie: 200 wide and 320 high, with its medallion at (100, 184).

import { FIGURES, widthOf } from "../geometry";
import type { Suit } from "../card";

export const CENTRE = { x: 100, y: 184 };

/** The two pennants, the right one 130 further; their ends as on the cards of Wizard. */
export const PENNANT: Record<Suit, string> = {
  R: "M12 1h46v60l-23 17l-23 -17z",
  Y: "M12 1h46v76l-11.5 -10l-11.5 10l-11.5 -10l-11.5 10z",
  G: "M12 1h46v58c-2 25 -44 25 -46 0z",
  B: "M12 1h46v77c-2 -19 -44 -19 -46 0z",
};

/** The octagon of the cost, and the finer one inside. */
export const GEM = "M149 248H179L193 263V293L179 308H149L135 293V263Z";
export const FACET = "M152 254H176L187 266V290L176 302H152L141 290V266Z";
export const SMALL_GEM = "M134 200H172L190 218V282L172 300H134L116 282V218Z";

/** The thirteen marks round the medallion; as many are inked as the spell is strong. */
export function marks(strength: number) {
  return Array.from({ length: 13 }, (_, i) => {
    const angle = (i * 2 * Math.PI) / 13;
    const x = (CENTRE.x + 63.5 * Math.sin(angle)).toFixed(1);
    const y = (CENTRE.y - 63.5 * Math.cos(angle)).toFixed(1);
    const inked = i < strength;
    return {
      inked,
      d: inked ? "M0 -7.4L4.3 0L0 7.4L-4.3 0Z" : "M0 -4.2L2.4 0L0 4.2L-2.4 0Z",
      transform: `translate(${x} ${y}) rotate(${Math.round((i * 360) / 13)})`,
    };
  });
}

/** The rays of the thirteen. */
export const RAYS: string = Array.from({ length: 60 }, (_, i) => {
  const [cos, sin] = [Math.cos((i * Math.PI) / 30), Math.sin((i * Math.PI) / 30)];
  const at = (r: number) => `${(CENTRE.x + r * cos).toFixed(1)} ${(CENTRE.y + r * sin).toFixed(1)}`;
  return `M${at(75)}L${at(i % 2 ? 79.5 : 84)}`;
}).join("");

/** A number in drawn figures, centred on `centre`; two of them are narrower than one. */
export function drawn(number: number, centre: number, top: number, scale: number, narrow = scale) {
  const digits = String(number).split("");
  const across = digits.length === 1 ? scale : narrow;
  let x = centre - ((digits.reduce((sum, digit) => sum + widthOf(digit), 0) + 9 * (digits.length - 1)) * across) / 2;
  return digits.map((digit) => {
    const at = x;
    x += (widthOf(digit) + 9) * across;
    return { d: FIGURES[Number(digit)]!, transform: `translate(${at.toFixed(1)} ${top}) scale(${across} ${scale})` };
  });
}
