// The coach's figures as sentences.

import { cardName, noneOf, suitName } from "../cards/names";
import type { People } from "../table/people";
import { t } from "../words";
import { gain } from "../words/figure";
import { listed } from "../words/listed";
import { asGood, type Advice, type Choice, type Coached, type Why } from "./lesson";

/** A chance in whole percent; 0 and 100 are kept for what is certain. */
export function percent(chance: number): number {
  if (chance <= 0 || chance >= 1) return chance <= 0 ? 0 : 100;
  return Math.min(99, Math.max(1, Math.round(100 * chance)));
}

/** Points as they stand on the sheet: whole, with their sign. */
export function points(value: number): string {
  return gain(Math.round(value));
}

/** `Ansage 3`, `Kraut 11`, `Trumpf Mond`. */
export function moveName(move: Coached): string {
  if (move.type === "bid") return t("coach-bid", { n: move.tricks });
  return move.type === "play" ? cardName(move.card) : t("coach-trump", { suit: suitName(move.suit) });
}

/** Which one is best, and by how surely. */
export function verdict(advice: Advice): string[] {
  const best = advice.choices[advice.best];
  if (best === undefined) return [];
  if (advice.choices.length === 1) return [t("coach-only", { move: moveName(best.move) })];
  const others = asGood(advice);
  const first = t("coach-best", { move: moveName(best.move), points: points(best.points) });
  if (others.length === 0) return [first];
  if (others.length > 3) return [first, t("coach-close-many", { n: others.length })];
  return [first, t("coach-close", { moves: listed(others.map(({ move }) => moveName(move))) })];
}

/** What speaks for a choice, and what is known anyway. */
export function reasons(advice: Advice, choice: Choice, people: People): string[] {
  return [...advice.why, ...choice.why].map((why) => reason(why, choice.move, people)).filter((said) => said !== "");
}

/** What sets the move that was made apart from the best one, whoever has made it. */
export function compared(advice: Advice, made: Coached): string[] {
  const name = moveName(made);
  const chosen = advice.choices.find(({ move }) => moveName(move) === name);
  const best = advice.choices[advice.best];
  if (chosen === undefined || best === undefined) return [];
  const both = { move: name, percent: percent(chosen.met), best: moveName(best.move), other: percent(best.met) };
  if (made.type === "bid") return [t("coach-dear-bid", both)];
  const need = advice.why.flatMap((why) => (why.type === "need" ? [needed(why)] : []));
  const [mine, its] = [taking(chosen), taking(best)];
  const takes = mine === its ? [] : [chosen, best].map(({ move }, at) => t("coach-takes", { move: moveName(move), percent: [mine, its][at] ?? 0 }));
  return [...need, ...takes, t("coach-dear-card", both)];
}

/** In how many of a hundred cases a card takes the trick into which it is laid. */
function taking({ why }: Choice): number | undefined {
  const takes = why.find(({ type }) => type === "takes");
  return takes?.type === "takes" ? percent(takes.chance) : undefined;
}

function needed({ tricks, left }: Extract<Why, { type: "need" }>): string {
  return tricks < 0 ? t("coach-dear-many", { n: -tricks }) : t("coach-dear-need", { n: tricks, left });
}

function reason(why: Why, move: Coached, people: People): string {
  switch (why.type) {
    case "need":
      return why.tricks < 0 ? t("coach-too-many", { n: -why.tricks }) : t("coach-need", { n: why.tricks, left: why.left });
    case "lacks":
      return t("coach-lacks", { who: people.named(why.seat), none: noneOf(why.suit) });
    case "sure":
      return t("coach-sure", { cards: listed(why.cards.map(cardName)) });
    case "shaky":
      return t("coach-shaky", { cards: listed(why.cards.map(cardName)) });
    case "takes":
      return t("coach-takes", { move: moveName(move), percent: percent(why.chance) });
    case "beaten": {
      const told = { who: people.named(why.seat), percent: percent(why.chance) };
      return why.trump > 0 ? t("coach-beaten-trump", { ...told, trump: percent(why.trump) }) : t("coach-beaten", told);
    }
  }
}
