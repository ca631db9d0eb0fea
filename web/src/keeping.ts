// What the browser keeps for us between visits.  Storage may be closed or full: then we forget, and go on.

/** What was kept under a name, or null. */
export function kept<T>(name: string): T | null {
  try {
    return JSON.parse(localStorage.getItem(name) ?? "null") as T | null;
  } catch {
    return null;
  }
}

/** Keep a value; null or undefined forgets it.  Says whether it was kept. */
export function keep(name: string, value: unknown): boolean {
  try {
    if (value === null || value === undefined) localStorage.removeItem(name);
    else localStorage.setItem(name, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** All names kept that begin like this. */
export function names(prefix: string): string[] {
  try {
    return Object.keys(localStorage).filter((name) => name.startsWith(prefix));
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
