// Which sentences the code asks for: by name, or by a pattern such as `phase-${phase}`.

const CALL = /\b(?:t|has|no)\(/g;
const NAMED = /\b(?:label|about|id): "([a-z]+(?:-[a-z]+)*)"/g;

/**
 * @param {{ name: string, text: string }[]} files
 * @returns {{ ids: Map<string, string>, patterns: Map<string, string>, made: RegExp[], texts: string }} what is asked
 *   for, and besides it every name that some template of the code makes
 */
export function asked(files) {
  const ids = new Map();
  const patterns = new Map();
  for (const { name, text } of files) {
    if (/\.test\.ts$/.test(name)) continue;
    for (const call of text.matchAll(CALL)) {
      const said = firstArgument(text, call.index + call[0].length);
      // What a condition compares with is no sentence.
      const plain = said.replace(/[!=]==\s*"[^"]*"/g, "").replace(/"[^"]*"\s*[!=]==/g, "");
      for (const [, id] of plain.replace(/`[^`]*`/g, "").matchAll(/"([a-z][\w-]*)"/g)) ids.set(id, name);
      for (const [, template] of plain.matchAll(/`([^`]*)`/g)) {
        const pattern = (template ?? "").replace(/\$\{[^}]*\}/g, "[\\w-]+");
        if (/^[a-z]/.test(pattern)) patterns.set(`^${pattern}$`, name);
      }
    }
    // Ids that wait in a list of options or commands until they are said.
    if (/^(games\/[\w-]*options|table\/commands)/.test(name)) {
      for (const [, id] of text.matchAll(NAMED)) ids.set(id, name);
      for (const [, template] of text.matchAll(/\b(?:label|about|id): `([^`]*)`/g)) {
        patterns.set(`^${(template ?? "").replace(/\$\{[^}]*\}/g, "[\\w-]+")}$`, name);
      }
    }
  }
  const texts = files.filter(({ name }) => !/\.test\.ts$/.test(name)).map(({ text }) => text).join("\n");
  const made = [...texts.matchAll(/`([^`]*\$\{[^`]*)`/g)]
    .map(([, template]) => (template ?? "").replace(/\$\{[^}]*\}/g, "[\\w-]+"))
    .filter((pattern) => /^[\w\-[\]+\\]*[a-z]{2}-|-[a-z]{2}[\w\-[\]+\\]*$/.test(pattern) && !/[^\w\-[\]+\\]/.test(pattern))
    .map((pattern) => new RegExp(`^${pattern}$`));
  return { ids, patterns, made, texts };
}

/**
 * The text up to the comma or bracket that ends the first argument.
 * @param {string} text
 * @param {number} start
 */
function firstArgument(text, start) {
  let depth = 0;
  for (let place = start; place < text.length; place += 1) {
    const sign = text[place] ?? "";
    if ("([{".includes(sign)) depth += 1;
    else if (")]}".includes(sign)) depth -= 1;
    if (depth < 0 || (depth === 0 && sign === ",")) return text.slice(start, place);
  }
  return text.slice(start);
}
