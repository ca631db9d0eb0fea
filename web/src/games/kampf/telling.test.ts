import { beforeEach, describe, expect, it } from "vitest";
import evening from "../../../fixtures/kampf-evening.json";
import { settings } from "../../settings.svelte";
import { People } from "../../table/people";
import { Chronicle } from "./chronicle.svelte";
import { addition, told } from "./telling";
import type { KampfFrame } from "./view";

const frames = evening.frames as unknown as KampfFrame[];
const people = new People(["Till", "Mira"], 0);

beforeEach(() => void (settings.language = "en"));

describe("what was laid", () => {
  it("is told as a sum where there is one", () => {
    expect(addition({ cards: ["12"], joker: null, total: 12 })).toBe("12");
    expect(addition({ cards: ["4", "4", "J"], joker: 4, total: 12 })).toBe("4 + 4 + joker 4 = 12");
    expect(addition({ cards: ["J"], joker: 7, total: 7 })).toBe("joker 7");
    expect(addition({ cards: ["C"], joker: null, total: 12 })).toBe("");
  });

  it("names the crystal ball by what it does, alone or with cards", () => {
    const ball = (cards: string[]) => told({ type: "cards_laid", opens: false, laid: { seat: 1, cards, joker: null, total: 8 } }, people);
    expect(ball(["C"])).toBe("Mira lays a crystal ball: 8 stays.");
    expect(ball(["4", "4", "C"])).toBe("Mira lays 4 + 4 = 8 and a crystal ball: 8 stays.");
  });

  it("speaks to the reader", () => {
    const opens = { type: "cards_laid" as const, opens: true, laid: { seat: 0, cards: ["3"], joker: null, total: 3 } };
    expect(told(opens, people)).toBe("You open with 3.");
    settings.language = "de";
    expect(told(opens, people)).toBe("Du eröffnest mit 3.");
    expect(told({ type: "fight_taken", seat: 1, number: 2, cards: 1, collected: 1 }, people)).toBe("Mira nimmt 1 Karte.");
  });
});

describe("the chronicle", () => {
  const texts = (all: KampfFrame[]) => {
    const chronicle = new Chronicle(all[0]!);
    for (const frame of all.slice(1)) chronicle.take(frame);
    return chronicle.lines(people).map(({ text }) => text);
  };

  it("tells whoever comes in what it tells whoever was there, fight by fight", () => {
    const going = frames.filter(({ view }) => view.public.round === 1);
    expect(texts(going.slice(-1)).slice(1)).toEqual(texts(going).slice(1));
    expect(texts(going)[0]).toMatch(/^Round 1: /);
    expect(texts(going).slice(1).every((text) => /^Fight \d+: /.test(text))).toBe(true);
  });

  it("tells the fight that ended the round, which nobody took, before the score", () => {
    const all = texts(frames);
    const at = all.findIndex((text) => /^Round 1: .* and /.test(text));
    expect(all[at - 1]).toMatch(/^At the end: .*\bcards? counts? for nobody\.$/);
    expect(all[at + 1]).toMatch(/^Round 2: /);
  });

  it("keeps apart several fights that came with one frame", () => {
    const last = frames.filter(({ view }) => view.public.round === 1).at(-1)!;
    const { fights } = last.view.public;
    const events = fights.map((fight, i) => ({ type: "fight_taken" as const, seat: fight.taker!, number: i + 1, cards: 1, collected: 1 }));
    const told = texts([frames[0]!, { ...last, events }]).slice(1, 1 + fights.length);
    expect(told).toEqual(texts([last]).slice(1, 1 + fights.length));
  });

  it("keeps silent about what lay in earlier fights where the table wants it so", () => {
    const shut = (frame: KampfFrame) => ({ ...frame, table: { ...frame.table, options: { open_history: false } } });
    const last = frames.filter(({ view }) => view.public.round === 1).at(-1)!;
    const fights = texts([shut(last)]).filter((text) => text.startsWith("Fight"));
    const { length } = last.view.public.fights;
    expect(length).toBeGreaterThan(2);
    for (const text of fights.slice(0, length)) expect(text).toMatch(/^Fight \d+: [^.]+ takes? \d+ cards?\.$/);
  });
});
