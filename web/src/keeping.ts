// What the browser keeps for us between visits.  Storage may be closed or full: then it is kept for as long as the page
// is open, since without its seat and its nonce nobody could play.

const forNow = new Map<string, string>();

/** What was kept under a name, or null. */
export function kept<T>(name: string): T | null {
  try {
    return JSON.parse(forNow.get(name) ?? localStorage.getItem(name) ?? "null") as T | null;
  } catch {
    return null;
  }
}

/** Keep a value; null or undefined forgets it.  Says whether it was kept for longer than this page. */
export function keep(name: string, value: unknown): boolean {
  forNow.delete(name);
  try {
    if (value === null || value === undefined) localStorage.removeItem(name);
    else localStorage.setItem(name, JSON.stringify(value));
    return true;
  } catch {
    if (value !== null && value !== undefined) forNow.set(name, JSON.stringify(value));
    return false;
  }
}

/** All names kept that begin like this. */
export function names(prefix: string): string[] {
  return [...new Set([...stored(), ...forNow.keys()])].filter((name) => name.startsWith(prefix));
}

function stored(): string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}

/** Those that nobody came back to for so long are let go of. */
const MONTH = 30 * 24 * 3600 * 1000;

/** Keep something about one of many, as of one table, and forget those of its family that are a month older. */
export function keepOneOf<T extends { at: number }>(family: string, name: string, value: T): void {
  if (kept(family + name) === null) {
    for (const other of names(family)) if (value.at - (kept<{ at: number }>(other)?.at ?? 0) > MONTH) keep(other, null);
  }
  keep(family + name, value);
}
