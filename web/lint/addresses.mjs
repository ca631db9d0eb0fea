// A page below a path of its host finds its way only by root.ts: no address of ours may be written out.

import { lineAt, sources } from "./files.mjs";

const RAW = /\b(?:href|src|action)="\/[^"]*"|\b(?:fetch|EventSource|register)\(["'`]\//g;

/** @returns {string[]} */
export function rawAddresses() {
  return sources(/\.(svelte|ts)$/)
    .filter(({ name }) => !name.includes(".test."))
    .flatMap(({ name, text }) =>
      [...text.matchAll(RAW)].map((found) => `${name}:${lineAt(text, found.index)}: ${found[0]} begins at the host; take url() of root.ts`),
    );
}
