import { render, screen, within } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import chosen from "../../../fixtures/duell-chosen.json";
import drawn from "../../../fixtures/duell-drawn.json";
import first from "../../../fixtures/duell-first.json";
import over from "../../../fixtures/duell-over.json";
import potion from "../../../fixtures/duell-potion.json";
import reveal from "../../../fixtures/duell-reveal.json";
import unpayable from "../../../fixtures/duell-unpayable.json";
import watching from "../../../fixtures/duell-watching.json";
import { settings } from "../../settings.svelte";
import type { Action, Frame } from "../../wire";
import Table from "./Table.svelte";
import type { DuelFrame } from "./view";

vi.setConfig({ testTimeout: 20_000 });
// Without the drawings: a search by role would walk through thousands of lines.
vi.mock("../../cards/spells/SpellSprite.svelte", () => import("../../cards/Hatchings.svelte"));

type Fixture = { names: string[]; frames: unknown[] };

function sit(fixture: Fixture, change: Partial<Frame> = {}, back = 0) {
  const act = vi.fn((_: Action) => Promise.resolve(true));
  const frame = { ...(fixture.frames.at(-1 - back) as Frame), ...change };
  const view = render(Table, { frame, act, names: fixture.names });
  return { act, frame: frame as unknown as DuelFrame, ...view };
}

const status = () => document.querySelector("p.status")?.textContent?.replace(/\s+/g, " ").trim();
const hand = () => within(screen.getByRole("group", { name: /Your hand/ })).getAllByRole("button");
const card = (name: string) => hand().find((one) => one.dataset.card === name)!;
const middle = () => within(screen.getByRole("region", { name: "The middle" }));

beforeEach(() => {
  settings.language = "en";
  settings.confirm = false;
});

describe("the hand", () => {
  it("names each spell with all that is printed on it, and says what cannot be paid", () => {
    const { frame } = sit(first);
    for (const { card: name, payable } of frame.facts.hand) {
      expect(card(name).getAttribute("aria-label")).toMatch(payable ? /, costs \d mana$/ : /, too dear: whoever cannot pay loses$/);
    }
  });

  it("lays a spell once, face down for the reader alone", async () => {
    const { act, frame } = sit(first);
    const { card: name } = frame.facts.hand.find(({ payable }) => payable)!;
    card(name).click();
    card(name).click();
    await tick();
    expect(act.mock.calls).toEqual([[{ type: "move", turn: frame.turn, move: { type: "cast", card: name } }]]);
    expect(middle().getByRole("img").getAttribute("aria-label")).toBe("Your card, face down");
    expect(card(name).getAttribute("aria-label")).toMatch(/chosen, lies face down in the middle$/);
  });

  it("asks before a spell that cannot be paid", async () => {
    const { act, frame } = sit(first);
    const { card: name } = frame.facts.hand.find(({ payable }) => !payable)!;
    card(name).click();
    await tick();
    expect(act).not.toHaveBeenCalled();
    screen.getByText("Choose it anyway").click();
    expect(act).toHaveBeenCalledWith({ type: "move", turn: frame.turn, move: { type: "cast", card: name } });
  });

  it("does not ask where nothing can be paid: it says so, and lets choose", async () => {
    const { act } = sit(unpayable);
    expect(status()).toContain("You can pay for none of them");
    hand()[0]!.click();
    await tick();
    expect(act).toHaveBeenCalledTimes(1);
  });

  it("waits for a second tap where that is wished", async () => {
    settings.confirm = true;
    const { act, frame } = sit(first);
    const { card: name } = frame.facts.hand.find(({ payable }) => payable)!;
    card(name).click();
    await tick();
    expect(act).not.toHaveBeenCalled();
    expect(status()).toMatch(/^Tap once more to lay /);
    card(name).click();
    expect(act).toHaveBeenCalledTimes(1);
  });

  it("says that a choice stands", async () => {
    const { act } = sit(chosen);
    expect(status()).toMatch(/ is laid\. Mira is still choosing\.$/);
    hand().at(-1)!.click();
    await tick();
    expect(status()).toBe("You have chosen, and that stands.");
    expect(act).not.toHaveBeenCalled();
  });

  it("shows an unpayable spell locked where the table bars it, and says why", async () => {
    const { frame } = sit(first);
    const facts = { ...frame.facts, hand: frame.facts.hand.map((one) => ({ ...one, locked: !one.payable })) };
    document.body.replaceChildren();
    const { act } = sit(first, { facts });
    const { card: name } = facts.hand.find(({ locked }) => locked)!;
    expect(card(name).getAttribute("aria-label")).toMatch(/too dear and barred$/);
    card(name).click();
    await tick();
    expect(status()).toMatch(/costs \d, you have 5 mana\. At this table spells that cannot be paid are barred\.$/);
    expect(act).not.toHaveBeenCalled();
  });
});

