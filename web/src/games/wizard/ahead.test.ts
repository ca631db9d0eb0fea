import { render, screen, within } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import forbidden from "../../../fixtures/bid-forbidden.json";
import sealed from "../../../fixtures/secret-mine.json";
import other from "../../../fixtures/trick-other.json";
import trick from "../../../fixtures/trick.json";
import { settings } from "../../settings.svelte";
import type { Action, Frame } from "../../wire";
import Table from "./Table.svelte";
import type { WizardFrame } from "./view";

vi.setConfig({ testTimeout: 20_000 });
// Without the drawings: a search by role would walk through thousands of lines.
vi.mock("../../cards/Sprite.svelte", () => import("../../cards/Hatchings.svelte"));

type Fixture = { names: string[]; frames: unknown[] };

/** A table whose frames come one by one: the last of a fixture is the reader's turn. */
function sit(fixture: Fixture, from: number) {
  const act = vi.fn((_: Action) => Promise.resolve(true));
  const frames = fixture.frames as Frame[];
  const view = render(Table, { frame: frames.at(from)!, act, names: fixture.names });
  const sees = async (frame: Frame, live = true) => {
    await view.rerender({ frame, live });
    await tick();
  };
  return { act, sees, last: frames.at(-1)!, first: frames.at(from)! };
}

const status = () => screen.getByRole("status").textContent?.replace(/\s+/g, " ").trim();
const card = (name: string) => document.querySelector<HTMLElement>(`[data-card="${name}"]`)!;
const label = (name: string) => card(name).getAttribute("aria-label");
const click = async (target: HTMLElement) => {
  target.click();
  await tick();
};
const press = async (key: string, target: Element = document.body) => {
  target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  await tick();
};
const as = (frame: Frame, change: Partial<WizardFrame>) => ({ ...frame, ...change }) as unknown as Frame;

beforeEach(() => {
  settings.language = "de";
  Object.assign(settings, { wings: true, wingsWish: "always", confirm: false });
});

