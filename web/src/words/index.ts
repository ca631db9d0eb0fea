// All that the page says, in the language of its reader.  `t("seat-free")` in a component follows the language
// by itself, since the setting is a signal.

import type { FluentVariable } from "@fluent/bundle";
import { words } from "./known.svelte";

export { followLanguage, learn } from "./known.svelte";

export type Args = Record<string, FluentVariable>;

/** Whether there is a sentence with this id. */
export function has(id: string): boolean {
  return words()?.hasMessage(id) ?? false;
}

/** The sentence with this id.  An unknown id shows itself; the lint keeps that from happening. */
export function t(id: string, args?: Args): string {
  const known = words();
  const pattern = known?.getMessage(id)?.value;
  return known && pattern ? known.formatPattern(pattern, args, []) : id;
}
