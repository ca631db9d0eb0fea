// What spells are called.

import { t } from "../../words";
import { printOf, type Kind, type Spell } from "./spell";

/** `Feuerball`. */
export function spellName(spell: Spell): string {
  return t(`spell-${spell}`);
}

/** `Feuerball 8`. */
export function spellShort(spell: Spell): string {
  return `${spellName(spell)} ${printOf(spell).strength}`;
}

/** `Angriff`. */
export function kindName(kind: Kind): string {
  return t(`spell-kind-${kind}`);
}

/** `Feuerball, Feuer, Angriff, Stärke 8, kostet 4 Mana`: for those who hear it. */
export function spellLabel(spell: Spell): string {
  const { element, kind, cost, strength } = printOf(spell);
  return t("spell-label", { name: spellName(spell), element: t(`spell-element-${element}`), kind: kindName(kind), cost, strength });
}
