// A finished round in words: what was cast, what was paid, what came of it.  Nothing is compared here: who lost what
// comes with the round.

import { spellName, spellShort } from "../../cards/spells/names";
import { printOf } from "../../cards/spells/spell";
import { PLAIN, type Ink } from "../../table/ink";
import type { People } from "../../table/people";
import { t } from "../../words";
import type { Seat } from "../../wire";
import { sides, type Result, type Round } from "./view";

/** What two spells made of each other. */
export type Turn = "unpaid" | "hit" | "held" | "shields" | "both" | "past";

/** The kind of outcome, for the words about it. */
export function turnOf({ cards, paid, lost }: Round): Turn {
  if (paid.includes(null)) return "unpaid";
  const shields = cards.filter((card) => printOf(card).kind === "defence").length;
  if (lost.every((stones) => stones > 0)) return "both";
  if (lost.some((stones) => stones > 0)) return shields === 0 ? "past" : "hit";
  return shields === 2 ? "shields" : "held";
}

/** Who alone lost a life; null when nobody or both did. */
export function loserOf({ lost }: Round): Seat | null {
  const hit = lost.flatMap((stones, seat) => (stones > 0 ? [seat] : []));
  return hit.length === 1 ? hit[0]! : null;
}

/** `8 schlägt 7`. */
export function comparison(round: Round): string {
  const [mine, yours] = round.cards.map((card) => printOf(card).strength) as [number, number];
  const loser = loserOf(round);
  switch (turnOf(round)) {
    case "unpaid":
      return t("duell-not-compared");
    case "hit":
    case "past":
      return t("duell-beats", loser === 0 ? { strong: yours, weak: mine } : { strong: mine, weak: yours });
    case "both":
      return t("duell-even", { strong: mine });
    case "shields":
      return t("duell-two-shields");
    case "held": {
      const shield = printOf(round.cards[0]!).kind === "defence" ? 0 : 1;
      return t("duell-holds", shield === 0 ? { shield: mine, attack: yours } : { shield: yours, attack: mine });
    }
  }
}

/** `Till verliert 1 Leben`. */
export function consequence(round: Round, people: People, ink: Ink = PLAIN): string {
  const unpaid = round.paid.flatMap((cost, seat) => (cost === null ? [seat] : []));
  if (unpaid.length === 2) return t("duell-neither-pays");
  if (unpaid[0] !== undefined) return t("duell-cannot-pay", people.args(unpaid[0], ink));
  const loser = loserOf(round);
  if (loser !== null) return t("duell-loses-life", people.args(loser, ink));
  return turnOf(round) === "both" ? t("duell-both-lose") : t("duell-nobody-loses");
}

/** `Till: Windschild 7, Verteidigung. Du: Feuerball 8, Angriff.` */
export function turnedInWords(round: Round, people: People): string {
  return sides(people.own)
    .map((seat) => {
      const card = round.cards[seat]!;
      return t("duell-shows", { who: people.title(seat), spell: spellShort(card), kind: t(`spell-kind-${printOf(card).kind}`) });
    })
    .join(" ");
}

/** `Till zahlt 3. Du zahlst 4.` */
export function paidInWords(round: Round, people: People): string {
  return sides(people.own)
    .map((seat) => {
      const cost = round.paid[seat] ?? null;
      return cost === null ? `${t("duell-cannot-pay", people.args(seat))}.` : t("duell-pays", { ...people.args(seat), cost });
    })
    .join(" ");
}

/** The whole round as one line of the chronicle. */
export function roundInWords(number: number, round: Round, people: People, ink: Ink = PLAIN): string {
  const [left, right] = sides(people.own);
  const cast = t("duell-round-line", {
    n: number,
    left: ink.name(people.title(left)),
    leftSpell: ink.name(spellName(round.cards[left]!)),
    right: people.inside(right, ink),
    rightSpell: ink.name(spellName(round.cards[right]!)),
  });
  return `${cast} ${comparison(round)}. ${consequence(round, people, ink)}.`;
}

/** Who has won, and why: the end is declared (D21). */
export function endInWords({ winner, cause }: Result, people: People, ink: Ink = PLAIN): string {
  const who = winner === null ? t("duell-drawn") : t("duell-won", people.args(winner, ink));
  return `${who} ${why({ winner, cause }, people, ink)}`;
}

export function why({ winner, cause }: Result, people: People, ink: Ink = PLAIN): string {
  if (winner === null) return t(`duell-why-drawn-${cause}`);
  return t(`duell-why-${cause}`, people.args(1 - winner, ink));
}
