// Whom the reader of this device does not want to hear: at one table (muted) or at all (blocked).  Kept on the
// device alone; nobody is told.  Without accounts a person is known by a name, and names that look alike are one.

import { keep, kept } from "./keeping";
import { alike } from "./seats/alike";

interface Muted {
  table: string;
  name: string;
}

interface Unheard {
  muted: Muted[];
  blocked: string[]; // names
}

const NAME = "zaubertisch.unheard";
/** Tables end, and nobody comes to tidy up: the latest are kept. */
const MOST = 100;

const read = (): Unheard => ({ muted: [], blocked: [], ...kept<Partial<Unheard>>(NAME) });
let unheard: Unheard = $state.raw(read());

addEventListener("storage", (event) => {
  if (event.key === NAME) unheard = read();
});

function write(next: Unheard): void {
  unheard = { muted: next.muted.slice(-MOST), blocked: next.blocked.slice(-MOST) };
  keep(NAME, unheard);
}

export const earshot = {
  /** The names that are blocked at all tables. */
  get blocked(): readonly string[] {
    return unheard.blocked;
  },

  isMuted(table: string, name: string): boolean {
    return unheard.muted.some((one) => one.table === table && alike(one.name, name));
  },

  isBlocked(name: string): boolean {
    return unheard.blocked.some((one) => alike(one, name));
  },

  /** Whether what they say at this table is shown. */
  hears(table: string, name: string): boolean {
    return !earshot.isMuted(table, name) && !earshot.isBlocked(name);
  },

  mute(table: string, name: string, on: boolean): void {
    const others = unheard.muted.filter((one) => one.table !== table || !alike(one.name, name));
    write({ ...unheard, muted: on ? [...others, { table, name }] : others });
  },

  block(name: string, on: boolean): void {
    const others = unheard.blocked.filter((one) => !alike(one, name));
    write({ ...unheard, blocked: on ? [...others, name] : others });
  },
};
