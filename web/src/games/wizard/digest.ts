// What was missed, in a few sentences.

import { cardLabel } from "../../cards/names";
import { t } from "../../words";
import { figure, gain } from "../../words/figure";
import type { Missed } from "./missed";
import { listed } from "../../words/listed";
import type { People } from "../../table/people";

export function digest({ rounds, lead, tricks, bot }: Missed, people: People): string[] {
  const told: string[] = [];
  if (rounds) {
    const { from, to, points } = rounds;
    told.push(t("wizard-missed-rounds", { n: to - from + 1, from, to, own: points === null ? "no" : "yes", points: gain(points ?? 0) }));
  }
  if (lead) {
    const [first = 0] = lead.seats;
    const args = { list: people.list(lead.seats), total: figure(lead.total) };
    told.push(t("wizard-missed-lead", { n: lead.seats.length, ...people.args(first), ...args }));
  }
  if (tricks) told.push(t("wizard-missed-tricks", { n: tricks.n, own: tricks.mine === null ? "no" : "yes", mine: tricks.mine ?? 0 }));
  if (bot) {
    const moves = [...(bot.bid === null ? [] : [t("wizard-missed-bid", { bid: bot.bid })]), ...bot.cards.map(cardLabel)];
    told.push(t("wizard-missed-bot", { bot: bot.name, n: moves.length, list: listed(moves) }));
  }
  return told;
}
