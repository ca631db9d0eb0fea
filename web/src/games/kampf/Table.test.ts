import { render, screen, within } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import answer from "../../../fixtures/kampf.json";
import evening from "../../../fixtures/kampf-evening.json";
import jokers from "../../../fixtures/kampf-jokers.json";
import long from "../../../fixtures/kampf-long.json";
import other from "../../../fixtures/kampf-other.json";
import over from "../../../fixtures/kampf-over.json";
import result from "../../../fixtures/kampf-result.json";
import watching from "../../../fixtures/kampf-watching.json";
import { LANGUAGES, settings } from "../../settings.svelte";
import type { Action, Frame } from "../../wire";
import Table from "./Table.svelte";
import type { KampfFrame } from "./view";

vi.setConfig({ testTimeout: 20_000 });
// Without the drawings: a search by role would walk through thousands of lines.
vi.mock("./art/Sprite.svelte", () => import("../../cards/Hatchings.svelte"));

type Fixture = { names: string[]; frames: unknown[] };

function sit(fixture: Fixture, change: Partial<KampfFrame> = {}) {
  const act = vi.fn((_: Action) => Promise.resolve(true));
  const frame = { ...(fixture.frames.at(-1) as KampfFrame), ...change };
  const view = render(Table, { frame: frame as unknown as Frame, act, names: fixture.names });
  return { act, frame, ...view };
}

const words = (one: Element | null) => one?.textContent?.replace(/\s+/g, " ").trim();
const status = () => words(screen.getByRole("status"));
const hand = () => within(screen.getByRole("group", { name: /Deine Hand/ })).getAllByRole("button");
const names = () => hand().map((card) => card.getAttribute("aria-label"));
const choice = () => words(screen.queryByRole("group", { name: "Deine Auswahl" }));
const lay = () => screen.getByRole("button", { name: /legen|reicht nicht|^Legen/ });
const take = () => screen.getByRole("button", { name: /^Nehmen/ });

async function tap(...cards: string[]): Promise<void> {
  const left = hand();
  for (const card of cards) {
    const at = left.findIndex((one) => one.dataset.card === card);
    left.splice(at, 1)[0]!.click();
    await tick();
  }
}

