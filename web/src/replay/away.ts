// The seats for which a bot was moving, turn by turn.

import type { Replay } from "../wire";

/** By turn and seat: a bot made the latest move of that person. */
export function awayAt({ moments, bots, names }: Replay): boolean[][] {
  let away = names.map(() => false);
  return moments.map(({ by }) => {
    away = away.map((was, seat) => {
      const moved = by.find((one) => one.seat === seat);
      return moved ? moved.bot !== null && !bots[seat] : was;
    });
    return away;
  });
}
