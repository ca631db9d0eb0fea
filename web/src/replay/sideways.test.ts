import { expect, test } from "vitest";
import { sideways } from "./sideways";

function dragged(x: number, y: number): string {
  const node = document.createElement("div");
  let went = "";
  const end = sideways(() => (went = "on"), () => (went = "back"))(node);
  const at = (clientX: number, clientY: number) => ({ clientX, clientY }) as Touch;
  node.dispatchEvent(Object.assign(new Event("touchstart"), { touches: [at(200, 200)] }));
  node.dispatchEvent(Object.assign(new Event("touchend"), { changedTouches: [at(200 + x, 200 + y)] }));
  end();
  return went;
}

test("to the left goes on, to the right goes back", () => {
  expect(dragged(-80, 5)).toBe("on");
  expect(dragged(80, -5)).toBe("back");
});

test("a tap and a scroll are neither", () => {
  expect(dragged(-10, 0)).toBe("");
  expect(dragged(-80, 60)).toBe("");
});
