// What happened, in words: one sentence for each event, for the status line, the chronicle and the ear.  The terminal
// tells the same in the same order (cli/seelenkrieger/telling.py).

import { PLAIN, type Ink } from "../../table/ink";
import type { People } from "../../table/people";
import type { Seat } from "../../wire";
import { t } from "../../words";
import { figure, gain } from "../../words/figure";
import { called } from "./cards/card";
import { printOf } from "./cards/catalogue.svelte";
import { keywordName, statName } from "./cards/names";
import type { Event, Of, Result } from "./events";
import { aimedAt, cardName, cardNames, nameAt, namesAt, type Numbers } from "./names";

/** `hearer` is the only seat that is told of a card which it drew. */
export function told(event: Event, people: People, numbers: Numbers, ink: Ink = PLAIN, hearer: Seat | null = people.own): string {
  const at = (id: number) => nameAt(id, numbers, ink);
  switch (event.event) {
    case "hands_kept":
      return event.keeps
        .map((kept, seat) => t(kept ? "soul-tell-keeps" : "soul-tell-redraws", people.args(seat, ink)))
        .join(" ");
    case "turn_began":
      return t("soul-tell-turn", { ...people.args(event.seat, ink), turn: event.turn, sparks: event.income });
    case "cards_drawn":
      return t("soul-tell-draws", { ...people.args(event.seat, ink), cards: event.cards });
    case "card_drawn":
      return t("soul-tell-drawn", { ...people.args(hearer ?? 0, ink), card: cardName(event.card, ink) });
    case "card_played":
      return toldPlayed(event, people, numbers, ink);
    case "card_entered": {
      const how = event.bearer !== undefined ? "bearer" : event.out_of_valley ? "valley" : "plain";
      const bearer = event.bearer === undefined ? "" : at(event.bearer);
      return t("soul-tell-enters", { card: cardName(event.card, ink), how, bearer });
    }
    case "card_left":
      return t("soul-tell-leaves", { card: cardName(event.card, ink), to: event.to });
    case "prepared":
      return t("soul-tell-prepared", people.args(event.seat, ink));
    case "attack_declared": {
      const second = event.overflow === undefined ? "" : at(event.overflow);
      const args = { band: namesAt(event.attackers, numbers, ink), target: at(event.target), also: yes(second !== ""), second };
      return t("soul-tell-attacks", { ...people.args(event.seat, ink), ...args });
    }
    case "attack_ended":
      return t("soul-tell-attack-ended", { card: at(event.target) });
    case "used": {
      const aims = aimedAt(event.aims, numbers, ink);
      const args = { card: cardName(event.card, ink), spell: yes(event.spell === true), at: yes(aims !== ""), aims };
      return t("soul-tell-uses", { ...people.args(event.seat, ink), ...args });
    }
    case "negated":
      return t("soul-tell-negated", { card: cardName(event.card, ink) });
    case "passed":
      return t("soul-tell-passes", { ...people.args(event.seat, ink), rest: yes(event.rest === true) });
    case "triggered": {
      const aims = aimedAt(event.aims, numbers, ink);
      return t("soul-tell-triggered", { card: cardName(event.card, ink), at: yes(aims !== ""), aims });
    }
    case "damaged":
      return t("soul-tell-damaged", { card: at(event.id), n: event.n, prevented: event.prevented ?? 0 });
    case "healed":
      return t("soul-tell-healed", { card: at(event.id), n: event.n });
    case "changed":
      return toldChanged(event, at(event.id));
    case "turned":
      return t("soul-tell-turned", { card: at(event.id), used: yes(event.used) });
    case "warrior_defeated":
      return t("soul-tell-defeated", { ...people.args(event.seat, ink), card: cardName(event.card, ink) });
    case "defeat_replaced":
      return t("soul-tell-spared", { card: at(event.id) });
    case "destroyed":
      return t("soul-tell-destroyed", { card: cardName(event.card, ink) });
    case "sparks_changed":
      return t("soul-tell-sparks", { ...people.args(event.seat, ink), gains: yes(event.n >= 0), n: Math.abs(event.n) });
    case "found": {
      const card = event.card === null ? t("soul-tell-nothing") : cardName(event.card, ink);
      return t("soul-tell-finds", { ...people.args(event.seat, ink), card });
    }
    case "looked":
      return t("soul-tell-looks", { ...people.args(event.seat, ink), cards: event.cards });
    case "put_back":
      return t("soul-tell-puts-back", { ...people.args(event.seat, ink), top: event.top, bottom: event.bottom });
    case "revealed":
      return t("soul-tell-reveals", { ...people.args(event.seat, ink), list: cardNames(event.cards, ink) });
    case "shuffled":
      return t("soul-tell-shuffles", people.args(event.seat, ink));
    case "counted":
      return t("soul-tell-counted", people.args(event.seat, ink));
    case "stopped":
      return t("soul-tell-stopped");
    case "match_over":
      return toldEnd(event.result, people, ink);
  }
}

/** What was paid or called.  Whatever comes out of the side deck costs nothing, and so does the hero. */
function toldPlayed({ seat, card, paid, bearer }: Of<"card_played">, people: People, numbers: Numbers, ink: Ink): string {
  if (card === null) return t("soul-tell-lays", { ...people.args(seat, ink), paid });
  const print = printOf(card);
  const how = print && called(print) ? "calls" : bearer === undefined ? "plays" : "hangs";
  const on = bearer === undefined ? "" : nameAt(bearer, numbers, ink);
  return t("soul-tell-plays", { ...people.args(seat, ink), card: cardName(card, ink), how, bearer: on, paid });
}

function toldChanged({ stat, n = 0, keyword, prevents = 0 }: Of<"changed">, card: string): string {
  if (stat !== undefined) return t("soul-tell-changed", { card, n: gain(n), stat: statName(stat) });
  if (keyword !== undefined) return t("soul-tell-granted", { card, keyword: keywordName(keyword) });
  return t("soul-tell-shielded", { card, n: figure(prevents) });
}

/** How the match ended, and why. */
export function toldEnd({ winner, cause }: Result, people: People, ink: Ink = PLAIN): string {
  const end = winner === null ? t("soul-end-draw") : t("soul-end-won", people.args(winner, ink));
  return `${end} ${toldCause({ winner, cause }, people, ink)}`;
}

/** Why it ended: what the loser met with, or both. */
export function toldCause({ winner, cause }: Result, people: People, ink: Ink = PLAIN): string {
  if (winner === null) return t("soul-end-drawn-by", { cause });
  return t("soul-end-by", { ...people.args(1 - winner, ink), cause });
}

const yes = (so: boolean): string => (so ? "yes" : "no");
