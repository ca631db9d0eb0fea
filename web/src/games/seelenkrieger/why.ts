// Why a value is as it is: the printed one and each change, by the name of what makes it.

import { t } from "../../words";
import type { Stat } from "./events";
import { nameAt, type Numbers } from "./names";
import type { Values } from "./view";

/** `Gorrak +1, Schlachtfeld +1`; empty where the value is as printed. */
export function why(values: Values | undefined, numbers: Numbers, stat?: Stat): string {
  return (values?.why ?? [])
    .filter((change) => stat === undefined || change.stat === stat)
    .map(({ source, n, how, only, stat: what }) => {
      const said = t("soul-why", { card: nameAt(source, numbers), how: how ?? "add", n: how ? String(n) : n < 0 ? `−${-n}` : `+${n}`, stat: stat ? "none" : what });
      return only ? `${said} ${t("soul-only", { only })}` : said;
    })
    .join(", ");
}
