// The languages this page can speak by now.  Only the one in use is fetched; while another is on its way, the page
// goes on in the words it has, so that none is ever missing.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { settings, type Language } from "../settings.svelte";

const files: Record<Language, () => Promise<{ default: Record<string, string> }>> = {
  de: () => import("./de"),
  nl: () => import("./nl"),
  en: () => import("./en"),
};

let known: Partial<Record<Language, FluentBundle>> = $state.raw({});
let latest: Language | null = null; // the one that was learned last

/** The words of the chosen language, else those spoken until now; undefined before any was learned. */
export function words(): FluentBundle | undefined {
  return known[settings.language] ?? (latest ? known[latest] : undefined);
}

/** Fetch the words of a language; from then on the page can speak it. */
export async function learn(language: Language): Promise<void> {
  if (!known[language]) {
    const { default: texts } = await files[language]();
    // No isolation marks round names: they would get into copied text, and names carry no bidi controls.
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of Object.values(texts)) bundle.addResource(new FluentResource(text));
    known = { ...known, [language]: bundle };
  }
  latest = language;
  // Said of the page once it speaks the language, and no sooner: a screen reader would mispronounce the old words.
  if (settings.language === language) document.documentElement.lang = language;
}

/** Call once: from now on the words follow the setting; where they cannot be had, the setting goes back. */
export function followLanguage(): () => void {
  return $effect.root(() => {
    $effect(() => {
      const wanted = settings.language;
      learn(wanted).catch(() => {
        if (settings.language === wanted && latest) settings.language = latest;
      });
    });
  });
}