describe("the potion", () => {
  it("tells what could be paid without and with it, and is answered once", async () => {
    const { act, frame } = sit(potion);
    const slip = screen.getByRole("region", { name: "Drink a mana potion?" });
    expect(slip.textContent).toContain("With it: everything");
    within(slip).getByText("Drink").click();
    within(slip).getByText("No potion").click();
    await tick();
    expect(act.mock.calls).toEqual([[{ type: "move", turn: frame.turn, move: { type: "drink" } }]]);
  });

  it("comes before the spell", async () => {
    const { act } = sit(potion);
    hand()[0]!.click();
    await tick();
    expect(status()).toBe("First the potion, then the spell.");
    expect(act).not.toHaveBeenCalled();
  });
});

describe("a round", () => {
  it("is shown before the next question, and a click on the hand goes on to it", async () => {
    const { act, frame, rerender } = sit(reveal, {}, 1);
    const next = reveal.frames.at(-1) as unknown as Frame;
    await rerender({ frame: next, act, names: reveal.names });
    expect(middle().getAllByRole("img")).toHaveLength(2);
    expect(screen.queryByRole("region", { name: "Drink a mana potion?" })).toBeNull();
    hand()[0]!.click();
    await tick();
    expect(act).not.toHaveBeenCalled();
    expect(screen.getByRole("region", { name: "Drink a mana potion?" })).toBeTruthy();
    expect(frame.turn).not.toBe(next.turn);
    expect(document.body.textContent).toContain("Round 6: Mira with Freezing Rain, you with Ember Arrow. 7 beats 4. You lose 1 life.");
  });

  it("never shows what the other has chosen", () => {
    const { frame } = sit(chosen, { waiting: [0], mine: null });
    expect(middle().getByRole("img").getAttribute("aria-label")).toBe("Mira's card, face down");
    expect(frame.view.public.rounds).toHaveLength(5);
  });
});

describe("guidance", () => {
  it("is there at first, can be put away, and is remembered", async () => {
    const { unmount } = sit(first);
    const guide = screen.getByRole("region", { name: "Step by step" });
    expect(guide.querySelector("[aria-current=step]")?.textContent).toContain("Choose");
    within(guide).getByText("Hide").click();
    await tick();
    unmount();
    sit(first);
    expect(screen.queryByRole("region", { name: "Step by step" })).toBeNull();
  });
});

describe("the end", () => {
  it("is declared and congratulated, and says what the beginner mode is", async () => {
    sit(over);
    expect(screen.getByRole("heading", { name: "Mira wins the duel." })).toBeTruthy();
    expect(document.querySelector(".final")?.textContent).toContain("Congratulations to Mira.");
    screen.getByText("Beginner mode").click();
    await tick();
    expect(document.querySelector(".final")?.textContent).toContain("Its rules are not published");
  });

  it("is no end where the match was broken off, and nothing is said to be chosen", () => {
    const frame = first.frames.at(-1) as unknown as Frame;
    sit(first, { waiting: [], turn: null, table: { ...frame.table, phase: "over", aborted: true } });
    expect(screen.getByRole("heading", { name: "The match was broken off." })).toBeTruthy();
    expect(middle().queryAllByRole("img")).toHaveLength(0);
    expect(screen.queryByText("Beginner mode")).toBeNull();
  });

  it("may be a draw", () => {
    sit(drawn);
    expect(screen.getByRole("heading", { name: "The duel is a draw." })).toBeTruthy();
    expect(document.querySelector(".final")?.textContent).toContain("Neither could pay.");
  });
});

it("shows a spectator the stones of both, and no hand", () => {
  const { frame } = sit(watching);
  expect(screen.queryByRole("group", { name: /Your hand/ })).toBeNull();
  for (const [seat, name] of watching.names.entries()) {
    const wizard = screen.getByRole("region", { name });
    expect(wizard.querySelectorAll(".life .full")).toHaveLength(frame.view.public.life[seat]!);
    expect(wizard.querySelectorAll(".mana .full")).toHaveLength(frame.view.public.mana[seat]!);
  }
});

it("tells once that element and colour have no effect", () => {
  sit(first);
  expect(document.body.textContent?.match(/no effect/g)).toHaveLength(1);
});
