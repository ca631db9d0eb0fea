// What a wizard is doing, in a word or two under the name.

import { spellShort } from "../../cards/spells/names";
import type { IconName } from "../../look/Icon.svelte";
import type { People } from "../../table/people";
import { t } from "../../words";
import type { Scene } from "./scene";

export interface Doing {
  icon: IconName;
  text: string;
  waits: boolean; // for them the table waits
}

export function doing(scene: Scene, seat: number, people: People): Doing {
  const who = people.args(seat);
  const decided = scene.decided[seat] ?? false;
  switch (scene.stage) {
    case "drink":
      if (scene.drinksTo[seat] === null) return { icon: "seal", text: t("duell-is-full", who), waits: false };
      return decided
        ? { icon: "seal", text: t("duell-has-decided", who), waits: false }
        : { icon: "flask", text: t("duell-thinks", who), waits: true };
    case "cast":
      if (decided) return { icon: "seal", text: t("duell-has-chosen", who), waits: false };
      return scene.drank[seat]
        ? { icon: "flask", text: t("duell-has-drunk", who), waits: true }
        : { icon: "flamelet", text: t("duell-chooses-now", who), waits: true };
    case "covered":
      return { icon: "seal", text: t("duell-has-chosen", who), waits: false };
    default: {
      const card = scene.shown?.cards[seat];
      return { icon: "heap", text: card === undefined ? "" : spellShort(card), waits: false };
    }
  }
}
