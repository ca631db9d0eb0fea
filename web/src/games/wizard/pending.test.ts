import { describe, expect, it, vi } from "vitest";
import evening from "../../../fixtures/evening.json";
import { Pending } from "../../table/pending.svelte";
import type { WizardFrame } from "./view";

const frames = evening.frames as unknown as WizardFrame[];
const mine = frames.filter((frame) => frame.seat !== null && frame.waiting.includes(frame.seat));
const [first, second] = mine as [WizardFrame, WizardFrame];
const move = first.legal[0]!;

describe("a decision that was sent", () => {
  it("locks its own question and no other", async () => {
    const act = vi.fn(() => Promise.resolve(true));
    const pending = new Pending(act);
    expect(pending.for(first)).toBeNull();
    await pending.send(first, move, "1");
    expect(act).toHaveBeenCalledWith({ type: "move", turn: first.turn, move });
    expect(pending.for(first)).toBe("1");
    expect(pending.for(second)).toBeNull();
  });

  it("is sent once, however often it is clicked", async () => {
    const act = vi.fn(() => Promise.resolve(true));
    const pending = new Pending(act);
    await Promise.all([pending.send(first, move, "1"), pending.send(first, move, "1")]);
    expect(act).toHaveBeenCalledTimes(1);
  });

  it("is free again when it was refused", async () => {
    const pending = new Pending(() => Promise.resolve(false));
    await pending.send(first, move, "1");
    expect(pending.for(first)).toBeNull();
  });

  it("is over when the same question waits for the others alone", async () => {
    const pending = new Pending(() => Promise.resolve(true));
    await pending.send(first, move, "1");
    expect(pending.for({ ...first, waiting: [] })).toBeNull();
  });
});
