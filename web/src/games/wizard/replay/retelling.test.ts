import { beforeAll, describe, expect, test } from "vitest";
import file from "../../../../fixtures/kernel/match.json";
import { keyOf, movesOf, promisesOf } from "../../../fair/findings";
import { unhex } from "../../../net/random";
import { settings } from "../../../settings.svelte";
import type { MatchRecord, Replay } from "../../../wire";
import { WizardRetelling } from "./retelling";

// match.json is made by the kernel: web/fixtures/kernel/match.py.
const replay = file.replay as unknown as Replay;
const record = file.record as unknown as MatchRecord;
const match = new WizardRetelling(replay);
const at = (turn: number, part = 0) => match.stops.findIndex((stop) => stop.turn === turn && stop.part === part);

beforeAll(() => void (settings.language = "en"));

describe("stops", () => {
  test("every turn is one, a turn that ends a round three", () => {
    expect(match.stops.length).toBe(34 + 3 * 2);
    expect(match.stops.filter(({ turn }) => turn === 17).map(({ part }) => part)).toEqual([0, 1, 2]);
    expect(match.stops.filter(({ turn }) => turn === 14).length).toBe(1);
  });

  test("a full trick lies there with its taker, before the score and before the next deal", () => {
    const [trick, result, dealt] = [0, 1, 2].map((part) => match.scene(at(17, part)));
    expect([trick!.trick.length, trick!.number, trick!.round]).toEqual([3, 2, 2]);
    expect(trick!.taker).toBe(replay.moments[17]!.events.map(({ event }) => event as { trick?: { taker: number } })[1]!.trick!.taker);
    expect([result!.phase, result!.scored]).toEqual(["result", 2]);
    expect([dealt!.phase, dealt!.round, dealt!.trick]).toEqual(["bid", 3, []]);
  });

  test("the next hand is not seen before its deal", () => {
    expect([0, 1, 2].map((part) => match.hands(at(17, part)).map((hand) => hand.length))).toEqual([[0, 0, 0], [0, 0, 0], [3, 3, 3]]);
    expect(match.hands(at(14)).map((hand) => hand.length)).toEqual([1, 1, 1]);
  });

  test("the first score is told where it is shown, and no line tells more than its stop", () => {
    const scored = match.lines().find(({ text }) => text.startsWith("Round 2: Mira"));
    expect(scored?.seq).toBe(at(17, 1));
    const dealt = match.lines().find(({ text }) => text.startsWith("Round 3: 3 cards"));
    expect(dealt?.seq).toBe(at(17, 2));
    expect(match.lines().map(({ seq }) => seq)).toEqual(match.lines().map(({ seq }) => seq).sort((a, b) => a - b));
  });
});

describe("what is said", () => {
  test("the deal, a bid, a card, a trick and a score", () => {
    expect(match.says(0)).toMatch(/^Round 1: one card each/);
    expect(match.says(at(1))).toMatch(/^Till bids/);
    expect(match.says(at(21))).toMatch(/^Mira lays/);
    expect(match.says(at(23))).toMatch(/takes the trick\.$/);
    expect(match.says(at(29, 1))).toMatch(/^Round 3: Mira/);
  });

  test("who moved for whom, what was taken back, and where it was broken off", () => {
    expect(match.says(at(13))).toMatch(/The bot thumb moved for Mira\.$/);
    expect(match.says(at(12))).not.toMatch(/moved for/); // Bo is a bot himself
    expect(match.says(at(4))).toBe("The last move was taken back.");
    expect(match.says(match.stops.length - 1)).toMatch(/Here the match was broken off\.$/);
    const lines = match.lines().map(({ text }) => text);
    expect(lines.filter((line) => line.includes("moved for Mira")).length).toBe(1); // once for the whole stretch
    expect(lines).toContain("The last move was taken back.");
  });

  test("a bot sits on the seat from its first move for it until the person's next", () => {
    const sits = (turn: number) => match.frame(at(turn), null).table.seats[0]!.stand_in;
    expect([12, 13, 14, 17, 18].map(sits)).toEqual([false, true, true, true, false]);
  });
});

test("the chapters are the rounds with their tricks, each where its first card lies", () => {
  const chapters = match.chapters();
  expect(chapters.map(({ label, steps }) => [label, steps.map(({ short }) => short)])).toEqual([
    ["Round 1", ["Bids", "1"]],
    ["Round 2", ["Bids", "1", "2"]],
    ["Round 3", ["Bids", "1", "2", "3"]],
    ["Round 4", ["Bids", "1"]],
  ]);
  expect(chapters[1]!.steps[2]!.stop).toBe(at(15));
  expect(match.scene(at(15)).trick.length).toBe(1);
});

describe("every seat sees its own", () => {
  test("a seat its hand, a spectator none", () => {
    expect(match.frame(at(10), 1).view.own).toEqual(replay.moments[10]!.seats[1]!.own);
    expect(match.frame(at(10), null).view.own).toBeNull();
    expect(match.frame(at(10), "open").view.own).toBeNull();
  });

  test("cards that may not be laid are those of the seat's own facts", () => {
    const facts = replay.moments[22]!.seats[2]!.facts as { locked: string[] } | null;
    expect(match.locked(at(22), 2)).toEqual(facts?.locked ?? []);
  });
});

describe("the record", () => {
  const key = keyOf(record);

  test("holds, and its key deals what is shown", () => {
    expect(promisesOf(record, { promise: null, nonces: [] }).slice(0, 2).map(({ outcome }) => outcome)).toEqual(["good", "good"]);
    expect(match.redeal(key)).toEqual({ rounds: 4, differs: null });
    const shown = replay.moments.slice(1).map(({ by }) => Object.fromEntries(by.map(({ seat, move }) => [seat, move])));
    expect(movesOf(record, shown).outcome).toBe("good");
  });

  test("another key, and a hand that was changed, are found with their round", () => {
    expect(match.redeal(unhex("00".repeat(32))).differs).toBe(1);
    const tampered = structuredClone(replay);
    const dealt = tampered.moments[17]!.seats[2]!.own as { hand: string[] };
    dealt.hand = dealt.hand.with(0, dealt.hand[0] === "W" ? "J" : "W");
    expect(new WizardRetelling(tampered).redeal(key)).toEqual({ rounds: 4, differs: 3 });
  });
});
