import { render, screen, within } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import again from "../../../fixtures/again.json";
import forbidden from "../../../fixtures/bid-forbidden.json";
import over from "../../../fixtures/over.json";
import trick from "../../../fixtures/trick.json";
import trump from "../../../fixtures/trump.json";
import watching from "../../../fixtures/watching.json";
import { settings } from "../../settings.svelte";
import type { Action, Frame } from "../../wire";
import Table from "./Table.svelte";
import type { WizardFrame } from "./view";

vi.setConfig({ testTimeout: 20_000 });
// Without the drawings: a search by role would walk through thousands of lines.
vi.mock("../../cards/Sprite.svelte", () => import("../../cards/Hatchings.svelte"));

type Fixture = { names: string[]; frames: unknown[] };

function sit(fixture: Fixture, change: Partial<Frame> = {}) {
  const act = vi.fn((_: Action) => Promise.resolve(true));
  const frame = { ...(fixture.frames.at(-1) as Frame), ...change };
  const view = render(Table, { frame, act, names: fixture.names });
  return { act, frame: frame as unknown as WizardFrame, ...view };
}

const status = () => screen.getByRole("status").textContent?.replace(/\s+/g, " ").trim();
const hand = () => within(screen.getByRole("group", { name: /Deine Hand/ })).getAllByRole("button");
const press = (key: string) =>
  (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));

beforeEach(() => {
  settings.language = "de";
});

describe("the hand at the table", () => {
  it("names every card and whether it may be played", () => {
    const { frame } = sit(trick);
    const legal = frame.legal.flatMap((move) => (move.type === "play" ? [move.card] : []));
    for (const card of hand()) {
      const playable = legal.includes(card.dataset.card!);
      expect(card.getAttribute("aria-label")).toMatch(playable ? /, spielbar$/ : /, nicht spielbar$/);
      expect(card.getAttribute("aria-disabled")).toBe(String(!playable));
    }
  });

  it("says why a card cannot be played, and sends nothing", async () => {
    const { act, frame } = sit(trick);
    hand()
      .find((card) => frame.facts.locked.includes(card.dataset.card!))!
      .click();
    await tick();
    expect(status()).toMatch(/^Du hast .* und musst bedienen\.$/);
    expect(act).not.toHaveBeenCalled();
  });

  it("lays a card once, and is free again with the next turn", async () => {
    const { act, frame, rerender } = sit(trick);
    const card = () => hand().find((one) => one.getAttribute("aria-disabled") === "false")!;
    const { card: name } = card().dataset;
    card().click();
    await tick();
    hand().forEach((one) => one.click());
    await tick();
    expect(act.mock.calls).toEqual([[{ type: "move", turn: frame.turn, move: { type: "play", card: name } }]]);
    expect(hand().find((one) => one.dataset.card === name)!.getAttribute("aria-label")).toMatch(/wird gelegt$/);
    await rerender({ frame: { ...frame, turn: frame.turn! + 1 } as unknown as Frame });
    expect(card().dataset.card).toBe(name);
  });

  it("keeps the focus when the card that had it leaves", async () => {
    const { frame, rerender } = sit(trick);
    hand()[0]!.focus();
    press("ArrowRight");
    await tick();
    const left = (document.activeElement as HTMLElement).dataset.card!;
    expect(left).toBe(hand()[1]!.dataset.card);
    const cards = frame.view.own!.hand;
    const rest = cards.toSpliced(cards.indexOf(left), 1);
    const next = { ...frame, turn: frame.turn! + 1, waiting: [1], legal: [], view: { ...frame.view, own: { hand: rest } } };
    await rerender({ frame: next as unknown as Frame });
    await tick();
    expect(hand()).toContain(document.activeElement);
  });

  it("is not there for somebody who watches", () => {
    sit(watching);
    expect(screen.queryByRole("group", { name: /Deine Hand/ })).toBeNull();
    expect(screen.getByRole("list", { name: "Am Tisch" }).children).toHaveLength(4);
  });
});

describe("a bid", () => {
  it("is typed and confirmed without leaving the keys", async () => {
    const { act, frame } = sit(forbidden);
    const bids = frame.legal.flatMap((move) => (move.type === "bid" ? [move.tricks] : []));
    screen.getByRole("spinbutton").focus();
    press(String(bids.at(-1)));
    await tick();
    press("Enter");
    await tick();
    expect(act).toHaveBeenCalledWith({ type: "move", turn: frame.turn, move: { type: "bid", tricks: bids.at(-1) } });
  });

  it("can stand on the forbidden value, so that the reason can be read, and is not sent there", async () => {
    const { act, frame } = sit(forbidden);
    const no = frame.facts.forbidden_bid!;
    screen.getByRole("radio", { name: `${no}, geht nicht` }).click();
    await tick();
    expect(screen.getByRole("spinbutton").getAttribute("aria-valuetext")).toBe(`${no}, geht nicht`);
    expect(screen.getByText(/geht nicht: .* ergäbe genau/).textContent).toContain(`+ ${no} ergäbe genau ${frame.facts.cards}`);
    screen.getByRole("button", { name: "OK" }).click();
    await tick();
    expect(act).not.toHaveBeenCalled();
    expect(status()).toMatch(/geht nicht/);
  });

  it("of a digit over the hand goes to the dial", async () => {
    sit(forbidden);
    hand()[0]!.focus();
    press("1");
    await tick();
    expect(document.activeElement).toBe(screen.getByRole("spinbutton"));
    expect(screen.getByRole("spinbutton").getAttribute("aria-valuenow")).toBe("1");
  });

  it("that has to be changed is explained", () => {
    const { frame } = sit(again);
    expect(screen.getByRole("spinbutton").getAttribute("aria-valuenow")).toBe(String(frame.facts.forbidden_bid));
    expect(screen.getByText(/noch einmal, jetzt offen\.$/, { selector: ".about" })).toBeTruthy();
  });
});

describe("the trump", () => {
  it("is named by the dealer with the wheel", async () => {
    const { act, frame } = sit(trump);
    within(screen.getByRole("group", { name: "Wähle den Trumpf" }))
      .getByRole("button", { name: "Mond, blau" })
      .click();
    await tick();
    expect(act).toHaveBeenCalledWith({ type: "move", turn: frame.turn, move: { type: "trump", suit: "B" } });
  });
});

describe("the end", () => {
  it("gives the host another match", async () => {
    const { act } = sit(over);
    screen.getByRole("button", { name: "Noch ein Spiel" }).click();
    await tick();
    expect(act).toHaveBeenCalledWith({ type: "rematch" });
  });

  it("tells the others who may set it up", () => {
    const frame = over.frames.at(-1) as unknown as Frame;
    sit(over, { table: { ...frame.table, host: 3 } });
    expect(screen.queryByRole("button", { name: "Noch ein Spiel" })).toBeNull();
    expect(screen.getByText("Jonna kann das nächste Spiel ansetzen.")).toBeTruthy();
  });
});
