import { expect, test } from "vitest";
import { game } from "../../games";
import { bot, FREE, frame, person } from "../../test.frames";
import type { Action, Frame } from "../../wire";
import { abort, commandsOf, join, leave, offersFor, read, rematch, start, undo, type Command } from ".";
import type { Here } from "../here";
import { Stream } from "../stream.svelte";

function at(now: Frame): { here: Here; sent: Action[]; joined: () => number } {
  const sent: Action[] = [];
  let joined = 0;
  const here = {
    frame: now,
    game: game("wizard"),
    talk: new Stream(),
    visit: { gaveUp: () => undefined },
    act: async (action: Action) => sent.push(action) > 0,
    join: () => void (joined += 1),
    goHome: () => undefined,
  } as unknown as Here;
  return { here, sent, joined: () => joined };
}

const full = { seats: [person("Jorin"), person("Mira"), bot("Alba")] };
const command = (name: string, now: Frame): Command =>
  commandsOf(at(now).here).find((one) => one.name === name) ?? expect.fail(`no /${name}`);
const why = (one: Command, now: Frame): string | undefined => one.why(at(now).here)?.id;

test("W37: all commands are there", () => {
  const names = commandsOf(at(frame()).here).map(({ name }) => name);
  const match = ["join", "start", "leave", "return", "rematch", "abort", "undo", "yes", "no"];
  const rules = ["notequal", "hiddentip", "dmmixed", "wiztournament", "clock"];
  const talk = ["help", "mute", "unmute", "block", "unblock", "silence", "voice"];
  const phrases = ["hi", "luck", "well", "thanks", "sorry", "moment", "back", "go", "again", "bye"];
  expect(names.sort()).toEqual([...match, ...rules, ...talk, ...phrases].sort());
});

test("what goes now stands first in the list", () => {
  const { here } = at(frame({ table: full }));
  expect(commandsOf(here)[0]?.name).toBe("start");
  expect(commandsOf(here).at(-1)?.why(here)).not.toBeNull();
});

test("a start needs the host, enough people and their promises", async () => {
  expect(why(start, frame({ seat: 1, table: full }))).toBe("why-host");
  expect(why(start, frame())).toBe("why-too-few");
  expect(start.why(at(frame()).here)?.args).toEqual({ missing: 2, fewest: 3 });
  expect(why(start, frame({ table: { seats: [person("J"), bot("A"), bot("B"), bot("C"), bot("D")], players: [4, 4] } }))).toBe("why-too-many");
  expect(why(start, frame({ table: { seats: [person("J"), person("M", { promised: false }), bot("A")] } }))).toBe("why-not-promised");
  expect(why(start, frame({ table: { ...full, phase: "playing" } }))).toBe("why-started");
  const { here, sent } = at(frame({ table: full }));
  expect(start.why(here)).toBeNull();
  await start.run(here);
  expect(sent).toEqual([{ type: "start" }]);
});

test("one joins from outside, while a seat is free", async () => {
  expect(why(join, frame())).toBe("why-seated");
  expect(why(join, frame({ seat: null, table: full }))).toBe("why-full");
  expect(why(join, frame({ seat: null, table: { phase: "playing" } }))).toBe("why-running");
  const { here, joined } = at(frame({ seat: null }));
  await join.run(here);
  expect(joined()).toBe(1);
});

test("one leaves from a seat, and once", () => {
  expect(why(leave, frame({ seat: null }))).toBe("why-watching");
  expect(why(leave, frame({ table: { phase: "playing", seats: [person("J", { stand_in: true })] } }))).toBe("why-left");
  expect(why(leave, frame())).toBeUndefined();
});

test("the match is broken off while it runs, and played again after it", () => {
  expect(why(abort, frame({ table: { phase: "playing", ...full } }))).toBeUndefined();
  expect(why(abort, frame())).toBe("why-not-playing");
  expect(why(rematch, frame({ table: { phase: "over", ...full } }))).toBeUndefined();
  expect(why(rematch, frame({ seat: 1, table: { phase: "over", ...full } }))).toBe("why-host");
});

test("rules are set by their names, there and back", async () => {
  const { here, sent } = at(frame());
  await command("notequal", here.frame).run(here);
  expect(sent[0]).toMatchObject({ type: "options", options: { notequal: true }, seats: 4 });
  const on = frame({ table: { options: { plan: "full", notequal: true, hiddentip: false, lead_suit: "bsw" } } });
  expect(command("notequal", on).isOn?.(at(on).here)).toBe(true);
});

test("in the tournament bids are unequal unless that is switched off", async () => {
  const now = frame({ table: { options: { plan: "wiztournament", notequal: null, hiddentip: false, lead_suit: "bsw" } } });
  expect(command("notequal", now).isOn?.(at(now).here)).toBe(true);
  const { here, sent } = at(now);
  await command("notequal", now).run(here);
  expect(sent[0]).toMatchObject({ options: { notequal: false } });
});

test("W29, W30: the championship is for four, the tournament for four or five, and each says so", () => {
  const five = frame({ table: { seats: [person("J"), FREE, FREE, FREE, FREE] } });
  expect(why(command("dmmixed", five), five)).toBe("wizard-plan-dmmixed-seats");
  expect(why(command("wiztournament", five), five)).toBeUndefined();
  const six = frame({ table: { seats: [person("J"), FREE, FREE, FREE, FREE, FREE] } });
  expect(why(command("wiztournament", six), six)).toBe("wizard-plan-wiztournament-seats");
});

