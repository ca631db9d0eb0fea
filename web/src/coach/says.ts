// The coach's figures as sentences.

import { cardName, suitName } from "../cards/names";
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

/** `Gebot 3`, `Kraut 11`, `Trumpf Mond`. */
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
  return [first, t("coach-close", { n: others.length, moves: listed(others.map(({ move }) => moveName(move))) })];
}

/** What speaks for a choice, and what is known anyway. */
export function reasons(advice: Advice, choice: Choice, people: People): string[] {
  return [...advice.why, ...choice.why].map((why) => reason(why, choice.move, people)).filter((said) => said !== "");
}

/** What sets the move that was made apart from the best one. */
export function compared(advice: Advice, made: Coached, people: People): string[] {
  const name = moveName(made);
  const best = advice.choices[advice.best];
  const both = [advice.choices.find(({ move }) => moveName(move) === name), best].filter((choice) => choice !== undefined);
  if (made.type === "play") {
    const need = advice.why.filter(({ type }) => type === "need");
    const takes = both.flatMap(({ move, why }) => why.filter(({ type }) => type === "takes").map((one) => reason(one, move, people)));
    return [...need.map((one) => reason(one, made, people)), ...takes];
  }
  return both.map(({ move, met }) => t("coach-dear-met", { move: moveName(move), percent: percent(met) }));
}

function reason(why: Why, move: Coached, people: People): string {
  switch (why.type) {
    case "need":
      return why.tricks < 0 ? t("coach-too-many", { n: -why.tricks }) : t("coach-need", { n: why.tricks, left: why.left });
    case "lacks":
      return t("coach-lacks", { who: people.named(why.seat), suit: suitName(why.suit, "sentence") });
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
