import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { act } from "./api";
import { Refused, Unreachable } from "./ask";
import { Patience } from "./patience";

let answers: (() => Response | Promise<Response>)[];
let bodies: { key: string; do: unknown }[];

const json = (status: number, body: unknown) => () => new Response(JSON.stringify(body), { status });
const gone = () => Promise.reject(new TypeError("Failed to fetch"));

beforeEach(() => {
  vi.useFakeTimers();
  [answers, bodies] = [[], []];
  vi.stubGlobal("fetch", (_path: string, init: RequestInit) => {
    bodies.push(JSON.parse(String(init.body)));
    return Promise.resolve().then(() => (answers.shift() ?? gone)());
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("an action is sent with one and the same key until it is answered", async () => {
  answers = [gone, json(503, {}), json(200, { seq: 9 })];
  const done = act("owl", "token", { type: "start" });
  await vi.advanceTimersByTimeAsync(5000);
  expect(await done).toEqual({ seq: 9 });
  expect(bodies).toHaveLength(3);
  expect(new Set(bodies.map(({ key }) => key)).size).toBe(1);
});

test("a refusal is an answer: it comes back with its code and is not sent again", async () => {
  answers = [json(409, { code: "stale-turn", message: "Too late.", facts: { asked: 4 } })];
  const error = await act("owl", "token", { type: "start" }).catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(Refused);
  expect(error).toMatchObject({ code: "stale-turn", status: 409, facts: { asked: 4 } });
  expect(bodies).toHaveLength(1);
});

test("being asked to slow down is no refusal", async () => {
  answers = [json(429, { code: "slow-down", message: "Slowly." }), json(200, { seq: 2 })];
  const done = act("owl", "token", { type: "start" });
  await vi.advanceTimersByTimeAsync(3000);
  expect(await done).toEqual({ seq: 2 });
});

test("whoever holds the patience can end a pause", async () => {
  answers = [gone, gone, gone, gone, gone, json(200, { seq: 3 })];
  const patience = new Patience();
  const done = act("owl", "token", { type: "start" }, { patience });
  for (let turn = 0; turn < 6; turn += 1) {
    await vi.advanceTimersByTimeAsync(0);
    patience.wake();
  }
  await vi.advanceTimersByTimeAsync(0);
  expect(await done).toEqual({ seq: 3 });
});

test("with a number of tries it gives up", async () => {
  const done = act("owl", "token", { type: "start" }, { tries: 2 }).catch((caught: unknown) => caught);
  await vi.advanceTimersByTimeAsync(5000);
  expect(await done).toBeInstanceOf(Unreachable);
  expect(bodies).toHaveLength(2);
});
