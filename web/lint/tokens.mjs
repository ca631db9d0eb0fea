// Colours come from look/tokens.css alone; the pigments of drawn cards are named in cards/art.css.

import { lineAt, sources } from "./files.mjs";

const RAW = /#[0-9a-fA-F]{3,8}\b(?=\s*[;,)"'])|\brgba?\(|\bhsla?\(|\boklch\(/g;
const MAY = /^(look\/tokens\.css|cards\/)/;

/** @returns {string[]} */
export function rawValues() {
  return sources(/\.(svelte|css)$/)
    .filter(({ name }) => !MAY.test(name))
    .flatMap(({ name, text }) =>
      [...text.matchAll(RAW)]
        .filter((found) => !/href=|url\(/.test(text.slice(Math.max(0, found.index - 6), found.index)))
        .map((found) => `${name}:${lineAt(text, found.index)}: ${found[0]} is a raw colour; take a token`),
    );
}
