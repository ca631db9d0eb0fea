// What can be done at a table besides playing.  A button and a line of chat that begins with a slash do the same,
// by the same way; what cannot be done now says why (W37).

import type { Here } from "../here";
import { near } from "./near";
import type { Command } from "./command";
import { abort, comeBack, join, leave, rematch, start } from "./match";
import { phrases } from "./phrases";
import { clock, ofRules } from "./rules";
import { nay, undo, yes } from "./taking-back";
import { voices } from "./voices";

export { count, isHost, me, type Command } from "./command";
export { abort, comeBack, join, leave, rematch, start } from "./match";
export { rulesLocked, setClock, setOptions, setSeats } from "./rules";
export { isAsked, nay, undo, yes } from "./taking-back";

const help: Command = {
  name: "help",
  about: "command-help",
  why: () => null,
  run: async (here) => {
    here.talk.explain();
    return true;
  },
};

/** All that can be written with a slash here; what goes now comes first. */
export function commandsOf(here: Here): Command[] {
  const all = [join, start, yes, nay, undo, comeBack, rematch, leave, help, ...ofRules(here), clock, abort, ...voices, ...phrases];
  return [...all.filter((command) => !command.why(here)), ...all.filter((command) => command.why(here))];
}

/** A command as it can be chosen from the list: whole, or up to where something must follow. */
export interface Offer {
  line: string; // as it will stand in the input
  whole: boolean;
  command: Command;
  rest: string | undefined;
}

/** A line with a slash, taken apart. */
function parts(line: string): { name: string; rest: string | undefined } {
  const [, name = "", rest] = /^\/(\S*)(?:\s+(.*))?$/s.exec(line.trimStart()) ?? [];
  return { name: name.toLowerCase(), rest };
}

const isCalled = (command: Command, name: string): boolean => command.name === name || command.also === name;

/** What a line that begins with a slash may be meant to become. */
export function offersFor(line: string, here: Here): Offer[] {
  if (!line.startsWith("/")) return [];
  const { name, rest } = parts(line);
  const all = commandsOf(here);
  const known = all.find((command) => isCalled(command, name));
  const begun = rest === undefined ? null : rest.trim().toLowerCase();
  if (begun !== null && known?.takes) {
    const fitting = known.takes(here).filter((one) => one.toLowerCase().startsWith(begun));
    return fitting.map((one) => ({ line: `/${known.name} ${one}`, whole: true, command: known, rest: one }));
  }
  const found = begun === null ? all.filter((one) => one.name.startsWith(name) || one.also?.startsWith(name)) : known ? [known] : [];
  return found.map((command) =>
    command.takes ? { line: `/${command.name} `, whole: false, command, rest: undefined } : { line: `/${command.name}`, whole: true, command, rest: undefined },
  );
}

export type Meant = { say: string } | { command: Command; rest: string } | { unknown: string; near: string | null };

/** What a line of chat means: nothing with a slash is ever said aloud. */
export function read(line: string, here: Here): Meant {
  const text = line.trim();
  if (!text.startsWith("/")) return { say: text };
  const { name, rest = "" } = parts(text);
  const all = commandsOf(here);
  const command = all.find((known) => isCalled(known, name));
  return command ? { command, rest: rest.trim() } : { unknown: name, near: near(name, all.map((known) => known.name)) };
}
