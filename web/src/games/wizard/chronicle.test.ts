import { beforeEach, describe, expect, it } from "vitest";
import evening from "../../../fixtures/evening.json";
import { settings } from "../../settings.svelte";
import { Chronicle } from "./chronicle.svelte";
import { People } from "../../table/people";
import { sceneOf, type Scene } from "./scene";
import { stepsTo } from "./steps";
import type { WizardFrame } from "./view";

const frames = evening.frames as unknown as WizardFrame[];
const people = new People(evening.names, 0);

function written(from: number, to: number): string[] {
  const chronicle = new Chronicle(frames[from]!);
  for (const frame of frames.slice(from + 1, to + 1)) chronicle.take(frame);
  return chronicle.lines(people).map((line) => line.text);
}

describe("the chronicle", () => {
  beforeEach(() => {
    settings.language = "de";
    localStorage.clear();
  });

  it("has no line for a single card, and no empty one", () => {
    const lines = written(0, frames.length - 1);
    expect(lines.filter((line) => line === "" || / legt /.test(line))).toEqual([]);
  });

  it("tells somebody who comes in the round as those remember it who were there", () => {
    const at = frames.length - 1;
    const begins = (line: string) => line.startsWith(`Runde ${frames[at]!.view.public.round}`);
    const told = written(at, at);
    const lived = written(0, at);
    expect(told.slice(told.findIndex(begins))).toEqual(lived.slice(lived.findIndex(begins)));
    expect(told.filter((line) => line.startsWith("Runde 1:"))).toHaveLength(1);
  });

  it("gives a trick the trump of its own round, also when the next is dealt already", () => {
    const at = frames.findIndex((frame) => frame.events.some((event) => event.type === "round_scored"));
    const event = frames[at]!.events.find((one) => one.type === "trick_taken")!;
    const { leader, cards, taker } = event.trick;
    const card = cards[(taker - leader + 4) % 4]!;
    const trump = frames[at - 1]!.view.public.trump;
    expect(written(at - 1, at).some((line) => line.endsWith(", Trumpf."))).toBe(card.startsWith(trump ?? "-"));
  });

  it("puts what is retold after the talk that was there before", () => {
    const at = frames.length - 1;
    const lines = new Chronicle(frames[at]!).lines(people);
    expect(lines.every((line) => line.seq === frames[at]!.seq)).toBe(true);
  });

  it("puts what this device was there for where it belongs, when the page is opened again", () => {
    const at = frames.length - 1;
    const lived = new Chronicle(frames[0]!);
    for (const frame of frames.slice(1, at + 1)) lived.take(frame);
    const places = (chronicle: Chronicle) => {
      const lines = chronicle.lines(people).filter(({ text }) => /^(Runde \d+: (?!.* für jeden)|Stich)/.test(text));
      return lines.map(({ seq, text }) => `${seq} ${text}`);
    };
    const again = new Chronicle(frames[at]!);
    const told = places(again);
    expect(told.length).toBeGreaterThanOrEqual(3);
    expect(places(lived)).toEqual(expect.arrayContaining(told));
    const seqs = again.lines(people).map(({ seq }) => seq);
    expect(seqs).toEqual(seqs.toSorted((a, b) => a - b));
    expect(seqs[0]).toBeLessThan(frames[at]!.seq);
  });

  it("says what it does not know of the rounds before", () => {
    const first = frames.findIndex((frame) => frame.view.public.round === 3);
    const [line] = new Chronicle(frames[first]!).lines(people);
    expect(line!.text).toBe("Von den ersten 2 Runden stehen hier nur die Ergebnisse.");
    expect(new Chronicle(frames[0]!).lines(people)[0]!.text).toMatch(/^Runde 1:/);
  });

  it("does not run ahead of a round's end that is still shown", () => {
    const at = frames.findIndex((frame) => frame.events.some((event) => event.type === "round_scored"));
    const chronicle = new Chronicle(frames[0]!);
    for (const frame of frames.slice(1, at + 1)) chronicle.take(frame);
    const [lies, , read] = stepsTo(frames[at]!, sceneOf(frames[at - 1]!)).map((step) => step.scene);
    const last = (scene?: Scene) => chronicle.lines(people, scene).at(-1)!.text;
    const round = frames[at - 1]!.view.public.round;
    expect(last(lies)).toMatch(/^Stich /);
    expect(last(read)).toMatch(new RegExp(`^Runde ${round}: `));
    expect(last()).toMatch(new RegExp(`^Runde ${round + 1}: `));
  });

  it("speaks the language of the moment", () => {
    const chronicle = new Chronicle(frames[3]!);
    settings.language = "en";
    expect(chronicle.lines(people)[0]!.text).toMatch(/^Round 1: one card each\./);
    settings.language = "nl";
    expect(chronicle.lines(people)[0]!.text).toMatch(/^Ronde 1: één kaart voor iedereen\./);
  });
});
