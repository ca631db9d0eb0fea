import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { frame, person } from "../test.frames";
import type { Frame } from "../wire";
import { Table } from "./table.svelte";

let answer: () => Promise<Response>;
let sent: number;
let table: Table;

const json = (status: number, body: unknown) => () => Promise.resolve(new Response(JSON.stringify(body), { status }));
const move = (turn: number) => ({ type: "move" as const, turn, move: { type: "play", card: "R7" } });

/** A frame comes down the line. */
const hears = (next: Frame) => (table as unknown as { take: (frame: Frame) => void }).take(next);

beforeEach(() => {
  sent = 0;
  answer = json(200, { seq: 2 });
  vi.stubGlobal("fetch", () => {
    sent += 1;
    return answer();
  });
  table = new Table("owl", { secret: "token", satHere: true });
});
afterEach(() => {
  table.close();
  vi.unstubAllGlobals();
});

test("a double click moves once; the next turn is open again", async () => {
  const [first, second] = await Promise.all([table.act(move(17)), table.act(move(17))]);
  expect([first, second]).toEqual([true, false]);
  expect(await table.act(move(17))).toBe(false);
  expect(sent).toBe(1);
  expect(await table.act(move(18))).toBe(true);
});

test("the same turn of the next match is another question", async () => {
  table.frame = frame({ table: { match: "m1" } });
  expect(await table.act(move(17))).toBe(true);
  table.frame = frame({ table: { match: "m2" } });
  expect(await table.act(move(17))).toBe(true);
});

test("a refused move is shown, and the question can be answered again", async () => {
  answer = json(422, { code: "must-follow", message: "No.", facts: { card: "R7", suit: "B" } });
  expect(await table.act(move(17))).toBe(false);
  expect(table.refusal).toMatchObject({ code: "must-follow" });
  answer = json(200, { seq: 2 });
  expect(await table.act(move(17))).toBe(true);
  expect(table.refusal).toBeNull();
});

test("the talk is gathered from the frames, each line once and in order", () => {
  const said = (seq: number) => ({ seq, at: 0, seat: 0, name: "Mira", text: `line ${seq}`, phrase: null });
  table.talk.take(frame({ seq: 5, said: [said(3), said(5)] }));
  table.talk.take(frame({ seq: 6, said: [said(5)], happened: [{ seq: 4, at: 0, code: "sat", facts: { name: "Bo" } }] }));
  expect(table.talk.entries.map(({ what, seq }) => `${what} ${seq}`)).toEqual(["said 3", "happened 4", "said 5"]);
  const past = [4, 2].map((seq) => ({ seq, at: 0, code: "dealt", facts: {} }));
  table.talk.take(frame({ seq: 60, past }));
  expect(table.talk.entries.map(({ seq }) => seq)).toEqual([2, 3, 4, 5]);
});

test("whoever was played for is told so when they are back, until they move", async () => {
  const seat = person("Jorin", { stand_in: true, bot: "thumb" });
  hears(frame({ seq: 3, table: { phase: "playing", seats: [seat] } }));
  expect(table.stoodIn).toBeNull();
  hears(frame({ seq: 4, table: { phase: "playing", seats: [person("Jorin")] }, happened: [{ seq: 4, at: 0, code: "returned", facts: { seat: 0, name: "Jorin" } }] }));
  expect(table.stoodIn).toBe("thumb");
  hears(frame({ seq: 5, table: { phase: "playing", seats: [person("Jorin")] } }));
  expect(table.stoodIn).toBe("thumb");
  await table.act(move(17));
  expect(table.stoodIn).toBeNull();
});
