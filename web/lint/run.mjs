// Looks at what no compiler sees: words, foreign text, raw colours.  Prints what is wrong and where; silent if nothing.

import { rawAddresses } from "./addresses.mjs";
import { foreignText } from "./foreign.mjs";
import { rawValues } from "./tokens.mjs";
import { wordsAmiss } from "./words.mjs";

const amiss = [...wordsAmiss(), ...foreignText(), ...rawValues(), ...rawAddresses()];
for (const line of amiss) console.error(line);
process.exit(amiss.length > 0 ? 1 : 0);
