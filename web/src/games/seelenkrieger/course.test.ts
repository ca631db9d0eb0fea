import { describe, expect, it } from "vitest";
import { back, candidates, close, courseOf, moveOf, pick, several, whole } from "./course";
import type { Move } from "./view";

const use = (...aims: number[][]): Move => ({ do: "use", source: 1, ability: 0, aims });

describe("a move on its way", () => {
  it("is there at once where nothing is to be picked", () => {
    expect(moveOf(courseOf([{ do: "play", card: "O1" }]))).toEqual({ do: "play", card: "O1" });
    expect(moveOf(courseOf([use()]))).toEqual(use());
  });

  it("asks who bears a piece of equipment", () => {
    const course = courseOf([2, 5].map((bearer): Move => ({ do: "play", card: "q01", bearer })));
    expect(moveOf(course)).toBeNull();
    expect([...candidates(course)]).toEqual([2, 5]);
    expect(moveOf(pick(course, 5))).toEqual({ do: "play", card: "q01", bearer: 5 });
  });

  it("goes from aim to aim, and the second depends on the first", () => {
    const course = courseOf([use([2], [7]), use([2], [8]), use([3], [8])]);
    expect([...candidates(course)]).toEqual([2, 3]);
    const first = pick(course, 3);
    expect([...candidates(first)]).toEqual([8]);
    expect(moveOf(pick(first, 8))).toEqual(use([3], [8]));
    expect(candidates(pick(course, 2))).toEqual(new Set([7, 8]));
  });

  it("takes nothing that no move points at", () => {
    const course = courseOf([use([2])]);
    expect(pick(course, 9)).toEqual(course);
  });

  it("picks several, in any order, and is closed by hand; also with none where that is a way", () => {
    const choose = (...ids: number[]): Move => ({ do: "choose", ids });
    const course = courseOf([choose(), choose(4), choose(6), choose(4, 6)]);
    expect(several(course)).toBe(true);
    const both = pick(pick(course, 6), 4);
    expect(both.picked).toEqual([4, 6]);
    expect(moveOf(both)).toBeNull();
    expect(moveOf(close(both))).toEqual(choose(4, 6));
    expect(moveOf(close(course))).toEqual(choose());
    expect(pick(both, 6).picked).toEqual([4]);
  });

  it("takes no more than go together", () => {
    const course = courseOf([use([4, 5]), use([6])]);
    expect(pick(pick(course, 4), 6).picked).toEqual([4]);
    expect(whole(pick(course, 4))).toBe(false);
    expect(close(pick(course, 4)).aims).toEqual([]);
  });

  it("goes back step by step, until there is none", () => {
    const course = pick(courseOf([use([2], [7, 8]), use([2], [7])]), 2);
    const begun = pick(course, 7);
    expect(back(begun)?.picked).toEqual([]);
    expect(back(course)?.aims).toEqual([]);
    expect(back(courseOf([use([2])]))).toBeNull();
  });
});
