// What went wrong, as a sentence of the reader's language: by its code, else the server's own words.

import { Refused } from "./ask";
import { has, t } from "../words";
import type { Problem } from "../wire";

/** A problem as the page shows it; facts of the server fill the sentence. */
export function sentence(problem: Problem): string {
  const id = `no-${problem.code}`;
  return has(id) ? t(id, seen(problem.facts)) : problem.message || t("no-unknown", { code: problem.code });
}

/** The server names a character by its number; one that stands on every keyboard is shown as it is. */
function seen(facts: Problem["facts"]): Problem["facts"] {
  const code = /^U\+00([2-7][0-9A-F])$/.exec(String(facts?.["sign"] ?? ""))?.[1];
  return code === undefined || code === "7F" ? facts : { ...facts, sign: String.fromCodePoint(Number.parseInt(code, 16)) };
}

/** Any error as a problem: a refusal says why; all else means that nobody answered. */
export function problemOf(error: unknown): Problem {
  if (error instanceof Refused) return { code: error.code, message: error.message, facts: error.facts, parts: [...error.parts] };
  return { code: "unreachable", message: t("no-unreachable") };
}
