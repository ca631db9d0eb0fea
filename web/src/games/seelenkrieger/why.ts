// Why a warrior adds so much to an attack: each change of its damage, by the name of what makes it.

import { reason } from "./cards/names";
import { nameAt, type Numbers } from "./names";
import type { Values } from "./view";

/** `Gorrak +1, Schlachtfeld +1`; empty where the damage is as printed. */
export function whyDamage(values: Values | undefined, numbers: Numbers): string {
  return (values?.why ?? [])
    .filter(({ stat }) => stat === "damage")
    .map((why) => reason(nameAt(why.source, numbers), why))
    .join(", ");
}
