// Where cards come from and where they go: off the plate of whoever played them onto the field, and from there to the
// valley.  Nothing waits for them.

import { untrack } from "svelte";
import type { Attachment } from "svelte/attachments";
import { lay, sweep } from "../../cards/motion";
import type { Id } from "./events";
import type { Scene } from "./scene";

type Pile = "valley" | "discard";

/** For a card in play: it travels when it comes, and when it falls, a building to the discard. */
export function travels(id: Id, scene: () => Scene, to: Pile = "valley"): Attachment<HTMLElement> {
  return (card) => {
    untrack(() => {
      if (scene().entered.includes(id)) lay(card, pile(card, "hand"), false);
    });
    // The scene changes while the card stays.
    return $effect.root(() => {
      $effect(() => {
        if (scene().fallen.includes(id)) untrack(() => sweep(card, pile(card, to)));
      });
    });
  };
}

/** A pile on the plate beside the card; on a narrow table the plate itself. */
function pile(card: HTMLElement, name: "hand" | Pile): DOMRect | undefined {
  const half = card.closest(".half");
  const there = [`[data-pile="${name}"]`, ".plate"].map((at) => half?.querySelector(at)?.getBoundingClientRect());
  return there.find((rect) => rect !== undefined && rect.width > 0);
}
