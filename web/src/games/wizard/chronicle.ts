// The chronicle of a match: what happened, told trick by trick.

import type { Suit } from "../../cards/card";
import { t } from "../../words";
import type { GameLine } from "../../table/Talk.svelte";
import { MARKED, PLAIN, type Ink } from "../../table/ink";
import type { People } from "../../table/people";
import { placeName, type Places } from "./places";
import type { Scene } from "./scene";
import { told, toldEnd, toldGoing, toldTrick } from "./telling";
import type { Event, WizardFrame } from "./view";

/** An event worth a line, and the trump of its round. */
export interface Entry {
  seq: number;
  event: Event;
  trump: Suit | null;
  total?: number; // of the winners
}

export interface ChronicleLine extends GameLine {
  marked: string; // the same with names and cards marked
}

/** What is new in a frame.  A trick that ends a round was played under the trump of the frame before. */
export function entriesOf(frame: WizardFrame, trumpBefore: Suit | null): Entry[] {
  const { public: p } = frame.view;
  // What the table itself says in the same frame ("the match is over") follows from what was played.
  const seq = Math.min(frame.seq, ...frame.happened.map((one) => one.seq));
  let trump = trumpBefore;
  return frame.events
    .map((event): Entry => {
      if (event.type === "round_dealt") trump = event.trump;
      if (event.type === "trump_named") trump = event.suit;
      const total = event.type === "match_over" ? Math.max(...p.totals) : undefined;
      return { seq, event, trump, ...(total === undefined ? {} : { total }) };
    })
    .filter(({ event }) => event.type !== "card_played");
}

/** What a reader who has just come in is told: the rounds before, and this one as far as it lies open. */
export function retold(frame: WizardFrame, places: Places = {}): Entry[] {
  const { public: p } = frame.view;
  const events: Event[] = p.sheet.map((line, i) => ({ type: "round_scored", round: i + 1, line }));
  if (p.phase !== "over") {
    events.push({
      type: "round_dealt",
      round: p.round,
      cards: frame.facts.cards,
      start: p.start,
      turned: p.turned,
      trump: p.turned === "W" ? null : p.trump,
    });
    if (p.turned === "W" && p.trump !== null) {
      events.push({ type: "trump_named", seat: frame.facts.dealer, suit: p.trump });
    }
    const secret = p.plan[p.round - 1]?.hiddentip;
    if (secret && p.bids.every((bid) => bid !== null)) events.push({ type: "bids_shown", bids: p.bids as number[] });
    if (!secret) {
      for (const seat of frame.facts.places) {
        const tricks = p.bids[seat];
        if (typeof tricks === "number") events.push({ type: "bid_made", seat, tricks, again: false });
      }
    }
    p.tricks.forEach((trick, i) => events.push({ type: "trick_taken", number: i + 1, trick }));
  } else if (frame.facts.winners.length) {
    events.push({ type: "match_over", winners: frame.facts.winners });
  }
  // Where this device was not there, all that can be known is what stands before what; then it stands as late as it
  // may, after the talk from before.
  let seq = frame.happened.find((one) => one.code === "dealt")?.seq ?? frame.seq;
  return events
    .toReversed()
    .map((event) => {
      const name = placeName(event, p.round);
      seq = Math.min(seq, (name === null ? undefined : places[name]) ?? seq);
      return { seq, event, trump: p.trump, total: Math.max(...p.totals) };
    })
    .reverse();
}

/** A round's score is told once it is shown, and what follows it once the table goes on. */
export function upTo(entries: Entry[], scene: Scene | null): Entry[] {
  if (!scene) return entries;
  const at = entries.findIndex(({ event }) => event.type === "round_scored" && event.round === scene.round);
  return at < 0 ? entries : entries.slice(0, scene.phase === "result" ? at + 1 : at);
}

/** An entry as a line. */
export function lineOf(entry: Entry, people: People): ChronicleLine {
  return { seq: entry.seq, text: sentence(entry, people, PLAIN), marked: sentence(entry, people, MARKED) };
}

/** What is not told to somebody who has come in: more than the results of the rounds before. */
export function onlyScored(seq: number, rounds: number): ChronicleLine {
  const text = t("wizard-tell-only", { n: rounds });
  return { seq, text, marked: text };
}

/** The trick that is being played, as a line that grows; null between tricks. */
export function going(frame: WizardFrame, people: People): ChronicleLine | null {
  const { public: p } = frame.view;
  if (p.trick.length === 0) return null;
  const say = (ink: Ink) => toldGoing(p.tricks.length + 1, p.leader, p.trick, p.totals.length, people, ink);
  return { seq: frame.seq, text: say(PLAIN), marked: say(MARKED) };
}

function sentence({ event, trump, total = 0 }: Entry, people: People, ink: Ink): string {
  switch (event.type) {
    case "trick_taken":
      return toldTrick(event.number, event.trick, trump, people, ink);
    case "match_over":
      return toldEnd(event.winners, total, people, ink);
    default:
      return told(event, people, ink);
  }
}
