// What happened, in words: one sentence for each event, for the status line and for the chronicle.

import { suitOf, type Card, type Suit } from "../../cards/card";
import { suitName } from "../../cards/names";
import { t } from "../../words";
import { figure, gain } from "../../words/figure";
import { listed } from "../../words/listed";
import { PLAIN, type Ink } from "../../table/ink";
import type { People } from "../../table/people";
import type { Event, Line, Trick } from "./view";

/** The sentence for an event; in the chronicle a card alone is not told, its trick is. */
export function told(event: Event, people: People, ink: Ink = PLAIN): string {
  switch (event.type) {
    case "round_dealt":
      return dealt(event, ink);
    case "trump_named":
      return t("wizard-tell-trump", { ...people.args(event.seat, ink), suit: suitName(event.suit, "sentence") });
    case "bid_made": {
      const args = { ...people.args(event.seat, ink), tricks: event.tricks };
      return event.again ? t("wizard-tell-bid-again", args) : t("wizard-tell-bid", args);
    }
    case "bids_shown":
      return t("wizard-tell-bids", { list: bySeat(event.bids.map(String), people, ink) });
    case "card_played":
      return t("wizard-tell-card", { ...people.args(event.seat, ink), card: ink.card(event.card, "what") });
    case "trick_taken":
      return t("wizard-tell-taken", people.args(event.trick.taker, ink));
    case "round_scored":
      return t("wizard-tell-scored", { round: event.round, list: bySeat(event.line.points.map(gain), people, ink) });
    case "match_over":
      return "";
  }
}

/** How the match ended. */
export function toldEnd(winners: number[], total: number, people: People, ink: Ink = PLAIN): string {
  const [first] = winners;
  if (first === undefined) return "";
  return winners.length > 1
    ? t("wizard-tell-shared", { list: people.list(winners, ink, true), total: figure(total) })
    : t("wizard-tell-won", { ...people.args(first, ink), total: figure(total) });
}

/** A finished trick: who took it, and with what. */
export function toldTrick(number: number, trick: Trick, trump: Suit | null, people: People, ink: Ink): string {
  const players = trick.cards.length;
  const card = trick.cards[(trick.taker - trick.leader + players) % players]!;
  return t("wizard-tell-trick", {
    ...people.args(trick.taker, ink),
    number,
    card: ink.card(card, "with"),
    trump: trump !== null && suitOf(card) === trump ? "yes" : "no",
  });
}

/** A trick under way: who laid what so far. */
export function toldGoing(number: number, leader: number, cards: Card[], players: number, people: People, ink: Ink): string {
  const parts = cards.map((card, i) => {
    const args = { ...people.args((leader + i) % players, ink), card: ink.card(card, "what") };
    return i === 0 ? t("wizard-tell-lead", args) : t("wizard-tell-lay", args);
  });
  return t("wizard-tell-going", { number, list: parts.join(", ") });
}

/** What the round brought the reader. */
export function toldOwn(round: number, line: Line, seat: number): string {
  const [bid, taken] = [line.bids[seat]!, line.taken[seat]!];
  return t("wizard-tell-scored-own", {
    round,
    bid,
    taken,
    hit: bid === taken ? "yes" : "no",
    points: gain(line.points[seat]!),
  });
}

function dealt({ round, cards, turned, trump }: Extract<Event, { type: "round_dealt" }>, ink: Ink): string {
  if (turned === null) return t("wizard-tell-dealt", { round, cards });
  if (turned === "J") return t("wizard-tell-dealt-jester", { round, cards });
  if (trump === null) return t("wizard-tell-dealt-wizard", { round, cards });
  return t("wizard-tell-dealt-trump", { round, cards, card: ink.card(turned, "what"), suit: suitName(trump, "sentence") });
}

function bySeat(values: string[], people: People, ink: Ink): string {
  return listed(values.map((value, seat) => `${people.inside(seat, ink)} ${value}`));
}
