// Advice for tests: on a bid among three, and on one of two cards.

import type { Advice } from "./lesson";

const choice = { doubt: 0, why: [] };

export const ON_A_BID: Advice = {
  choices: [
    { ...choice, move: { type: "bid", tricks: 0 }, points: -12.4, doubt: 2, met: 0.1, tricks: [0.1, 0.6, 0.3] },
    { ...choice, move: { type: "bid", tricks: 1 }, points: 17.2, met: 0.62, tricks: [0.1, 0.62, 0.28] },
    { ...choice, move: { type: "bid", tricks: 2 }, points: 14.1, doubt: 2.5, met: 0.3, tricks: [0.004, 0.696, 0.3] },
  ],
  best: 1,
  why: [{ type: "sure", cards: ["W"] }, { type: "shaky", cards: ["G11", "R9"] }],
  worlds: 200,
};

export const ON_A_CARD: Advice = {
  choices: [
    {
      move: { type: "play", card: "G13" },
      points: 9,
      doubt: 0,
      met: 0.55,
      tricks: [0.2, 0.55, 0.25],
      why: [{ type: "takes", chance: 0.7 }, { type: "beaten", seat: 1, chance: 0.25, trump: 0.2 }, { type: "beaten", seat: 2, chance: 0.05, trump: 0 }],
    },
    { move: { type: "play", card: "J" }, points: -4, doubt: 1, met: 0.2, tricks: [0.6, 0.2, 0.2], why: [{ type: "takes", chance: 0 }] },
  ],
  best: 0,
  why: [{ type: "need", tricks: 1, left: 2 }, { type: "lacks", seat: 1, suit: "G" }],
  worlds: 40,
};
