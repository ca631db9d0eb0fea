// Wings (W36): a card, or a bid, that was chosen before the turn came.  Here is what becomes of it, as plain questions
// about two frames: the one on which it got its wings, and the one that is there now.
//
// Two wishes of the player.  "Always": a winged card flies when it may be laid.  "Expected": besides, the trick must
// ask for what its owner saw coming.
// - What the trick already asked for when the card got its wings must still be asked for.
// - Nothing was asked for yet, no card of that trick or only jesters lying: a card of a suit waits for a trick that asks
//   for its suit, or for none; wizards and jesters suit any.
// - Whoever leads, and could not know it when giving the wings, thinks again.

import { suitOf, type Card, type Suit } from "../../cards/card";
import type { WingsWish } from "../../settings.svelte";
import type { WizardFrame } from "./view";

/** Why something does not fly; with the suit that the sentence is about. */
export interface Fall {
  why: "locked" | "suit" | "free" | "leads" | "undone";
  suit: Suit | null;
}

/** Why a winged card is not laid, now that the turn has come; null when it flies. */
export function falls(card: Card, given: WizardFrame, now: WizardFrame, wish: WingsWish): Fall | null {
  const legal = now.legal.some((move) => move.type === "play" && move.card === card);
  if (!legal) return { why: "locked", suit: now.facts.follow };
  return wish === "expected" ? unexpected(card, given, now) : null;
}

function unexpected(card: Card, given: WizardFrame, now: WizardFrame): Fall | null {
  const { demand, follow } = now.facts;
  if (demand === "nothing") return leadsForSure(given) ? null : { why: "leads", suit: null };
  const seen = asked(given);
  const same =
    seen === null
      ? suitOf(card) === null || follow === null || follow === suitOf(card)
      : seen.demand === demand && seen.follow === follow;
  return same ? null : { why: follow === null ? "free" : "suit", suit: follow };
}

/** What the trick for which a card gets its wings asks for already; null when that is open. */
function asked({ seat, view: { public: p }, facts: { demand, follow } }: WizardFrame) {
  const laid = (seat! - p.leader + p.totals.length) % p.totals.length < p.trick.length; // then it is for the next trick
  return !laid && (demand === "suit" || demand === "free") ? { demand, follow } : null;
}

/** Before the first trick of a round everybody knows who leads it. */
function leadsForSure({ seat, view: { public: p } }: WizardFrame): boolean {
  return p.phase !== "play" && p.start === seat;
}

/** How a later frame goes on from an earlier one: with the same round, with another, or after something was taken back. */
export function course(before: WizardFrame, now: WizardFrame): "on" | "elsewhere" | "undone" {
  if (before.table.match !== now.table.match || before.seat !== now.seat) return "elsewhere";
  const [a, b] = [before.view.public, now.view.public];
  if (a.round !== b.round) return a.round < b.round ? "elsewhere" : "undone";
  const [then, since] = [played(before), played(now)];
  const kept =
    then.every((card, i) => card === since[i]) &&
    a.bids.every((bid, seat) => bid === null || b.bids[seat] !== null) &&
    (a.trump === null || a.trump === b.trump);
  return kept ? "on" : "undone";
}

/** The cards of the round, in the order in which they were laid. */
function played({ view: { public: p } }: WizardFrame): Card[] {
  return [...p.tricks.flatMap((trick) => trick.cards), ...p.trick];
}

/** Whether the reader can choose a bid before being asked: the bids are open, and the own one is still to come. */
export function bidsLater({ seat, waiting, view: { public: p } }: WizardFrame): boolean {
  const open = p.phase === "bid" && !p.plan[p.round - 1]?.hiddentip;
  return open && seat !== null && p.bids[seat] === null && !waiting.includes(seat);
}