async function press(key: string): Promise<void> {
  (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  await tick();
}

beforeEach(() => void Object.assign(settings, { language: "de", confirm: false }));

describe("choosing cards", () => {
  // 10 lies, kept by a crystal ball; the hand is 1 5 6 6 J C.
  it("names what a card can do before anything is chosen", () => {
    sit(answer);
    expect(names()).toEqual(["Magier 1, reicht jetzt nicht", "Magier 5, reicht jetzt nicht", "Magier 6", "Magier 6", "Joker", "Kristallkugel"]);
    expect(choice()).toBeUndefined();
  });

  it("adds up what is tapped and compares it; a joker takes the value of the mage it joins", async () => {
    sit(answer);
    await tap("6");
    expect(choice()).toMatch(/^6 es fehlen 5 bis 11$/);
    expect(words(lay())).toBe("6 reicht nicht Dazu passt Magier 6: 12.");
    await tap("J");
    expect(choice()).toBe("6 + 6 = 12 schlägt 10");
    expect(screen.getByText("6 + Joker 6 = 12: schlägt 10")).toBeTruthy(); // heard
    expect(names()).toContain("Joker, gewählt, gilt als 6");
    expect(names()).toContain("Magier 1, passt nicht zur Auswahl");
  });

  it("lays them as one move, once", async () => {
    const { act, frame } = sit(answer);
    await tap("6", "J");
    lay().click();
    await tick();
    lay().click();
    await tick();
    expect(act.mock.calls).toEqual([[{ type: "move", turn: frame.turn, move: { type: "play", cards: ["6", "J"], joker: 6 } }]]);
  });

  it("sends nothing that is not enough, and says what would be", async () => {
    const { act } = sit(answer);
    await tap("5");
    lay().click();
    await tick();
    expect(status()).toMatch(/ab 11 reicht es/);
    expect(act).not.toHaveBeenCalled();
  });

  it("begins anew after a move, also where an equal card was drawn", async () => {
    const { frame, rerender } = sit(answer);
    await tap("6", "6");
    lay().click();
    await tick();
    await rerender({ frame: { ...frame, turn: frame.turn! + 1, waiting: [1], legal: [] } as unknown as Frame });
    expect(choice()).toBeUndefined();
    expect(names().some((name) => name?.includes("gewählt"))).toBe(false);
  });

  it("begins anew with another hand, also where it holds the same cards", async () => {
    const { frame, rerender } = sit(answer);
    await tap("6");
    const { view } = frame;
    const next = { ...frame, view: { ...view, public: { ...view.public, round: view.public.round + 1 } } };
    await rerender({ frame: next as unknown as Frame });
    expect(names().some((name) => name?.includes("gewählt"))).toBe(false);
  });

  it("goes by keys: arrows move, Enter lays what is chosen, Escape takes back", async () => {
    const { act } = sit(answer);
    hand()[0]!.focus();
    await press("End");
    expect(document.activeElement).toBe(hand().at(-1));
    (document.activeElement as HTMLElement).click(); // as Space does
    await tick();
    expect(choice()).toMatch(/bleibt 10/);
    await press("Escape");
    expect(choice()).toBeUndefined();
    await press("Enter"); // nothing is chosen: this card is
    await press("Enter");
    expect(act.mock.calls.map(([action]) => (action as { move: unknown }).move)).toEqual([expect.objectContaining({ type: "ball" })]);
  });

  it("asks what a joker by itself stands for", async () => {
    const { act } = sit(jokers);
    await tap("J");
    const values = within(screen.getByRole("radiogroup")).getAllByRole("radio");
    expect(values.map((one) => one.textContent)).toEqual(["1", "2", "3", "4", "5", "6", "7"]);
    values[2]!.click();
    await tick();
    values[2]!.focus();
    await press("ArrowRight");
    await press("ArrowLeft");
    await press("ArrowLeft");
    expect(document.activeElement?.textContent).toBe("2");
    lay().click();
    expect(act.mock.calls[0]![0]).toMatchObject({ move: { type: "play", cards: ["J"], joker: 2 } });
  });
});

describe("taking", () => {
  it("tells its price, and is one move", () => {
    const { act, frame } = sit(long);
    const own = frame.view.public.collected[0]!;
    expect(words(take())).toBe(`Nehmen ${frame.facts.middle} Karten aus der Mitte: dein Haufen ${own} → ${own + frame.facts.middle}`);
    take().click();
    expect(act.mock.calls[0]![0]).toMatchObject({ move: { type: "take" } });
  });

  it("is asked about first where that is wished", async () => {
    settings.confirm = true;
    const { act, frame } = sit(long);
    take().click();
    await tick();
    expect(act).not.toHaveBeenCalled();
    expect(status()).toBe(`Noch einmal, und du nimmst ${frame.facts.middle} Karten.`);
    take().click();
    expect(act).toHaveBeenCalledOnce();
  });

  it("says why it cannot be", async () => {
    const { act } = sit(jokers);
    expect(words(take())).toBe("Nehmen In der Mitte liegt noch nichts.");
    take().click();
    await tick();
    expect(status()).toBe("In der Mitte liegt noch nichts.");
    expect(act).not.toHaveBeenCalled();
  });

  it("names the rule where whoever can beat must", () => {
    const { facts } = answer.frames.at(-1) as unknown as KampfFrame;
    sit(answer, { facts: { ...facts, no_take: { code: "must-beat", facts: { total: 10 } } } });
    expect(words(take())).toMatch(/Wer 10 schlagen kann, muss es/);
  });
});

describe("what can be heard", () => {
  it("is whose turn it is, who holds the total, and from where it is beaten", () => {
    const { frame } = sit(long);
    expect(status()).toMatch(new RegExp(`Du bist am Zug\\. .* hält die ${frame.view.public.total}; ab ${frame.facts.least} schlägst du sie\\.$`));
  });

  it("is whom the table waits for, and what can be chosen meanwhile is not laid", async () => {
    const { act, frame } = sit(other);
    await tap(frame.view.own!.hand[0]!);
    lay().click();
    await tick();
    expect(status()).toBe("Anselm ist am Zug.");
    expect(act).not.toHaveBeenCalled();
  });

  it("is every play with its total, and the one to beat", () => {
    const { frame } = sit(long);
    const plays = within(screen.getByRole("list", { name: /^In der Mitte, \d+ Karten$/ })).getAllByRole("listitem");
    expect(plays).toHaveLength(frame.view.public.middle.length);
    expect(plays.filter((play) => /zu schlagen/.test(play.textContent ?? ""))).toHaveLength(1);
    expect(screen.getAllByText(/gesammelte Karte/)).toHaveLength(6);
  });
});

it("a scored round is read before the next hand is taken up, and one can go on", async () => {
  const [before, frame] = result.frames.slice(-2) as unknown as [KampfFrame, KampfFrame];
  settings.speed = 1;
  const { rerender } = render(Table, { frame: before as unknown as Frame, act: () => Promise.resolve(true), names: result.names });
  vi.useFakeTimers();
  await rerender({ frame: frame as unknown as Frame });
  await vi.advanceTimersByTimeAsync(1200);
  expect(screen.getByText("Runde 1 ist gewertet")).toBeTruthy();
  expect(screen.queryByRole("group", { name: /Deine Hand/ })).toBeNull();
  screen.getByRole("button", { name: "Weiter" }).click();
  await vi.advanceTimersByTimeAsync(0);
  expect(hand()).toHaveLength(6);
  vi.useRealTimers();
});

it("of a very long fight the latest plays are shown, and how many were before", () => {
  const { view } = long.frames.at(-1) as unknown as KampfFrame;
  const [one] = view.public.middle;
  const middle = Array.from({ length: 15 }, (_, i) => ({ ...one!, total: i + 1 }));
  sit(long, { view: { ...view, public: { ...view.public, middle, total: 15 } } });
  const plays = within(screen.getByRole("list", { name: "In der Mitte, 15 Karten" })).getAllByRole("listitem");
  expect(plays.map(words).slice(0, 2)).toEqual(["davor 4 weitere", expect.stringMatching(/ 5$/)]);
  expect(plays).toHaveLength(12);
});

it("what lies in the middle travels once, and not again with the next frame", async () => {
  const animate = vi.fn();
  HTMLElement.prototype.animate = animate;
  Object.assign(settings, { speed: 1, motion: "full" });
  const [before, frame] = evening.frames.slice(1, 3) as unknown as [KampfFrame, KampfFrame];
  expect([before, frame].map(({ view }) => view.public.middle.length)).toEqual([1, 2]);
  const props = { act: () => Promise.resolve(true), names: evening.names };
  const { rerender } = render(Table, { frame: before as unknown as Frame, ...props });
  expect(animate).not.toHaveBeenCalled(); // the page has just opened
  await rerender({ frame: frame as unknown as Frame });
  expect(animate).toHaveBeenCalledTimes(1);
  await rerender({ frame: { ...frame, seq: frame.seq + 1, view: structuredClone(frame.view) } as unknown as Frame });
  expect(animate).toHaveBeenCalledTimes(1);
  Reflect.deleteProperty(HTMLElement.prototype, "animate");
});

it.each(LANGUAGES)("every word is known: %s", async (language) => {
  settings.language = language;
  for (const fixture of [answer, jokers, long, result, watching, over]) {
    const { container, unmount } = sit(fixture);
    container.querySelector<HTMLElement>(".hand button")?.click();
    await tick();
    const labels = [...container.querySelectorAll("[aria-label]")].map((one) => one.getAttribute("aria-label"));
    expect([container.textContent, ...labels].join(" ")).not.toMatch(/\b(kampf|wizard|no)-[a-z]/);
    unmount();
  }
});

it("a spectator has neither hand nor actions", () => {
  sit(watching);
  expect(screen.queryByRole("group", { name: /Hand/ })).toBeNull();
  expect(screen.queryByRole("button", { name: /Nehmen/ })).toBeNull();
});

it("the end names the winners and everybody's cards", () => {
  const { frame } = sit(over);
  const rows = within(screen.getByRole("list", { name: "Endstand" })).getAllByRole("listitem");
  expect(rows).toHaveLength(4);
  const fewest = Math.min(...frame.view.public.totals);
  expect(words(rows[0]!)).toMatch(new RegExp(`${fewest}$`));
  expect(screen.getByRole("heading", { level: 2, name: /gewinn|teilen/ })).toBeTruthy();
});
