import { beforeAll, describe, expect, it, test } from "vitest";
import { framesOf, knowCards } from "../../../fixtures/souls";
import { People } from "../../table/people";
import { Chronicle } from "./chronicle.svelte";
import { headline, news } from "./news";
import { fallenOf, markOf, sceneOf, standing } from "./scene";
import { stepsTo } from "./steps";

beforeAll(knowCards);

const frames = framesOf(0);
const people = new People(["Mira", "Till"], 0);
const pairs = frames.slice(1).map((frame, i) => ({ before: frames[i]!, frame }));
const ways = pairs.map(({ before, frame }) => ({ before, frame, steps: stepsTo(frame, sceneOf(before)) }));

describe("the way to a frame", () => {
  it("ends with the table as the frame has it, and tells each event once", () => {
    for (const { frame, steps } of ways) {
      expect(steps.at(-1)!.scene).toMatchObject({ frame, marks: [], fallen: [] });
      expect(steps.at(-1)!.hold).toBe("last");
      const tellings = new Set(steps.map(({ telling }) => telling));
      expect([...tellings].flatMap(({ heard, events }) => [...heard, ...events])).toEqual(frame.events);
    }
  });

  it("shows whoever is struck where they stood, and whoever falls leave from there", () => {
    const struck = ways.filter(({ steps }) => steps.length > 1);
    expect(struck.length).toBeGreaterThan(20);
    for (const { before, steps } of struck) {
      for (const { scene } of steps.slice(0, -1)) {
        expect(scene.frame).toBe(before);
        const there = standing(before);
        for (const id of [...scene.marks.map((mark) => mark.id), ...scene.fallen, ...scene.sources]) expect(there.has(id)).toBe(true);
      }
    }
    expect(struck.map(({ steps }) => steps.map(({ hold }) => hold).join())).toContain("dwell,sweep,last");
  });

  it("sees come whoever was not there before, and only with the last scene", () => {
    const came = ways.filter(({ steps }) => steps.at(-1)!.scene.entered.length > 0);
    expect(came.length).toBeGreaterThan(10);
    for (const { before, frame, steps } of came) {
      const { entered } = steps.at(-1)!.scene;
      expect(entered.filter((id) => standing(before).has(id))).toEqual([]);
      expect(entered.every((id) => frame.events.some((event) => event.event === "card_entered" && event.id === id))).toBe(true);
      expect(steps.slice(0, -1).flatMap(({ scene }) => scene.entered)).toEqual([]);
    }
  });

  it("leaves out nobody who was struck or fell in sight", () => {
    for (const { before, frame, steps } of ways) {
      const there = standing(before);
      const marks = frame.events.flatMap((event) => markOf(event) ?? []).filter(({ id }) => there.has(id));
      expect(steps[0]!.scene.marks).toEqual(marks);
      const fallen = fallenOf(frame.events).filter((id) => there.has(id));
      expect(steps.flatMap(({ scene }) => scene.fallen)).toEqual(fallen);
    }
  });
});

describe("the chronicle", () => {
  const told = (seat: number) => {
    const [first, ...rest] = framesOf(seat);
    const chronicle = new Chronicle(first!);
    for (const frame of rest) chronicle.take(frame);
    return chronicle.lines(new People(["Mira", "Till"], seat)).map(({ text }) => text);
  };

  it("names every card and tells every turn and every defeat once", () => {
    const lines = told(0);
    expect(lines.filter((text) => text.includes("…"))).toEqual([]);
    const turns = frames.at(-1)!.view.public.turn;
    expect(lines.filter((text) => /^Turn \d+: /.test(text))).toHaveLength(turns);
    const fallen = frames.flatMap(({ events }) => events).filter(({ event }) => event === "warrior_defeated");
    expect(lines.filter((text) => / is defeated\.$/.test(text))).toHaveLength(fallen.length);
    expect(lines.at(-1)).toMatch(/^(You win|Till wins) the match\. /);
  });

  it("tells a drawn card to its drawer alone, and to nobody twice", () => {
    const own = told(0).filter((text) => /^You draw /.test(text));
    expect(own.length).toBeGreaterThan(5);
    expect(own.filter((text) => /\bcards?\.$/.test(text))).toEqual([]);
    const seen = told(1).filter((text) => /^Mira draws /.test(text));
    expect(seen.length).toBeGreaterThan(5);
    expect(seen.filter((text) => !/^Mira draws (a card|\d+ cards|a new first hand)\./.test(text))).toEqual([]);
  });

  it("says to whoever comes in late since when they are there", () => {
    const late = new Chronicle({ ...frames.at(40)!, events: [] });
    expect(late.lines(people).map(({ text }) => text)).toEqual([expect.stringMatching(/^You have been here since turn \d+\./)]);
  });

  it("another match begins anew", () => {
    const chronicle = new Chronicle(frames[0]!);
    for (const frame of frames.slice(1, 30)) chronicle.take(frame);
    chronicle.take({ ...frames[0]!, table: { ...frames[0]!.table, match: "m-2" } });
    expect(chronicle.lines(people)).toEqual([]);
  });
});

test("of what came together one thing is to be read, and it is among what is heard", () => {
  for (const { events } of frames) {
    const all = news(events.map((event) => ({ event, seat: 0 })), 0).map(({ event }) => event);
    const top = headline(all);
    if (top) expect(all).toContain(top);
  }
});
