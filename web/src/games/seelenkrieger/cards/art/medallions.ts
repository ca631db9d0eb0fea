// The type of a card as a shape round its figure: circle, arch, lozenge, star, gable, broad frame.  About (0, 0).

import type { Kind } from "../card";

/** `x y` of a point at this distance, the angle from the top and clockwise. */
export function at(radius: number, angle: number): string {
  return `${(radius * Math.sin(angle)).toFixed(1)} ${(-radius * Math.cos(angle)).toFixed(1)}`;
}

export function circle(radius: number, x = 0, y = 0): string {
  const r = radius.toFixed(1);
  return `M${(x - radius).toFixed(1)} ${y.toFixed(1)}a${r} ${r} 0 1 0 ${(2 * radius).toFixed(1)} 0a${r} ${r} 0 1 0 ${(-2 * radius).toFixed(1)} 0Z`;
}

function arch(r: number): string {
  const [side, up, top] = [r * 0.86, r * 0.8, r * 1.12];
  return `M${-side} ${r}V${-r * 0.1}C${-side} ${-up} ${-r * 0.3} ${-r * 1.02} 0 ${-top}C${r * 0.3} ${-r * 1.02} ${side} ${-up} ${side} ${-r * 0.1}V${r}Z`;
}

function lozenge(r: number): string {
  const reach = r * 1.28;
  return `M0 ${-reach}L${reach} 0L0 ${reach}L${-reach} 0Z`;
}

function star(r: number): string {
  const corners = Array.from({ length: 16 }, (_, i) => at((i % 2 ? 0.912 : 1.14) * r, (i * Math.PI) / 8));
  return `M${corners.join("L")}Z`;
}

function gable(r: number): string {
  return `M${-r * 0.95} ${r * 0.92}V${-r * 0.35}L0 ${-r * 1.2}L${r * 0.95} ${-r * 0.35}V${r * 0.92}Z`;
}

function broad(r: number): string {
  return `M${-r * 1.34} ${r * 0.72}V${-r * 0.72}H${r * 1.34}V${r * 0.72}Z`;
}

/** The outline of a card's type, reaching about so far. */
export const MEDALLION: Record<Kind, (reach: number) => string> = {
  warrior: circle,
  hero: arch,
  equipment: lozenge,
  spell: star,
  landscape: broad,
  building: gable,
};
