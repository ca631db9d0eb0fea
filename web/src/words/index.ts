// All that the page says, in the language of its reader.  `t("seat-free")` in a component follows the language
// by itself, since the setting is a signal.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { LANGUAGES, settings, type Language } from "../settings.svelte";

export type Args = Record<string, FluentVariable>;

const files = import.meta.glob<string>("./*.ftl", { query: "?raw", import: "default", eager: true });

function bundle(language: Language): FluentBundle {
  // No isolation marks round names: they would get into copied text, and names carry no bidi controls.
  const made = new FluentBundle(language, { useIsolating: false });
  for (const [file, text] of Object.entries(files)) {
    if (file.endsWith(`.${language}.ftl`)) made.addResource(new FluentResource(text));
  }
  return made;
}

const bundles = Object.fromEntries(LANGUAGES.map((language) => [language, bundle(language)])) as Record<
  Language,
  FluentBundle
>;

/** Whether there is a sentence with this id. */
export function has(id: string): boolean {
  return bundles[settings.language].hasMessage(id);
}

/** The sentence with this id.  An unknown id shows itself; the lint keeps that from happening. */
export function t(id: string, args?: Args): string {
  const words = bundles[settings.language];
  const pattern = words.getMessage(id)?.value;
  return pattern ? words.formatPattern(pattern, args, []) : id;
}
