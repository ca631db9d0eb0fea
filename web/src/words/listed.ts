// Several names as one part of a sentence.

import { settings } from "../settings.svelte";

/** `a, b und c`. */
export function listed(parts: readonly string[]): string {
  return new Intl.ListFormat(settings.language).format(parts);
}
