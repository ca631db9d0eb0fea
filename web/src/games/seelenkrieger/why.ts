// Why a warrior adds so much to an attack: each change of its damage, by the name of what makes it.

import { t } from "../../words";
import { figure, gain } from "../../words/figure";
import { nameAt, type Numbers } from "./names";
import type { Values } from "./view";

/** `Gorrak +1, Schlachtfeld +1`; empty where the damage is as printed. */
export function whyDamage(values: Values | undefined, numbers: Numbers): string {
  return (values?.why ?? [])
    .filter(({ stat }) => stat === "damage")
    .map(({ source, n, how, only }) => {
      const card = nameAt(source, numbers);
      const by = how === "set" ? `= ${figure(n)}` : how === "times" ? `× ${n}` : gain(n);
      return only ? t("soul-reason-only", { card, by, only }) : t("soul-reason", { card, by });
    })
    .join(", ");
}
