// Who is heard: by this reader alone, or by the whole table.

import { earshot } from "../../earshot.svelte";
import { alike } from "../../seats/alike";
import type { Frame, Seat } from "../../wire";
import type { Here } from "../here";
import { no, notHost, type Command } from "./command";

/** The other people at the table, each with their seat. */
export function others({ seat: own, table }: Frame): { seat: Seat; name: string; silenced: boolean }[] {
  return table.seats.flatMap(({ kind, name, silenced }, seat) => (kind === "person" && seat !== own ? [{ seat, name, silenced }] : []));
}

type Person = ReturnType<typeof others>[number];

const called = (here: Here, name: string): Person | undefined => others(here.frame).find((one) => alike(one.name, name));

interface Voice {
  name: string;
  about: string;
  host?: boolean;
  /** Whom it can be done to. */
  fits: (here: Here, one: Person) => boolean;
  run: (here: Here, one: Person) => boolean | Promise<boolean>;
}

/** A command with a name behind it. */
function voice({ name, about, host = false, fits, run }: Voice): Command {
  const takes = (here: Here): string[] => others(here.frame).filter((one) => fits(here, one)).map((one) => one.name);
  return {
    name,
    about,
    takes,
    why: (here, rest) => {
      const amiss = host ? notHost(here.frame) : null;
      if (amiss) return amiss;
      if (takes(here).length === 0) return no("why-no-one");
      if (rest === undefined) return null;
      const one = called(here, rest);
      return one && fits(here, one) ? null : no("why-whom", { names: takes(here).join(", ") });
    },
    run: async (here, rest = "") => {
      const one = called(here, rest);
      return one !== undefined && run(here, one);
    },
  };
}

const muted = (here: Here, one: Person): boolean => earshot.isMuted(here.frame.table.table, one.name);

function mutes(here: Here, { name }: Person, on: boolean): boolean {
  earshot.mute(here.frame.table.table, name, on);
  here.talk.tell(on ? "told-muted" : "told-unmuted", { name });
  return true;
}

function blocks(here: Here, { name }: Person, on: boolean): boolean {
  earshot.block(name, on);
  here.talk.tell(on ? "told-blocked" : "told-unblocked", { name });
  return true;
}

export const voices: Command[] = [
  voice({ name: "mute", about: "command-mute", fits: (here, one) => !muted(here, one), run: (here, one) => mutes(here, one, true) }),
  voice({ name: "unmute", about: "command-unmute", fits: muted, run: (here, one) => mutes(here, one, false) }),
  voice({ name: "block", about: "command-block", fits: (_, one) => !earshot.isBlocked(one.name), run: (here, one) => blocks(here, one, true) }),
  voice({ name: "unblock", about: "command-unblock", fits: (_, one) => earshot.isBlocked(one.name), run: (here, one) => blocks(here, one, false) }),
  voice({
    name: "silence",
    about: "command-silence",
    host: true,
    fits: (_, one) => !one.silenced,
    run: (here, { seat }) => here.act({ type: "silence", seat, on: true }),
  }),
  voice({
    name: "voice",
    about: "command-voice",
    host: true,
    fits: (_, one) => one.silenced,
    run: (here, { seat }) => here.act({ type: "silence", seat, on: false }),
  }),
];
