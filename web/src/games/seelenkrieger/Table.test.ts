import { render, screen, within } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import answer from "../../../fixtures/souls-answer.json";
import begin from "../../../fixtures/souls-begin.json";
import crowded from "../../../fixtures/souls-crowded-answer.json";
import over from "../../../fixtures/souls-over.json";
import preparing from "../../../fixtures/souls-preparing.json";
import search from "../../../fixtures/souls-search.json";
import table from "../../../fixtures/souls.json";
import watching from "../../../fixtures/souls-watching.json";
import events from "../../../fixtures/kernel/soul_events.json";
import { settings } from "../../settings.svelte";
import { Stream } from "../../table/stream.svelte";
import type { Action, Frame } from "../../wire";
import type { Print } from "./cards/card";
import { takeBook } from "./cards/catalogue.svelte";
import Table from "./Table.svelte";
import type { SoulFrame } from "./view";
import { choose } from "./windows.svelte";

vi.setConfig({ testTimeout: 20_000 });
// Without the drawings: a search by role would walk through thousands of lines.
vi.mock("./cards/art/Picture.svelte", () => import("../../cards/Hatchings.svelte"));
vi.mock("./cards/Card.svelte", () => import("../../cards/Hatchings.svelte"));
vi.mock("./cards/art/Sprite.svelte", () => import("../../cards/Hatchings.svelte"));

const place = vi.hoisted(() => ({ here: undefined as unknown }));
vi.mock("../../table/here", () => ({ getHere: () => place.here }));

const heroes = ["HO", "HM"];
vi.mock("../../net/api", () => ({ matchRecord: () => Promise.resolve({ brought: heroes.map((hero) => ({ main: [], hero })) }) }));

vi.mock("../../decks/asking", () => ({ deckShelf: () => Promise.resolve({ ready: [] }) }));

type Fixture = { names: string[]; frames: unknown[] };

function sit(fixture: Fixture, change: Partial<SoulFrame> = {}) {
  const act = vi.fn((_: Action) => Promise.resolve(true));
  const frame = { ...(fixture.frames.at(-1) as SoulFrame), ...change };
  const view = render(Table, { frame: frame as unknown as Frame, act, names: fixture.names });
  const sent = () => act.mock.calls.map(([action]) => (action as { move: unknown }).move);
  return { act, sent, frame, names: fixture.names, ...view };
}

const words = (one: Element | null) => one?.textContent?.replace(/\s+/g, " ").trim() ?? "";
const slip = () => document.querySelector<HTMLElement>(".slip")!;
const button = (name: string | RegExp) => within(slip()).getByRole("button", { name });

async function tap(one: Element | null): Promise<void> {
  (one as HTMLElement).click();
  await tick();
}

/** All cards by name, and otherwise all alike. */
const alike = { kind: "warrior", factions: [], rarity: "green", cost: 0, head: "", lines: [], words: [] } satisfies Partial<Print>;
beforeAll(() => takeBook("de", { cards: events.books.de.cards.map((card) => ({ ...alike, ...card }) as Print), words: {}, scenarios: [] }));
beforeEach(() => {
  place.here = undefined;
  Object.assign(settings, { language: "de", motion: "reduced" });
  choose({ others: "hold", mine: "hold" });
});

describe("the own turn", () => {
  it("plays a card with a second tap, and says what it costs", async () => {
    const { sent, frame } = sit(preparing);
    const held = frame.facts.hand.find(({ card, locked }) => locked === null && frame.legal.some((move) => move.do === "play" && move.card === card && move.bearer === undefined))!;
    await tap(document.querySelector(`.hand [data-card="${held.card}"]`));
    expect(sent()).toEqual([]);
    expect(words(button(/^Spielen/))).toContain(held.cost === 0 ? "umsonst" : `für ${held.cost} Funken`);
    await tap(button(/^Spielen/));
    expect(sent()).toEqual([{ do: "play", card: held.card }]);
  });

  it("puts a card back with Escape", async () => {
    const { sent, frame } = sit(preparing);
    const held = frame.facts.hand.find(({ locked }) => locked === null)!;
    await tap(document.querySelector(`.hand [data-card="${held.card}"]`));
    dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
    await tick();
    expect(words(slip().querySelector("h2"))).toBe("Dein Zug");
    expect(sent()).toEqual([]);
  });

  it("shows an attack with its sum before it is sent", async () => {
    const { sent, frame } = sit(table);
    const offer = frame.offers[0]!;
    const [attackers, damage] = offer.bands.find(([ids]) => ids.length === 2)!;
    for (const id of attackers) await tap(document.querySelector(`.unit[data-id="${id}"]`));
    await tap(document.querySelector(`.unit[data-id="${offer.targets[0]}"]`));
    expect(words(document.querySelector(".sum .says"))).toMatch(new RegExp(`^\\d+ \\+ \\d+ = ${damage}$`));
    expect(sent()).toEqual([]);
    await tap(button("Angreifen"));
    expect(sent()).toEqual([{ do: "attack", attackers, target: offer.targets[0] }]);
  });

  it("keeps what is begun at the next question, when the answer to the last move comes late", async () => {
    let arrive = (_: boolean) => {};
    const late = new Promise<boolean>((resolve) => (arrive = resolve));
    const { frame, act, names, rerender } = sit(table);
    act.mockReturnValueOnce(late);
    await tap(screen.getAllByRole("button", { name: "Zug beenden" })[0]!);
    const next = { ...frame, seq: frame.seq + 1, turn: frame.turn! + 1 };
    await rerender({ frame: next as unknown as Frame, act, names });
    await tap(document.querySelector(`.unit[data-id="${frame.offers[0]!.bands[0]![0][0]}"]`));
    arrive(true);
    await new Promise((resolve) => setTimeout(resolve)); // whatever waits for it has run
    expect(words(slip().querySelector("h2"))).toBe("Angriff");
  });

  it("names an attacker whose own effect comes first, and no other", async () => {
    const { facts, offers } = table.frames.at(-1) as unknown as SoulFrame;
    const [[one]] = offers[0]!.bands[0]!;
    const unit = () => document.querySelector(`.unit[data-id="${one}"]`);
    const { unmount } = sit(table, { facts: { ...facts, blows: { ...facts.blows, first: [] } } });
    await tap(unit());
    expect(words(slip())).not.toContain("Zuvor wirkt noch");
    unmount();
    sit(table, { facts: { ...facts, blows: { ...facts.blows, first: [one!] } } });
    await tap(unit());
    expect(words(slip())).toContain("Zuvor wirkt noch");
  });

  it("ends with one button", async () => {
    const { sent } = sit(table);
    await tap(screen.getAllByRole("button", { name: "Zug beenden" })[0]!);
    expect(sent()).toEqual([{ do: "end_turn" }]);
  });
});

