import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { frame } from "../test.frames";
import type { FromServer } from "../wire";
import { Clock } from "./clock";
import { DEAD_AFTER, Line, type LineState } from "./line";
import type { Ears, Wire } from "./wires";

/** A wire in the hands of the test: every time it is opened it is noted. */
class Hands {
  opened: { since: number | null; ears: Ears; hungUp: boolean }[] = [];
  wire: Wire = (_table, _secret, since, ears) => {
    const one = { since, ears, hungUp: false };
    this.opened.push(one);
    return () => void (one.hungUp = true);
  };
  get last() {
    return this.opened.at(-1) ?? expect.fail("nothing was opened");
  }
  hear(message: FromServer): void {
    this.last.ears.heard(message);
  }
}

let socket: Hands;
let stream: Hands;
let frames: number[];
let states: LineState[];
let refusals: string[];
let line: Line;
let clock: Clock;

beforeEach(() => {
  vi.useFakeTimers();
  [socket, stream, frames, states, refusals] = [new Hands(), new Hands(), [], [], []];
  const ears = {
    frame: ({ seq }: { seq: number }) => frames.push(seq),
    state: (state: LineState) => states.push(state),
    refused: ({ code }: { code: string }) => refusals.push(code),
  };
  clock = new Clock(() => 0);
  line = new Line("owl", "secret", ears, [socket.wire, stream.wire], clock);
  line.open();
});

afterEach(() => {
  line.close();
  vi.useRealTimers();
});

test("a frame makes the line live, and an older one is not handed on", () => {
  socket.hear(frame({ seq: 7 }));
  socket.hear(frame({ seq: 6 }));
  socket.hear(frame({ seq: 8 }));
  expect(frames).toEqual([7, 8]);
  expect(states).toEqual(["live"]);
});

test("a broken line is opened again and asks for what came after the last frame", async () => {
  socket.hear(frame({ seq: 7 }));
  socket.last.ears.closed();
  expect(states).toEqual(["live", "catching-up"]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(socket.opened.map(({ since }) => since)).toEqual([null, 7]);
  socket.hear(frame({ seq: 9 }));
  expect(states.at(-1)).toBe("live");
  expect(frames).toEqual([7, 9]);
});

test("a line that stays broken is offline, and is tried ever more patiently", async () => {
  socket.hear(frame({ seq: 7 }));
  for (let attempt = 0; attempt < 6; attempt += 1) {
    socket.last.ears.closed();
    await vi.advanceTimersByTimeAsync(9000);
  }
  expect(states).toEqual(["live", "catching-up", "offline"]);
  expect(socket.opened).toHaveLength(7);
});

test("where no socket comes through, the event stream takes its place", async () => {
  socket.last.ears.closed();
  await vi.advanceTimersByTimeAsync(1000);
  socket.last.ears.closed();
  await vi.advanceTimersByTimeAsync(2000);
  expect(stream.opened).toHaveLength(1);
  stream.hear(frame({ seq: 3 }));
  expect(states.at(-1)).toBe("live");
  stream.last.ears.closed();
  await vi.advanceTimersByTimeAsync(1000);
  expect(stream.opened.map(({ since }) => since)).toEqual([null, 3]);
});

test("a line that says nothing for long is dead, whatever the browser believes", async () => {
  socket.hear({ type: "beat", at: 1 });
  const first = socket.last;
  await vi.advanceTimersByTimeAsync(DEAD_AFTER * 1.5 + 1000);
  expect(first.hungUp).toBe(true);
  expect(socket.opened.length).toBeGreaterThan(1);
});

test("beats keep a quiet line alive", async () => {
  for (let beat = 0; beat < 8; beat += 1) {
    socket.hear({ type: "beat", at: beat });
    await vi.advanceTimersByTimeAsync(15_000);
  }
  expect(socket.opened).toHaveLength(1);
});

test("a refusal ends the line for good", async () => {
  socket.hear({ type: "refusal", code: "wrong-invitation", message: "No." });
  socket.last.ears.closed();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(refusals).toEqual(["wrong-invitation"]);
  expect(states.at(-1)).toBe("closed");
  expect(socket.opened).toHaveLength(1);
});

test("a refusal that passes is only a broken line", async () => {
  socket.hear({ type: "refusal", code: "slow-down", message: "Slowly." });
  socket.last.ears.closed();
  await vi.advanceTimersByTimeAsync(2000);
  expect(refusals).toEqual([]);
  expect(socket.opened).toHaveLength(2);
});

test("coming back online tries at once", async () => {
  socket.hear(frame({ seq: 1 }));
  for (let attempt = 0; attempt < 4; attempt += 1) {
    socket.last.ears.closed();
    await vi.advanceTimersByTimeAsync(8000);
  }
  socket.last.ears.closed();
  const before = socket.opened.length;
  dispatchEvent(new Event("online"));
  await vi.advanceTimersByTimeAsync(0);
  expect(socket.opened).toHaveLength(before + 1);
});

test("the server's time is taken from beats and from frames that are news, not from a table that rests", () => {
  const device = Date.now();
  socket.hear(frame({ seq: 7, at: 1000 }));
  expect(clock.now()).toBe(device);
  socket.hear({ type: "beat", at: 50_000 });
  expect(clock.now()).toBe(50_000);
  socket.hear(frame({ seq: 8, at: 51_000 }));
  expect(clock.now()).toBe(51_000);
});