// In `trick` the reader's Y2 is the only card of the suit that is led; the frame before the lead is the third from the end.
describe("wings on a card", () => {
  it("are given by a click, moved by another and taken by the same, and nothing is sent", async () => {
    const { act } = sit(trick, -3);
    await click(card("B5"));
    expect(label("B5")).toBe("Mond 5, blau, hat Flügel");
    expect(status()).toContain("Dein Mond 5 fliegt, sobald du dran bist.");
    await click(card("Y2"));
    expect(label("B5")).toBe("Mond 5, blau");
    expect(label("Y2")).toBe("Stern 2, gelb, hat Flügel");
    await click(card("Y2"));
    expect(label("Y2")).toBe("Stern 2, gelb");
    expect(act).not.toHaveBeenCalled();
  });

  it("are said once, to those who hear the page", async () => {
    const { sees, last } = sit(trick, -3);
    const aloud = document.querySelector("[aria-live]")!;
    await click(card("Y2"));
    expect(aloud.textContent).toBe("Dein Stern 2 fliegt, sobald du dran bist.");
    expect(screen.getByText(/Stern 2 fliegt/, { selector: ".status span" }).getAttribute("aria-hidden")).toBe("true");
    await click(card("Y2"));
    expect(aloud.textContent).toBe("Dein Stern 2 hat keine Flügel mehr.");
    await sees(last);
  });

  it("are taken off beside the cards, and with Escape", async () => {
    sit(trick, -3);
    await click(card("Y2"));
    await click(document.querySelector<HTMLElement>("main .plate")!);
    expect(label("Y2")).toBe("Stern 2, gelb");
    await click(card("Y2"));
    await press("Escape");
    expect(label("Y2")).toBe("Stern 2, gelb");
  });

  it("are given with W, which leaves the turn alone", async () => {
    const { act, sees, last } = sit(trick, -3);
    card("B5").focus();
    await press("w", card("B5"));
    expect(label("B5")).toMatch(/hat Flügel$/);
    await press("w", card("B5"));
    await sees(last);
    await press("w", card("B5"));
    expect(act).not.toHaveBeenCalled();
    expect(status()).toBe("Du bist dran: Enter legt die Karte.");
  });

  it("lay the card when the turn comes, once", async () => {
    const { act, sees, last } = sit(trick, -3);
    await click(card("Y2"));
    await sees(last);
    await sees(as(last, {}));
    expect(act.mock.calls).toEqual([[{ type: "move", turn: last.turn, move: { type: "play", card: "Y2" } }]]);
  });

  it("fall off a card that may not be laid, and nothing is played (C34)", async () => {
    const { act, sees, last } = sit(trick, -3);
    await click(card("B5"));
    await sees(last);
    expect(act).not.toHaveBeenCalled();
    expect(label("B5")).toBe("Mond 5, blau, nicht spielbar");
    expect(status()).toBe("Dein Mond 5 fliegt nicht: du musst Stern bedienen.");
    await sees(as(last, {})); // somebody talks, say
    expect(status()).toBe("Dein Mond 5 fliegt nicht: du musst Stern bedienen.");
  });

  it("are not given to a card that could not fly", async () => {
    sit(trick, -2);
    await click(card("B5"));
    expect(label("B5")).toBe("Mond 5, blau, nicht spielbar");
    expect(status()).toBe("Du hast Stern und musst bedienen.");
  });

  it("wait for the line, and then for a frame that is new", async () => {
    const { act, sees, last } = sit(trick, -3);
    await click(card("Y2"));
    await sees(last, false);
    expect(act).not.toHaveBeenCalled();
    await sees(as(last, {}), true);
    expect(act).toHaveBeenCalledTimes(1);
  });

  it("wait until the trick before has been seen", async () => {
    const { act, sees, first } = sit(other, -3);
    const after = other.frames.at(-2) as unknown as Frame; // the trick is complete, and now the reader is to lead
    await click(card("B12"));
    vi.useFakeTimers();
    await sees(as(after, { waiting: [first.seat!], legal: [{ type: "play", card: "B12" }] }));
    expect(act).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(5000);
    expect(act).toHaveBeenCalledTimes(1);
    vi.useRealTimers();
  });

  it("wait while somebody asks for a move back", async () => {
    const { act, sees, last } = sit(trick, -3);
    await click(card("Y2"));
    const asking = { seat: 3, turn: last.turn! - 1, until: 0, missing: [0] };
    await sees(as(last, { table: { ...last.table, asking } }));
    expect(act).not.toHaveBeenCalled();
    await sees(as(last, { table: { ...last.table, asking: null } }));
    expect(act).toHaveBeenCalledTimes(1);
  });

  it("fall off when a turn was taken back", async () => {
    const { act, sees, first, last } = sit(trick, -2);
    await click(card("Y2"));
    await sees(trick.frames.at(-3) as unknown as Frame);
    expect(label("Y2")).toBe("Stern 2, gelb");
    expect(status()).toBe("Dein Stern 2 hat keine Flügel mehr: ein Zug wurde zurückgenommen.");
    await sees(first);
    await sees(last);
    expect(act).not.toHaveBeenCalled();
  });

  it("were for that turn alone: another card laid, by another tab or a bot, takes them off", async () => {
    const { act, sees, last } = sit(trick, -3);
    await click(card("Y2"));
    const view = last.view as WizardFrame["view"];
    const hand = view.own!.hand.filter((one) => one !== "J");
    await sees(as(last, { view: { ...view, own: { hand } } }));
    expect(act).not.toHaveBeenCalled();
    expect(label("Y2")).toBe("Stern 2, gelb, spielbar");
  });

  it("go when they are wished no more", async () => {
    sit(trick, -3);
    await click(card("Y2"));
    settings.wings = false;
    await tick();
    expect(label("Y2")).toBe("Stern 2, gelb");
    expect(status()).not.toContain("fliegt");
  });

  it("end with the match", async () => {
    const { act, sees, last } = sit(trick, -3);
    await click(card("Y2"));
    await sees(as(last, { table: { ...last.table, match: "m2" } }));
    expect(act).not.toHaveBeenCalled();
    expect(label("Y2")).toBe("Stern 2, gelb, spielbar");
  });

  it("are off where a bot sits in, and where they are not wished", async () => {
    settings.wings = false;
    const { sees, first } = sit(trick, -3);
    await click(card("Y2"));
    expect(label("Y2")).toBe("Stern 2, gelb");
    expect(status()).toBe("Anselm ist am Zug.");
    settings.wings = true;
    const seats = first.table.seats.map((seat, i) => (i === 0 ? { ...seat, stand_in: true } : seat));
    await sees(as(first, { table: { ...first.table, seats } }));
    await click(card("Y2"));
    expect(label("Y2")).toBe("Stern 2, gelb");
  });

  it("fall off under the condition when the trick asks for something else", async () => {
    settings.wingsWish = "expected";
    const { act, sees, last } = sit(trick, -3);
    await click(card("B5"));
    const legal = [...last.legal, { type: "play", card: "B5" }] as WizardFrame["legal"];
    await sees(as(last, { legal, facts: { ...(last.facts as WizardFrame["facts"]), locked: [] } }));
    expect(act).not.toHaveBeenCalled();
    expect(status()).toBe("Dein Mond 5 fliegt nicht: jetzt ist Stern zu bedienen.");
  });
});

