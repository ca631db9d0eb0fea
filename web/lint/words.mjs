// Every sentence exists and parses in every language, takes the same variables, and is used; and every sentence
// that the code asks for exists.  A broken message would vanish without a word.

import { sources } from "./files.mjs";
import { asked } from "./asked.mjs";
import { messages } from "./messages.mjs";

const LANGUAGES = ["de", "nl", "en"];
const [FIRST = "de"] = LANGUAGES;

/** @returns {string[]} */
export function wordsAmiss() {
  const amiss = /** @type {string[]} */ ([]);
  const files = sources(/^words\/.*\.ftl$/);
  const areas = [...new Set(files.map(({ name }) => name.replace(/\.\w+\.ftl$/, "")))];
  const known = new Set(/** @type {string[]} */ ([]));
  const read = new Map(files.map(({ name, text }) => [name, messages(text)]));

  for (const area of areas) {
    const found = Object.fromEntries(
      LANGUAGES.map((language) => {
        const name = `${area}.${language}.ftl`;
        const errors = read.get(name)?.errors ?? ["is missing"];
        amiss.push(...errors.map((error) => `${name}: ${error}`));
        return [language, variables(read, name, language)];
      }),
    );
    const first = found[FIRST] ?? new Map();
    for (const id of first.keys()) {
      if (known.has(id)) amiss.push(`${area}: ${id} is said twice`);
      known.add(id);
    }
    for (const language of LANGUAGES) amiss.push(...differences(`${area}.${language}.ftl`, first, found[language] ?? new Map()));
  }
  return [...amiss, ...unasked(known)];
}

/**
 * The variables of each message of a file, with those of the messages that it quotes.
 * @param {Map<string, ReturnType<typeof messages>>} read
 * @param {string} name
 * @param {string} language
 * @returns {Map<string, Set<string>>}
 */
function variables(read, name, language) {
  const all = new Map([...read].filter(([file]) => file.endsWith(`.${language}.ftl`)).flatMap(([, file]) => [...file.messages]));
  /** @param {string} id @returns {string[]} */
  const of = (id) => {
    const message = all.get(id);
    return message ? [...message.variables, ...[...message.quotes].flatMap(of)] : [`the unknown ${id}`];
  };
  return new Map([...(read.get(name)?.messages.keys() ?? [])].map((id) => [id, new Set(of(id))]));
}

/**
 * @param {string} name
 * @param {Map<string, Set<string>>} first
 * @param {Map<string, Set<string>>} other
 */
function differences(name, first, other) {
  const amiss = [];
  for (const [id, variables] of first) {
    const others = other.get(id);
    if (!others) amiss.push(`${name}: ${id} is missing`);
    else if ([...variables].sort().join() !== [...others].sort().join()) {
      amiss.push(`${name}: ${id} takes ${[...others].join(", ") || "nothing"}, not ${[...variables].join(", ") || "nothing"}`);
    }
  }
  for (const id of other.keys()) if (!first.has(id)) amiss.push(`${name}: ${id} is not in the first language`);
  return amiss;
}

/** @param {Set<string>} known */
function unasked(known) {
  const { ids, patterns, made, texts } = asked(sources(/\.(svelte|ts)$/));
  const missing = [...ids].filter(([id]) => !known.has(id)).map(([id, name]) => `${name}: there is no sentence ${id}`);
  const vain = [...patterns]
    .filter(([pattern]) => ![...known].some((id) => new RegExp(pattern).test(id)))
    .map(([pattern, name]) => `${name}: no sentence fits ${pattern}`);
  const unused = [...known]
    .filter((id) => !texts.includes(`"${id}"`) && !made.some((pattern) => pattern.test(id)))
    .map((id) => `words: nobody says ${id}`);
  return [...missing, ...vain, ...unused];
}
