// What people write goes into the page as text, never as markup: no way to do otherwise may be in the sources.

import { lineAt, sources } from "./files.mjs";

const WAYS = /\{@html|\.innerHTML|\.outerHTML|insertAdjacentHTML|document\.write|\beval\(|new Function\(|srcdoc/g;

/** @returns {string[]} */
export function foreignText() {
  return sources(/\.(svelte|ts)$/).flatMap(({ name, text }) =>
    [...text.matchAll(WAYS)].map((found) => `${name}:${lineAt(text, found.index)}: ${found[0]} could make markup of foreign text`),
  );
}
