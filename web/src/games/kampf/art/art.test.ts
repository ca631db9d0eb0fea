import { render } from "@testing-library/svelte";
import { expect, test } from "vitest";
import { MAGES } from "../cards";
import { points, rings, star } from "./sigil";
import Sprite from "./Sprite.svelte";

test("every card is drawn once in both cuts", () => {
  const { container } = render(Sprite);
  const ids = [...container.querySelectorAll("symbol")].map(({ id }) => id).filter((id) => /^(large|small)-/.test(id));
  const cards = [...MAGES.map(String), "J", "C", "back"];
  expect(ids.sort()).toEqual(cards.flatMap((card) => [`large-${card}`, `small-${card}`]).sort());
});

test("a mage's pennant tells whether a joker can stand for it, also without its ink", () => {
  const { container } = render(Sprite);
  const pennant = (value: number) => container.querySelector(`#large-${value} .art-pennant`)!.getAttribute("d");
  expect(new Set(MAGES.slice(0, 7).map(pennant)).size).toBe(1);
  expect(new Set(MAGES.slice(7).map(pennant)).size).toBe(1);
  expect(pennant(7)).not.toBe(pennant(8));
});

test("a sigil meets all of its points, and the rings leave room for it", () => {
  const centre = { x: 0, y: 0 };
  for (const value of MAGES.slice(2)) {
    const corners = points(value, 50, centre).map(({ x, y }) => `${x} ${y}`);
    const met = star(value, 50, centre).split(/[MLZ]/).filter(Boolean);
    expect([...met].sort()).toEqual([...corners].sort());
    expect(rings(value).every((radius) => radius < 62)).toBe(true);
  }
  expect(rings(13)).toEqual([]);
});
