// A moment of a match in the address: `#at=34.1&seat=2`, after turn 34, its second part, as seat 2 sees it.
// `seat=open` shows all cards; without `seat` it is a spectator's view.

import type { Eye, Stop } from "./game";

export interface Spot {
  turn: number;
  part: number;
  eye: Eye;
}

const NUMBER = /^\d{1,6}$/;

/** The moment that the address names; null where it names none. */
export function spotOf(hash: string, seats: number): Spot | null {
  const said = new URLSearchParams(hash.replace(/^#/, ""));
  const [turn = "", part = "0"] = (said.get("at") ?? "").split(".");
  if (!NUMBER.test(turn) || !NUMBER.test(part)) return null;
  const seat = said.get("seat") ?? "";
  const known = NUMBER.test(seat) && Number(seat) < seats;
  return { turn: Number(turn), part: Number(part), eye: seat === "open" ? "open" : known ? Number(seat) : null };
}

export function hashOf({ turn, part, eye }: Spot): string {
  return `#at=${turn}${part > 0 ? `.${part}` : ""}${eye === null ? "" : `&seat=${eye}`}`;
}

/** The stop nearest to what was asked for: a link may be cut off, or older than the page. */
export function stopAt(stops: readonly Stop[], { turn, part }: Pick<Spot, "turn" | "part">): number {
  const at = stops.findLastIndex((stop) => stop.turn < turn || (stop.turn === turn && stop.part <= part));
  return Math.max(0, at);
}