test("with the championship the switches of the bids are locked and back where they were", async () => {
  const { here, sent } = at(frame({ table: { options: { plan: "full", notequal: true, hiddentip: true, lead_suit: "bsw" } } }));
  await command("dmmixed", here.frame).run(here);
  expect(sent[0]).toMatchObject({ options: { plan: "dmmixed", notequal: null, hiddentip: false } });
  const set = frame({ table: { options: { plan: "dmmixed", notequal: null, hiddentip: false, lead_suit: "bsw" } } });
  expect(why(command("notequal", set), set)).toBe("wizard-dmmixed-sets-the-bids");
});

test("rules are settled by the start", () => {
  const playing = frame({ table: { ...full, phase: "playing" } });
  expect(why(command("hiddentip", playing), playing)).toBe("why-started");
});

test("a line of chat is said, is a command, or is an unknown one; none with a slash is ever said", () => {
  const { here } = at(frame());
  expect(read(" Hello <b>you</b> ", here)).toEqual({ say: "Hello <b>you</b>" });
  expect(read("/START now", here)).toMatchObject({ command: { name: "start" } });
  expect(read("/dance", here)).toEqual({ unknown: "dance", near: null });
  expect(read("/strat", here)).toEqual({ unknown: "strat", near: "start" });
});

test("a move is taken back by the question it led to, while the table says that it can be", async () => {
  const mine = frame({ turn: 17, may_take_back: true, table: { ...full, phase: "playing" } });
  const { here, sent } = at(mine);
  expect(undo.why(here)).toBeNull();
  await undo.run(here);
  expect(sent).toEqual([{ type: "take_back", turn: 17 }]);
  expect(why(undo, { ...mine, may_take_back: false })).toBe("why-not-back");
  expect(why(undo, { ...mine, may_take_back: false, table: { ...mine.table, serious: true } })).toBe("why-serious");
  expect(why(undo, { ...mine, may_take_back: false, seat: null })).toBe("why-watching");
  expect(read("/takeback", here)).toMatchObject({ command: { name: "undo" } });
});

test("only whoever is asked answers, and the answer names the question", async () => {
  const asking = { seat: 1, turn: 17, until: 0, missing: [0] };
  const { here, sent } = at(frame({ table: { ...full, phase: "playing", asking } }));
  await command("yes", here.frame).run(here);
  await command("no", here.frame).run(here);
  expect(sent).toEqual([{ type: "allow", turn: 17, yes: true }, { type: "allow", turn: 17, yes: false }]);
  expect(why(command("yes", here.frame), frame({ seat: 1, table: { ...full, asking } }))).toBe("why-nobody-asks");
});

test("the clock is set with a number behind it; another number says which there are", async () => {
  const { here, sent } = at(frame());
  const clock = command("clock", here.frame);
  expect(offersFor("/clock 1", here).map(({ line }) => line)).toEqual(["/clock 180"]);
  expect(clock.why(here, "61")?.id).toBe("why-clock-which");
  expect(clock.why(here, "60")).toBeNull();
  await clock.run(here, "60");
  expect(sent).toMatchObject([{ type: "options", clock: 60 }]);
  expect(clock.why(at(frame({ table: { phase: "playing" } })).here, "60")?.id).toBe("why-started");
});

test("somebody is muted by name, found by the beginning of it, and heard again", async () => {
  const { here } = at(frame({ table: { table: "mute", ...full } }));
  expect(offersFor("/mute mi", here)).toMatchObject([{ line: "/mute Mira", rest: "Mira" }]);
  await command("mute", here.frame).run(here, "Mira");
  expect(offersFor("/mute ", here)).toEqual([]);
  expect(offersFor("/unmute ", here)).toMatchObject([{ line: "/unmute Mira" }]);
  expect(command("mute", here.frame).why(here)?.id).toBe("why-no-one");
  expect(here.talk.entries).toMatchObject([{ what: "told", id: "told-muted", args: { name: "Mira" } }]);
  await command("unmute", here.frame).run(here, "mira");
  expect(command("mute", here.frame).why(here, "Mira")).toBeNull();
});

test("the host takes a voice and gives it back; nobody else does", async () => {
  const { here, sent } = at(frame({ table: full }));
  await command("silence", here.frame).run(here, "Mira");
  expect(sent).toEqual([{ type: "silence", seat: 1, on: true }]);
  expect(why(command("silence", here.frame), frame({ seat: 1, table: full }))).toBe("why-host");
  expect(why(command("voice", here.frame), here.frame)).toBe("why-no-one");
});

test("a phrase goes as what it is, for everyone's own language; whoever has no voice is told", async () => {
  const { here, sent } = at(frame({ table: full }));
  await command("hi", here.frame).run(here);
  expect(sent).toEqual([{ type: "phrase", phrase: "hello" }]);
  expect(why(command("hi", here.frame), frame({ table: { seats: [person("Jorin", { silenced: true })] } }))).toBe("why-silenced");
});

test("what is chosen from the list says how it goes on", () => {
  const { here } = at(frame({ table: full }));
  expect(offersFor("/take", here)).toMatchObject([{ line: "/undo", whole: true }]);
  expect(offersFor("/clo", here)).toMatchObject([{ line: "/clock ", whole: false }]);
  expect(offersFor("/start now", here)).toMatchObject([{ line: "/start" }]);
  expect(offersFor("hello /start", here)).toEqual([]);
});
