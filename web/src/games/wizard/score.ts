// The rows of the Block of Truth.  By seat, so that nobody's column moves when the start player does.

import type { Scene } from "./scene";
import type { Line, Round } from "./view";

export interface Cell {
  bid: number;
  taken: number;
  points: number;
  total: number;
}

export interface Row {
  round: number;
  cells: Cell[] | null; // null while the round is still to come
}

export function rows(plan: readonly Round[], sheet: readonly Line[]): Row[] {
  return plan.map((_, i) => {
    const line = sheet[i];
    return {
      round: i + 1,
      cells:
        line?.bids.map((bid, seat) => ({
          bid,
          taken: line.taken[seat] ?? 0,
          points: line.points[seat] ?? 0,
          total: line.totals[seat] ?? 0,
        })) ?? null,
    };
  });
}

/** The rounds that are scored before this scene's eye: the sheet never runs ahead of the table. */
export function scored(sheet: readonly Line[], { phase, round }: Pick<Scene, "phase" | "round">): Line[] {
  if (phase === "over") return [...sheet];
  return sheet.slice(0, phase === "result" ? round : round - 1);
}

/** What stands beside a bid in the current round. */
export type Note = "has" | "stands" | "bids" | "sealed" | "none";

export function note(scene: Scene, seat: number): Note {
  if (scene.phase === "play" || scene.phase === "result") return "has";
  if (scene.waiting.includes(seat) && scene.phase !== "trump") return "bids";
  if (scene.bids[seat] !== null) return "stands";
  return scene.hasBid[seat] ? "sealed" : "none";
}

/** How many bids each seat has met. */
export function exact(sheet: readonly Line[], seat: number): number {
  return sheet.filter((line) => line.bids[seat] === line.taken[seat]).length;
}
