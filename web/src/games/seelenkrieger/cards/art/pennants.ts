// Where the lines of a card's frame lie: 200 wide and 320 high.

import type { Faction, Rarity } from "../card";
import type { FigureName } from "./figures";

/** The pennant of a faction: point, round, hollowed, merlons, torn, swallowtail; straight for none. */
export const PENNANT: Record<Faction | "none", string> = {
  orcs: "M12 1H76V74L44 98L12 74Z",
  elves: "M12 1H76V72C76 90 62 96 44 96C26 96 12 90 12 72Z",
  mages: "M12 1H76V99C70 90 58 86 44 86C30 86 18 90 12 99Z",
  dwarves: "M12 1H76V94H65V84H55V94H33V84H23V94H12Z",
  undead: "M12 1H76V84L68 96L61 82L52 98L44 84L37 92L29 80L20 97L12 84Z",
  dragons: "M12 1H76V98L58 82L44 96L30 82L12 98Z",
  none: "M12 1H76V88H12Z",
};

export const EMBLEM: Record<Faction | "none", FigureName | null> = {
  orcs: "tusks",
  elves: "leaf",
  mages: "eye",
  dwarves: "hammer",
  undead: "skull",
  dragons: "wing",
  none: null,
};

/** How many lozenges tell the rarity; red is a star in a ring. */
export const LOZENGES: Record<Rarity, number> = { green: 1, blue: 2, violet: 3, red: 0 };
export const LOZENGE = "M0 -6L4.6 0L0 6L-4.6 0Z";
export const RED_STAR = "M0 -10L3 -3L10 0L3 3L0 10L-3 3L-10 0L-3 -3Z";

/** A spark beside the cost. */
export const SPARK = "M0 -9C.8 -3 3 -.8 9 0C3 .8 .8 3 0 9C-.8 3 -3 .8 -9 0C-3 -.8 -.8 -3 0 -9Z";

/** The fine frame inside the edge; it begins right of the pennant, and spares the rarity. */
export const FRAME = "M84 10H142M190 34V302Q190 310 182 310H18Q10 310 10 302V108";

/** The tabs of the equipment slots, on the lower edge. */
export function tabs(slots: number): string {
  return Array.from({ length: slots }, (_, i) => {
    const left = 100 - slots * 12 + i * 24 + 2;
    return `M${left} 310V304H${left + 20}V310`;
  }).join("");
}