describe("wings on a bid", () => {
  const scale = () => within(screen.getByRole("region", { name: "Deine Ansage im Voraus" }));

  it("bid when the turn comes, and no question opens for it", async () => {
    const { act, sees, last } = sit(forbidden, -2);
    await click(scale().getByRole("radio", { name: "0" }));
    expect(status()).toContain("Deine Ansage 0 gilt, sobald du dran bist.");
    await sees(last);
    expect(act.mock.calls).toEqual([[{ type: "move", turn: last.turn, move: { type: "bid", tricks: 0 } }]]);
    expect(screen.queryByRole("spinbutton")).toBeNull();
  });

  it("fall off the forbidden one, with the sum", async () => {
    const { act, sees, last } = sit(forbidden, -2);
    await click(scale().getByRole("radio", { name: "2" }));
    await sees(last);
    expect(act).not.toHaveBeenCalled();
    expect(status()).toBe("Deine Ansage fliegt nicht: 2 + 2 + 1 + 2 ergäbe genau 7.");
    expect(screen.getByRole("spinbutton")).toBeTruthy();
  });

  it("are moved, and taken off again", async () => {
    const { act, sees, last } = sit(forbidden, -2);
    const checked = () => scale().queryAllByRole("radio", { checked: true });
    await click(scale().getByRole("radio", { name: "1" }));
    await click(scale().getByRole("radio", { name: "3" }));
    expect(checked().map((one) => one.textContent?.trim())).toEqual(["3"]);
    await click(checked()[0]!);
    expect(checked()).toEqual([]);
    await sees(last);
    expect(act).not.toHaveBeenCalled();
  });

  it("are not there where all bid in secret", () => {
    sit(sealed, -1);
    expect(screen.queryByRole("region", { name: "Deine Ansage im Voraus" })).toBeNull();
  });
});

describe("the question before a card is laid", () => {
  beforeEach(() => {
    settings.confirm = true;
  });

  it("comes with the first tap; the second lays the card", async () => {
    const { act, last } = sit(trick, -1);
    await click(card("Y2"));
    expect(act).not.toHaveBeenCalled();
    expect(status()).toBe("Stern 2: noch einmal antippen oder Enter legt die Karte, Escape nicht.");
    await click(card("Y2"));
    expect(act.mock.calls).toEqual([[{ type: "move", turn: last.turn, move: { type: "play", card: "Y2" } }]]);
  });

  it("is answered by its button, and taken back by Escape, the cross, or a click beside", async () => {
    const { act } = sit(trick, -1);
    const lay = () => screen.queryByRole("button", { name: "Stern 2 legen" });
    const ways = [
      () => press("Escape"),
      () => click(screen.getByRole("button", { name: "Doch nicht" })),
      () => click(document.querySelector<HTMLElement>("main .plate")!),
    ];
    for (const leave of ways) {
      await click(card("Y2"));
      expect(lay()).toBeTruthy();
      await leave();
      expect(lay()).toBeNull();
    }
    expect(act).not.toHaveBeenCalled();
    await click(card("Y2"));
    await click(lay()!);
    expect(act).toHaveBeenCalledTimes(1);
  });

  it("goes to another card, and away with one that may not be laid", async () => {
    const { act } = sit(trick, -1);
    await click(card("Y2"));
    await click(card("J"));
    expect(screen.getByRole("button", { name: "Narr legen" })).toBeTruthy();
    await click(card("B5"));
    expect(screen.queryByRole("button", { name: /legen$/ })).toBeNull();
    expect(act).not.toHaveBeenCalled();
  });

  it("is not asked of a card with wings", async () => {
    const { act, sees, last } = sit(trick, -3);
    await click(card("Y2"));
    await sees(last);
    expect(act).toHaveBeenCalledTimes(1);
  });
});
