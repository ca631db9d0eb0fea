import { beforeEach, describe, expect, it } from "vitest";
import fixture from "../../../fixtures/evening.json";
import { kept } from "../../keeping";
import { Absence } from "./absence.svelte";
import type { WizardFrame } from "./view";

const frames = (fixture.frames as unknown as WizardFrame[]).map((frame): WizardFrame => ({ ...frame, happened: [], past: [] }));
const opens = (round: number) => frames.findIndex(({ view }) => view.public.round === round);
const [second, third, fourth] = [opens(2), opens(3), opens(4)];

/** The same frame while a bot sits on the reader's seat. */
function keptByBot(frame: WizardFrame): WizardFrame {
  const seats = frame.table.seats.map((seat, i) => (i === frame.seat ? { ...seat, stand_in: true, bot: "thumb" } : seat));
  return { ...frame, table: { ...frame.table, seats } };
}

beforeEach(() => localStorage.clear());

describe("an absence", () => {
  it("is none for whoever stays", () => {
    const absence = new Absence(() => false);
    for (const frame of frames) {
      absence.take(frame);
      expect(absence.missed).toBeNull();
    }
  });

  it("ends when the page is opened again", () => {
    new Absence(() => false).take(frames[second]!);
    const absence = new Absence(() => false);
    absence.take(frames[fourth]!);
    expect(absence.missed!.rounds).toMatchObject({ from: 2, to: 3 });
    // And is told once: whoever opens the page once more has seen it.
    const again = new Absence(() => false);
    again.take(frames[fourth]!);
    expect(again.missed).toBeNull();
  });

  it("tells of the bot that sat in and got up before the page was open", () => {
    new Absence(() => false).take(frames[second]!);
    const seq = frames[second]!.seq;
    const told = (seq: number, seat: number) => ({ seq, at: 0, code: "stood_in", facts: { seat, name: "", bot: "thumb" } });
    const late = frames[fourth]!;
    const of = (past: WizardFrame["past"]) => {
      const absence = new Absence(() => false);
      absence.take({ ...late, past });
      return absence.missed;
    };
    expect(of([told(seq + 1, late.seat!)])!.bot).toMatchObject({ name: "thumb" });
    localStorage.clear();
    new Absence(() => false).take(frames[second]!);
    expect(of([told(seq, late.seat!), told(seq + 1, late.seat! + 1)])!.bot).toBeNull(); // known, or another's
  });

  it("ends when the tab comes into sight", () => {
    let hidden = false;
    const absence = new Absence(() => hidden);
    absence.take(frames[second]!);
    hidden = true;
    absence.look();
    for (const frame of frames.slice(second + 1, third + 1)) absence.take(frame);
    expect(absence.missed).toBeNull();
    hidden = false;
    absence.look();
    expect(absence.missed!.rounds).toMatchObject({ from: 2, to: 2 });
  });

  it("ends when the seat is taken back, and tells who sat there", () => {
    const absence = new Absence(() => false);
    absence.take(frames[second]!);
    for (const frame of frames.slice(second + 1, third + 1)) absence.take(keptByBot(frame));
    expect(absence.missed).toBeNull();
    absence.take(frames[third + 1]!);
    expect(absence.missed!.bot!.name).toBe("thumb");
  });

  it("is over once it was put away, or the reader goes on playing", () => {
    new Absence(() => false).take(frames[second]!);
    const absence = new Absence(() => false);
    absence.take(frames[third]!);
    const on = frames.findIndex(({ view }, i) => i > third && view.public.bids[0] !== frames[third]!.view.public.bids[0]);
    for (const frame of frames.slice(third + 1, on)) absence.take(frame);
    expect(absence.missed).not.toBeNull();
    absence.take(frames[on]!);
    expect(absence.missed).toBeNull();
  });

  it("keeps only numbers, the match and whether a bid stood: never a card", () => {
    new Absence(() => false).take(frames[third + 6]!);
    const seen = kept<Record<string, unknown>>(`zaubertisch.seen.${frames[0]!.table.table}`)!;
    expect(Object.keys(seen).sort()).toEqual(["at", "bid", "laid", "match", "rounds", "seq", "tricks"]);
    expect(Object.values(seen).filter((value) => typeof value === "object")).toEqual([]);
  });
});
