import { describe, expect, it } from "vitest";
import { chartOf } from "./chart";
import type { Line } from "./view";

const line = (...totals: number[]): Line => ({ bids: totals, taken: totals, points: totals, totals });
const SIZE = { width: 640, height: 300 };

describe("the chart of the totals", () => {
  it("has a line for each player, from nought on, one point a round", () => {
    const { courses, zero, left } = chartOf([line(20, -10, 30), line(50, -30, 20)], 20, 3, SIZE, 100);
    expect(courses.map(({ total }) => total)).toEqual([50, -30, 20]);
    for (const { points } of courses) {
      expect(points).toHaveLength(3);
      expect(points[0]).toEqual({ x: left, y: zero });
    }
  });

  it("puts more points higher, and minus below nought", () => {
    const { courses, zero } = chartOf([line(20, -10, 30)], 20, 3, SIZE, 100);
    const [a, b, c] = courses.map(({ points }) => points.at(-1)!.y) as [number, number, number];
    expect(c).toBeLessThan(a);
    expect(a).toBeLessThan(zero);
    expect(b).toBeGreaterThan(zero);
  });

  it("keeps everything inside its frame, whatever the totals", () => {
    for (const totals of [[0, 0, 0], [1270, -640, 0], [-10, -20, -30], [3, 3, 3]]) {
      for (const width of [300, 860]) {
        const chart = chartOf([line(...totals)], 10, 3, { width, height: 220 }, 100);
        for (const { points, label } of chart.courses) {
          for (const { x, y } of [...points, { x: chart.left, y: label.y }]) {
            expect(x).toBeGreaterThanOrEqual(chart.left);
            expect(x).toBeLessThanOrEqual(chart.right);
            expect(y).toBeGreaterThanOrEqual(chart.top - 1e-6);
            expect(y).toBeLessThanOrEqual(chart.bottom + 1e-6);
          }
        }
      }
    }
  });

  it("never lets two names stand on each other, also when six have the same total at the foot", () => {
    for (const totals of [[20, 20, 20, 20, 20, 20], [-60, -60, -60, -60, -60, 200], [200, 200, 190, 190, 0, 0]]) {
      const ys = chartOf([line(...totals)], 10, 6, { width: 340, height: 200 }, 100)
        .courses.map(({ label }) => label.y)
        .sort((a, b) => a - b);
      ys.slice(1).forEach((y, i) => expect(y - ys[i]!).toBeGreaterThanOrEqual(16.9));
    }
  });

  it("names every round where there is room, and every fifth where there is not", () => {
    const named = (width: number) => chartOf([line(1, 2, 3)], 20, 3, { width, height: 200 }, 100).rounds.filter((one) => one.named);
    expect(named(860)).toHaveLength(20);
    expect(named(340).map((one) => one.round)).toEqual([5, 10, 15, 20]);
  });
});
