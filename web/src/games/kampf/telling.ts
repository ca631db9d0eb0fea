// What happened, in words: one sentence for each event, for the status line and for the chronicle.

import { PLAIN, type Ink } from "../../table/ink";
import type { People } from "../../table/people";
import { t } from "../../words";
import { listed } from "../../words/listed";
import { BALL, JOKER, valueOf } from "./cards";
import type { Event, Fight, Laid } from "./view";

/** `4 + 4 + Joker 4 = 12`; a card alone needs no sum. */
export function addition({ cards, joker, total }: Pick<Laid, "cards" | "joker" | "total">): string {
  const mages = cards.filter((card) => card !== BALL);
  const parts = mages.map((card) => (card === JOKER ? t("kampf-joker-inside", { value: joker ?? 0 }) : String(valueOf(card))));
  if (mages.length < 2) return parts.join();
  return `${parts.join(" + ")} = ${total}`;
}

export function told(event: Event, people: People, ink: Ink = PLAIN): string {
  switch (event.type) {
    case "round_dealt":
      return t("kampf-tell-dealt", { ...people.args(event.start, ink), round: event.round });
    case "cards_laid":
      return `${toldLaid(event.laid, event.opens, people, ink)}.`;
    case "cards_drawn":
      return "";
    case "fight_taken":
      return t("kampf-tell-taken", { ...people.args(event.seat, ink), cards: event.cards });
    case "round_scored": {
      const list = event.line.collected.map((cards, seat) => t("kampf-tell-cards", { who: people.inside(seat, ink), cards }));
      return t("kampf-tell-scored", { round: event.round, list: listed(list) });
    }
    case "match_over":
      return "";
  }
}

/** What somebody laid, without the full stop. */
export function toldLaid(laid: Laid, opens: boolean, people: People, ink: Ink): string {
  const args = people.args(laid.seat, ink);
  const sum = addition(laid);
  if (laid.cards.includes(BALL)) return t("kampf-tell-ball", { ...args, sum, with: sum === "" ? "no" : "yes", total: laid.total });
  return opens ? t("kampf-tell-opens", { ...args, sum }) : t("kampf-tell-lays", { ...args, sum });
}

/** A finished fight: what was laid, where that may be looked up, and who took it. */
export function toldFight(number: number | null, { laid, taker }: Fight, open: boolean, people: People, ink: Ink): string {
  const cards = laid.reduce((sum, one) => sum + one.cards.length, 0);
  const end =
    taker === null ? t("kampf-tell-void", { cards }) : t("kampf-tell-taken", { ...people.args(taker, ink), cards });
  const list = [...(open ? toldAll(laid, people, ink) : []), end].join(" ");
  return number === null ? t("kampf-tell-last-fight", { list }) : t("kampf-tell-fight", { number, list });
}

/** A fight that is going on. */
export function toldGoing(number: number, laid: Laid[], people: People, ink: Ink): string {
  return t("kampf-tell-fight", { number, list: toldAll(laid, people, ink).join(" ") });
}

function toldAll(laid: Laid[], people: People, ink: Ink): string[] {
  return laid.map((one, i) => `${toldLaid(one, i === 0, people, ink)}.`);
}

/** How the match ended. */
export function toldEnd(winners: number[], totals: number[], people: People, ink: Ink = PLAIN): string {
  const [first] = winners;
  if (first === undefined) return "";
  const cards = totals[first] ?? 0;
  return winners.length > 1
    ? t("kampf-tell-shared", { list: people.list(winners, ink, true), cards })
    : t("kampf-tell-won", { ...people.args(first, ink), cards });
}
