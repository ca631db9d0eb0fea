import { beforeEach, describe, expect, it } from "vitest";
import fixture from "../../../fixtures/evening.json";
import { settings } from "../../settings.svelte";
import { digest } from "./digest";
import { missed } from "./missed";
import { People } from "../../table/people";
import { seenOf } from "./seen";
import type { WizardFrame } from "./view";

const frames = fixture.frames as unknown as WizardFrame[];
const people = new People(fixture.names, 0);
const at = (wanted: (p: WizardFrame["view"]["public"]) => boolean) => frames.find(({ view }) => wanted(view.public))!;
const begins = (round: number) => at((p) => p.round === round);
const told = (from: WizardFrame, to: WizardFrame, bot: string | null = null, reader = people) =>
  digest(missed(seenOf(from), to, bot)!, reader);

beforeEach(() => {
  settings.language = "de";
  localStorage.clear();
});

describe("what was missed", () => {
  it("is nothing when nothing was seen before, or it was another match, or nothing came since", () => {
    const [first, now] = [begins(2), begins(4)];
    expect(missed(null, now, null)).toBeNull();
    expect(missed({ ...seenOf(first), match: "another" }, now, null)).toBeNull();
    expect(missed(seenOf(now), now, null)).toBeNull();
    expect(missed(seenOf(now), first, null)).toBeNull();
  });

  it("is nothing for a few cards or a single trick, which can be looked at", () => {
    const p = begins(3);
    const one = at((q) => q.round === 3 && q.tricks.length === 1);
    expect(missed(seenOf(p), one, null)).toBeNull();
    const two = at((q) => q.round === 3 && q.tricks.length === 2);
    expect(missed(seenOf(p), two, null)!.tricks!.n).toBe(2);
  });

  it("tells of a round that ended what it brought the reader, and who leads", () => {
    const now = begins(4);
    const { sheet, totals } = now.view.public;
    const best = Math.max(...totals);
    const { rounds, lead } = missed(seenOf(begins(3)), now, null)!;
    expect(rounds).toEqual({ from: 3, to: 3, points: sheet[2]!.points[0] });
    expect(lead).toEqual({ total: best, seats: totals.flatMap((total, seat) => (total === best ? [seat] : [])) });
  });

  it("adds up several rounds", () => {
    const now = begins(4);
    const sum = now.view.public.sheet.slice(1).reduce((all, line) => all + line.points[0]!, 0);
    expect(missed(seenOf(begins(2)), now, null)!.rounds).toEqual({ from: 2, to: 3, points: sum });
    expect(told(begins(2), now)[0]).toMatch(/^Runde 2 bis 3 gingen zu Ende: du zusammen [+−0]/);
  });

  it("tells a spectator of no points of their own", () => {
    const watched = (frame: WizardFrame) => ({ ...frame, seat: null });
    const [line] = told(watched(begins(3)), watched(begins(4)), null, new People(fixture.names, null));
    expect(line).toBe("Runde 3 ging zu Ende.");
  });

  it("tells what a bot did in the reader's place, and only that", () => {
    const before = at((p) => p.round === 3 && p.phase === "bid" && p.bids[0] === null);
    const after = at((p) => p.round === 3 && p.tricks.length === 2);
    const { tricks, bids } = after.view.public;
    const own = tricks.map(({ leader, cards }) => cards[(0 - leader + 4) % 4]);
    expect(missed(seenOf(before), after, "thumb")!.bot).toEqual({ name: "thumb", bid: bids[0], cards: own });
    // The bid and the first card were the reader's own.
    const later = at((p) => p.round === 3 && p.tricks.length === 1);
    expect(missed(seenOf(later), after, "thumb")!.bot).toEqual({ name: "thumb", bid: null, cards: [own[1]] });
    expect(missed(seenOf(before), after, null)!.bot).toBeNull();
    expect(told(before, after, "thumb").at(-1)).toMatch(/^thumb hat für dich gespielt: Ansage \d, .* und /);
  });

  it("counts the reader's card in a trick that was not finished yet as seen", () => {
    const p = at((q) => q.round === 3 && q.tricks.length === 0 && q.trick.length > 0 && (0 - q.leader + 4) % 4 < q.trick.length);
    expect(seenOf(p).laid).toBe(1);
    expect(missed(seenOf(p), at((q) => q.round === 3 && q.tricks.length === 2), "thumb")!.bot!.cards).toHaveLength(1);
  });

  it("is said in every language", () => {
    for (const language of ["de", "nl", "en"] as const) {
      settings.language = language;
      for (const sentence of told(begins(2), begins(4), "thumb")) expect(sentence).not.toMatch(/wizard-|\{|undefined/);
    }
  });
});
