// The messages of a Fluent file: each with its variables, and what does not parse.

import { FluentParser, Visitor } from "@fluent/syntax";

const parser = new FluentParser();

class Variables extends Visitor {
  /** @type {Set<string>} */
  names = new Set();
  /** @type {Set<string>} */
  references = new Set();

  /**
   * @override
   * @param {import("@fluent/syntax").VariableReference} node
   */
  visitVariableReference(node) {
    this.names.add(node.id.name);
  }

  /**
   * @override
   * @param {import("@fluent/syntax").MessageReference} node
   */
  visitMessageReference(node) {
    this.references.add(node.id.name);
  }
}

/**
 * @param {string} text
 * @returns {{ messages: Map<string, { variables: Set<string>, quotes: Set<string> }>, errors: string[] }}
 */
export function messages(text) {
  const known = new Map();
  const errors = [];
  for (const entry of parser.parse(text).body) {
    if (entry.type === "Junk") {
      const [annotation] = entry.annotations;
      errors.push(`${annotation?.message ?? "does not parse"}: ${entry.content.trim().split("\n")[0]}`);
    }
    if (entry.type !== "Message") continue;
    if (known.has(entry.id.name)) errors.push(`${entry.id.name} is said twice`);
    const found = new Variables();
    found.visit(entry);
    known.set(entry.id.name, { variables: found.names, quotes: found.references });
    if (!entry.value) errors.push(`${entry.id.name} says nothing`);
  }
  return { messages: known, errors };
}
