// The sources of the page, as text.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const home = join(import.meta.dirname, "../src");

/**
 * @param {RegExp} wanted what the name must match
 * @returns {{ name: string, text: string }[]}
 */
export function sources(wanted) {
  return readdirSync(home, { recursive: true, encoding: "utf8" })
    .filter((name) => wanted.test(name))
    .sort()
    .map((name) => ({ name, text: readFileSync(join(home, name), "utf8") }));
}

/**
 * The number of the line at a place in a text, from 1.
 * @param {string} text
 * @param {number} place
 */
export function lineAt(text, place) {
  return text.slice(0, place).split("\n").length;
}
