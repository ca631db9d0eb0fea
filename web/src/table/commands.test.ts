import { expect, test } from "vitest";
import { game } from "../games";
import { bot, FREE, frame, person } from "../test.frames";
import type { Action, Frame } from "../wire";
import { abort, commandsOf, join, leave, read, rematch, start, type Command } from "./commands";
import type { Here } from "./here";

function at(now: Frame): { here: Here; sent: Action[]; joined: () => number } {
  const sent: Action[] = [];
  let joined = 0;
  const here = {
    frame: now,
    game: game("wizard"),
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
  expect(names.sort()).toEqual(["dmmixed", "hiddentip", "join", "leave", "notequal", "start", "wiztournament"]);
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
  expect(read("/dance", here)).toEqual({ unknown: "dance" });
});
