// The faction of a card as a wreath round its medallion, from 66 to 92 about (0, 0).  One way of building for each
// faction; how many, how long and how slanting comes from the seed of the card.

import type { Faction } from "../card";
import { at, circle } from "./medallions";

/** A path, and how it is inked. */
export interface Line {
  d: string;
  as: "full" | "half" | "bone" | "fine" | "scale" | "dashed";
  dash?: string;
}

type Chance = () => number;

const FULL = 2 * Math.PI;
const among = (chance: Chance, least: number, choices: number): number => least + Math.floor(chance() * choices);
const each = (n: number, draw: (i: number) => string): string => Array.from({ length: n }, (_, i) => draw(i)).join("");

/** Leaning tusks. */
function orcs(chance: Chance): Line[] {
  const n = among(chance, 9, 5);
  const lean = (0.12 + chance() * 0.2) * (chance() < 0.5 ? -1 : 1);
  const w = (0.42 * Math.PI) / n;
  const tusks = each(n, (i) => {
    const a = ((i + 0.5) * FULL) / n;
    return `M${at(68, a - w)}Q${at(80, a - w * 0.2)} ${at(91, a + lean)}Q${at(78, a + w * 0.9)} ${at(68, a + w)}Z`;
  });
  return [{ d: tusks, as: "full" }, { d: circle(66), as: "fine" }];
}

/** Pairs of leaves. */
function elves(chance: Chance): Line[] {
  const n = among(chance, 7, 5);
  const spread = 0.16 + chance() * 0.12;
  const pairs = (draw: (a: number, side: number) => string) =>
    each(2 * n, (i) => draw(((Math.floor(i / 2) + 0.5) * FULL) / n, i % 2 ? -1 : 1));
  const leaves = pairs((a, side) => {
    const b = a + side * spread;
    return `M${at(67, a)}Q${at(74, a + side * 0.01)} ${at(90, b)}Q${at(82, a + side * spread * 1.35)} ${at(67, a)}Z`;
  });
  const veins = pairs((a, side) => `M${at(67, a)}L${at(86, a + side * (spread - 0.02))}`);
  return [{ d: leaves, as: "half" }, { d: veins, as: "fine" }, { d: circle(66), as: "fine" }];
}

/** A star of many points, drawn in one stroke. */
function mages(chance: Chance): Line[] {
  const [n, step] = [among(chance, 9, 6), among(chance, 2, 3)];
  const turned = chance() < 0.5 ? 0 : Math.PI / n;
  const angle = (i: number) => turned + (i * FULL) / n;
  const points = each(n, (i) => circle(2.6, 91 * Math.sin(angle(i)), -91 * Math.cos(angle(i))));
  return [{ d: each(n, (i) => `M${at(91, angle(i))}L${at(91, angle(i + step))}`), as: "fine" }, { d: points, as: "full" }];
}

/** Merlons on turned squares. */
function dwarves(chance: Chance): Line[] {
  const n = 2 * among(chance, 4, 4);
  const w = (0.5 * Math.PI) / n;
  const merlons = each(n, (i) => {
    const a = ((i + 0.5) * FULL) / n;
    return `M${at(70, a - w)}L${at(83, a - w)}L${at(83, a + w)}L${at(70, a + w)}Z`;
  });
  const squares = among(chance, 2, 2);
  const corners = each(squares, (i) => {
    const a = (i * Math.PI) / 2 / squares + Math.PI / 4;
    return `M${[0, 1, 2, 3].map((side) => at(90.5, a + (side * Math.PI) / 2)).join("L")}Z`;
  });
  return [{ d: corners, as: "fine" }, { d: merlons, as: "full" }, { d: circle(87), as: "fine" }];
}

/** Bones, standing out. */
function undead(chance: Chance): Line[] {
  const [n, reach] = [among(chance, 10, 6), 80 + chance() * 6];
  const angle = (i: number) => ((i + 0.5) * FULL) / n;
  const knobs = each(2 * n, (i) => {
    const a = angle(Math.floor(i / 2)) + (i % 2 ? 0.035 : -0.035);
    return circle(3.2, (reach + 2) * Math.sin(a), -(reach + 2) * Math.cos(a));
  });
  const shafts = each(n, (i) => `M${at(71, angle(i))}L${at(reach, angle(i))}`);
  const dash = `${(4 + chance() * 14).toFixed(1)} 5`;
  return [
    { d: shafts, as: "bone" },
    { d: knobs, as: "full" },
    { d: circle(67), as: "fine" },
    { d: circle(92), as: "dashed", dash },
  ];
}

/** Two rows of scales. */
function dragons(chance: Chance): Line[] {
  const n = among(chance, 14, 7);
  const row = (radius: number, shift: number) =>
    each(n, (i) => {
      const [a, b] = [((i + shift) * FULL) / n, ((i + 1 + shift) * FULL) / n];
      return `M${at(radius, a)}Q${at(radius + 19, (a + b) / 2)} ${at(radius, b)}`;
    });
  return [{ d: row(70, 0) + row(79, 0.5), as: "scale" }, { d: circle(66), as: "fine" }];
}

/** Plain ticks: no faction. */
function nobody(chance: Chance): Line[] {
  const n = 6 * among(chance, 4, 5);
  const ticks = each(n, (i) => `M${at(i % 3 ? 78 : 70, (i * FULL) / n)}L${at(86, (i * FULL) / n)}`);
  return [{ d: ticks, as: "fine" }, { d: circle(89), as: "fine" }];
}

export const WREATH: Record<Faction | "none", (chance: Chance) => Line[]> = { orcs, elves, mages, dwarves, undead, dragons, none: nobody };
