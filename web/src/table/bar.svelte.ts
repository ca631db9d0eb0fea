// What a game puts into the bar of the page: its buttons, and on the phone a few words about where it stands.
//
//   $effect(() => barOf.game({ tools, where: t("wizard-trick", { n }) }));     tools is a snippet
//
import type { Snippet } from "svelte";

export interface FromGame {
  tools: Snippet;
  where?: string; // "Trick 4 of 7"
}

let shown = $state.raw<FromGame | null>(null);

export const barOf = {
  get shown(): FromGame | null {
    return shown;
  },
  /** Show this until the effect that called it runs again or ends. */
  game(what: FromGame): () => void {
    shown = what;
    return () => {
      if (shown === what) shown = null;
    };
  },
};
