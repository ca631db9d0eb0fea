import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { promiseOf } from "../fair/digest";
import { noncesFor } from "../fair/nonces";
import { keptSeats } from "../seats/kept";
import { FREE, frame } from "../test.frames";
import { Desk } from "./desk.svelte";
import { Lobby } from "./lobby.svelte";

interface Request {
  path: string;
  secret: string | null;
  body: Record<string, unknown> | null;
}

let requests: Request[];
let refuse: Record<string, { status: number; code: string }>;

const ANSWERS: [RegExp, unknown][] = [
  [/\/api\/tables$/, { table: "owl", invite: "invitation" }],
  [/\/seats$/, { seat: 0, seq: 2 }],
  [/\/actions$/, { seq: 3 }],
  [/\/api\/tables\/owl$/, frame({ seat: null, table: { seats: [FREE, FREE, FREE, FREE] } })],
];

function desk(): Desk {
  const lobby = new Lobby();
  lobby.games = [{ game: "wizard", rules: 1, seats: [3, 6], options: {}, bots: ["apprentice", "thumb"], strengths: [], coach: true }];
  return new Desk(lobby);
}

beforeEach(() => {
  [requests, refuse] = [[], {}];
  vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
    const secret = (init.headers as Record<string, string>).Authorization?.replace("Bearer ", "") ?? null;
    requests.push({ path, secret, body: init.body ? JSON.parse(String(init.body)) : null });
    const no = refuse[path];
    if (no) return new Response(JSON.stringify({ code: no.code, message: "No." }), { status: no.status });
    const [, answer] = ANSWERS.find(([known]) => known.test(path)) ?? [];
    return new Response(JSON.stringify(answer), { status: 200 });
  });
});
afterEach(() => vi.unstubAllGlobals());

test("one tap opens a private table, sits down, seats the bots and starts", async () => {
  const mine = desk();
  mine.name = "Jorin";
  await mine.play();
  expect(requests.map(({ path }) => path.replace("/api/tables", ""))).toEqual(["", "/owl", "/owl/seats", ...Array(4).fill("/owl/actions")]);
  expect(requests[0]?.body).toMatchObject({ game: "wizard", seats: 4, listed: false });
  expect(requests[2]).toMatchObject({ secret: "invitation", body: { name: "Jorin" } });
  expect(requests.slice(3).map(({ body }) => (body?.do as { type: string }).type)).toEqual(["add_bot", "add_bot", "add_bot", "start"]);
  expect(location.pathname).toBe("/t/owl");
});

test("the bots that sit down are those that were chosen, the next time too", async () => {
  const mine = desk();
  expect(mine.bot).toBe("thumb");
  mine.bot = "apprentice";
  await mine.play();
  expect(requests.flatMap(({ body }) => (body?.do as { bot?: string } | undefined)?.bot ?? [])).toEqual(Array(3).fill("apprentice"));
  expect(desk().bot).toBe("apprentice");
});

test("the promise sent is that of a nonce kept here, before anybody sits", async () => {
  await desk().play();
  const [nonce = ""] = noncesFor("owl", "m1");
  expect(requests[2]?.body?.promise).toBe(promiseOf("m1", nonce));
  expect(keptSeats()).toMatchObject([{ table: "owl", token: requests[2]?.body?.token, satHere: true }]);
  expect(requests[3]?.secret).toBe(requests[2]?.body?.token);
});

test("a name that will not do is said at the name", async () => {
  refuse = { "/api/tables/owl/seats": { status: 422, code: "name-sign" } };
  const mine = desk();
  mine.name = "J\u202e";
  await mine.play();
  expect(mine.nameTrouble).toContain("A name cannot contain");
  expect(mine.trouble).toBeNull();
});

test("joining others one should be called by a name", async () => {
  const mine = desk();
  mine.name = " ";
  await mine.join({ table: "owl", title: "", game: "wizard", options: {}, phase: "gathering", seats: [], serious: false, at: 0, clock: 0, training: false });
  expect(mine.nameTrouble).not.toBeNull();
  expect(requests).toEqual([]);
});

test("a game of the server that this page cannot draw is not offered", () => {
  const lobby = new Lobby();
  lobby.games = ["mahjong", "wizard"].map((game) => ({ game, rules: 1, seats: [2, 2], options: {}, bots: ["thumb"], strengths: [], coach: false }));
  const mine = new Desk(lobby);
  expect(mine.offered.map(({ game }) => game.name)).toEqual(["wizard"]);
  expect(mine.game?.name).toBe("wizard");
});

test("the seats stay within what the rules take", () => {
  const mine = desk();
  mine.seats = 6;
  mine.options = { ...mine.options, plan: "wiztournament" };
  expect([mine.range, mine.seats]).toEqual([[4, 5], 5]);
});
