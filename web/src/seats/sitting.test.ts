// Sitting down once, whatever becomes of the answer.

import { beforeEach, expect, test, vi } from "vitest";
import { Refused, Unreachable } from "../net/ask";
import { seatAt, tokenTried } from "./kept";
import { sit } from "./sitting";

const asked = vi.hoisted(() => ({ look: vi.fn(), sitDown: vi.fn() }));
vi.mock("../net/api", () => asked);

const wish = { table: "owl", invite: null, name: "Mira" };
const tokenOf = (call: number): string => asked.sitDown.mock.calls[call]![2].token;

beforeEach(() => {
  localStorage.clear();
  asked.look.mockReset().mockResolvedValue({ table: { match: "m1", title: "Owl", game: "wizard" } });
  asked.sitDown.mockReset();
});

test("who got no answer knocks again with the same token, and finds the seat taken by themselves", async () => {
  asked.sitDown.mockRejectedValueOnce(new Unreachable("lost"));
  await expect(sit(wish)).rejects.toThrow(Unreachable);
  asked.sitDown.mockRejectedValueOnce(new Refused(409, { code: "already-seated", message: "", facts: {} }));
  const seat = await sit(wish);
  expect(tokenOf(1)).toBe(tokenOf(0));
  expect(seatAt("owl")?.token).toBe(seat.token);
  expect(tokenTried("owl")).toBeNull();
});

test("who was refused starts afresh", async () => {
  asked.sitDown.mockRejectedValueOnce(new Refused(409, { code: "name-taken", message: "", facts: {} }));
  await expect(sit(wish)).rejects.toThrow(Refused);
  asked.sitDown.mockResolvedValueOnce({ seat: 0, seq: 2 });
  await sit(wish);
  expect(tokenOf(1)).not.toBe(tokenOf(0));
});
