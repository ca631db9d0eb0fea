// The totals of a match as lines on paper: where everything lies on a chart of a given size.

import type { Seat } from "../../wire";
import type { Line } from "./view";

export interface Size {
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

/** One player's line, from nought before the first round to the latest total. */
export interface Course {
  seat: Seat;
  total: number;
  points: Point[];
  label: Point; // where the name stands: at the line's end, moved so that no two names meet
}

export interface Chart {
  left: number;
  right: number;
  top: number;
  bottom: number;
  zero: number;
  levels: { y: number; total: number }[]; // ruled across
  notches: number[]; // every ten points, on the ruler at the left
  rounds: { x: number; round: number; named: boolean }[];
  courses: Course[];
}

const MARGIN = { left: 36, top: 12, bottom: 24 };
const STEPS = [10, 20, 50, 100, 200, 500];
/** Two names, one above the other, need this much. */
const APART = 17;

/** The chart of the rounds scored so far, of a match of `rounds`; `names` is the room kept for names at the right. */
export function chartOf(sheet: readonly Line[], rounds: number, players: number, size: Size, names: number): Chart {
  const totals = sheet.flatMap((line) => line.totals);
  const step = stepOf(Math.max(0, ...totals) - Math.min(0, ...totals), size.height);
  const high = Math.max(step, Math.ceil(Math.max(0, ...totals) / step) * step);
  const low = Math.floor(Math.min(0, ...totals) / step) * step;
  const [left, right] = [MARGIN.left, size.width - names];
  const [top, bottom] = [MARGIN.top, size.height - MARGIN.bottom];
  const x = (round: number) => left + ((right - left) * round) / rounds;
  const y = (total: number) => bottom - ((bottom - top) * (total - low)) / (high - low);
  const named = x(1) - x(0) >= 18 ? 1 : 5;
  const courses = Array.from({ length: players }, (_, seat): Course => {
    const all = [0, ...sheet.map((line) => line.totals[seat] ?? 0)];
    const points = all.map((total, round) => ({ x: x(round), y: y(total) }));
    return { seat, total: all.at(-1)!, points, label: { x: right + 14, y: points.at(-1)!.y } };
  });
  spread(courses, top, bottom);
  return {
    left,
    right,
    top,
    bottom,
    zero: y(0),
    levels: range(low, high, step).map((total) => ({ y: y(total), total })),
    notches: step > 50 ? [] : range(low, high, 10).map(y),
    rounds: range(1, rounds, 1).map((round) => ({ x: x(round), round, named: round % named === 0 })),
    courses,
  };
}

/** Some five or six lines across, at round numbers. */
function stepOf(span: number, height: number): number {
  const most = Math.max(3, Math.floor(height / 44));
  return STEPS.find((step) => span / step <= most) ?? 1000;
}

/** Moves names apart that would stand on each other, and back inside. */
function spread(courses: Course[], top: number, bottom: number): void {
  const labels = courses.toSorted((a, b) => a.label.y - b.label.y || a.seat - b.seat).map((course) => course.label);
  labels.forEach((label, i) => (label.y = Math.max(label.y, i === 0 ? top : labels[i - 1]!.y + APART)));
  labels.reverse().forEach((label, i) => (label.y = Math.min(label.y, i === 0 ? bottom : labels[i - 1]!.y - APART)));
}

function range(from: number, to: number, step: number): number[] {
  return Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, i) => from + i * step);
}