describe("a question", () => {
  it("is about the first hand at the beginning", async () => {
    const { sent } = sit(begin);
    await tap(button("Behalten"));
    expect(sent()).toEqual([{ do: "keep" }]);
  });

  it("shows what waits, what happens without an answer, and the same two buttons whatever is held", async () => {
    const { sent, frame } = sit(answer);
    expect(words(within(slip()).getByRole("list", { name: /Was wartet/ }))).toContain("Angriff");
    expect(words(slip())).toContain("Ohne Antwort");
    expect(within(slip()).getAllByRole("button").map(words)).toEqual(expect.arrayContaining(["Alles zulassen", "Passen"]));
    await tap(button("Passen"));
    expect(sent()).toEqual([{ do: "pass" }]);
    expect(frame.legal.some((move) => move.do === "cast" || move.do === "use")).toBe(true);
  });

  it("shows how the attack would end with the answer that is chosen", async () => {
    const { frame } = sit(crowded);
    const strike = frame.facts.strike!;
    expect(words(slip().querySelector(".without"))).toContain("besiegt");
    expect(slip().querySelector(".with")).toBeNull();
    const shield = frame.facts.answers.find(({ move }) => move.do === "cast" && move.aims?.[0]?.[0] === strike.target)!;
    await tap(button(/Arkaner Schild wirken/));
    await tap(slip().querySelector(`[data-aim="${strike.target}"]`));
    const left = strike.life - shield.strike!.loss;
    expect(words(slip().querySelector(".with"))).toContain(`Leben ${strike.life} − ${shield.strike!.loss} = ${left}`);
  });

  it("has the same two buttons where nothing can be answered", () => {
    const { frame } = { frame: answer.frames.at(-1) as unknown as SoulFrame };
    sit(answer, { legal: frame.legal.filter((move) => move.do === "pass") });
    expect(words(slip())).toContain("Du hast gerade keine Antwort");
    expect(button("Passen")).toBeTruthy();
    expect(button("Alles zulassen")).toBeTruthy();
  });

  it("is answered by the steady choice, at once", async () => {
    choose({ others: "pass" });
    const { sent } = sit(answer);
    await tick();
    expect(sent()).toEqual([{ do: "pass", rest: true }]);
  });

  it("takes a card that was looked for, or none", async () => {
    const { sent } = sit(search);
    await tap(slip().querySelector("[data-take]"));
    expect(sent()).toEqual([{ do: "take", card: slip().querySelector<HTMLElement>("[data-take]")!.dataset["take"] }]);
    expect(button("Keine nehmen")).toBeTruthy();
  });
});

it("a spectator sees both sides and can do nothing", () => {
  sit(watching);
  expect(screen.queryByRole("group", { name: /Deine Hand/ })).toBeNull();
  expect(slip().dataset["asked"]).toBeUndefined();
});

it("the end says who won and why, and offers another match", () => {
  sit(over);
  const final = document.querySelector(".final");
  expect(words(final)).toMatch(/gewinnst|gewinnt|Unentschieden/);
  expect(words(final)).toContain("Noch ein Spiel");
});

it("the end names both decks, which the record of the match tells by then", async () => {
  place.here = { visit: { table: { secret: null } }, talk: new Stream() };
  sit(over);
  await vi.waitFor(() => expect([...document.querySelectorAll(".final small")].map(words)).toEqual(["Gorrak", "Aldoran"].map((name) => expect.stringContaining(name))));
});

describe("how to read a card", () => {
  const hint = () => slip().querySelector(".hint");

  it("is said until it was done once", async () => {
    const { unmount } = sit(table);
    expect(words(hint())).toContain("Rechtsklick");
    document.querySelector(".hand button")!.dispatchEvent(new MouseEvent("contextmenu", { bubbles: true, cancelable: true }));
    await tick();
    expect(hint()).toBeNull();
    unmount();
    sit(table);
    expect(hint()).toBeNull();
  });
});

it("each spark has its reason", async () => {
  const { frame } = sit(table);
  await tap(screen.getAllByRole("button", { name: /nächstes Einkommen/ }).at(-1)!);
  const rows = within(document.querySelector("dialog")!).getAllByRole("listitem");
  expect(rows).toHaveLength(frame.view.public.field[0]!.length);
  expect(rows.filter((row) => words(row).startsWith("+1"))).toHaveLength(frame.facts.income[0]!.sparks);
});
