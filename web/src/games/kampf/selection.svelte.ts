// The cards that the reader has put together, by tapping one after the other.  What goes together comes with the
// frame; a card that does not go with the others begins anew.

import { BALL, held, type Card, type Held } from "./cards";
import type { Ball, KampfFrame, Move, Sum } from "./view";

/** What the chosen cards are: together a sum, or a crystal ball, or nothing that goes together. */
export interface Chosen {
  cards: Card[];
  joker: number | null;
  total: number | null; // null for a crystal ball, which keeps the total
  allowed: boolean; // by the middle as it is
  values: number[]; // that a joker may stand for here, where there is a choice
}

export class Selection {
  #keys: string[] = $state.raw([]);
  #joker: number | null = $state.raw(null);

  has(key: string): boolean {
    return this.#keys.includes(key);
  }

  get empty(): boolean {
    return this.#keys.length === 0;
  }

  clear(): void {
    this.#keys = [];
    this.#joker = null;
  }

  /** Say what a joker stands for. */
  stands(value: number): void {
    this.#joker = value;
  }

  /** Tap a card: it joins the others, leaves them, or begins anew. */
  toggle({ key }: Held, frame: KampfFrame): void {
    this.#joker = null;
    if (this.has(key)) this.#keys = this.#keys.filter((one) => one !== key);
    else this.#keys = this.fits(key, frame) ? [...this.#keys, key] : [key];
  }

  /** Whether a card of the hand can join those chosen. */
  fits(key: string, frame: KampfFrame): boolean {
    const cards = cardsOf([...this.#keys, key], frame);
    return sumsOf(cards, frame).length > 0 || cards.join() === BALL || becomesBall(cards, frame);
  }

  /** Cards that have left the hand are no longer chosen. */
  follow(frame: KampfFrame): void {
    const hand = held(frame.view.own?.hand ?? []);
    if (!this.#keys.every((key) => hand.some((one) => one.key === key))) this.clear();
  }

  /** Null where nothing is chosen. */
  chosen(frame: KampfFrame): Chosen | null {
    const cards = cardsOf(this.#keys, frame);
    if (cards.length === 0) return null;
    if (cards.includes(BALL)) {
      const ball = ballOf(cards, frame);
      // Before the turn comes nothing is legal yet; what is locked is told all the same.
      const early = frame.legal.length === 0 && !frame.facts.locked.some(({ card }) => card === BALL);
      const allowed = ball !== undefined || early;
      return { cards, joker: ball?.joker ?? null, total: null, allowed, values: [] };
    }
    const sums = sumsOf(cards, frame);
    const sum = sums.find(({ joker }) => joker === this.#joker) ?? best(sums);
    if (!sum) return null;
    const values = sums.length > 1 ? sums.flatMap(({ joker }) => joker ?? []) : [];
    return { cards, joker: sum.joker, total: sum.total, allowed: sum.allowed, values };
  }

  /** The move that lays them; null where it is none now. */
  move(frame: KampfFrame): Move | null {
    const chosen = this.chosen(frame);
    if (!chosen?.allowed) return null;
    if (chosen.total === null) return ballOf(chosen.cards, frame) ?? null;
    return { type: "play", cards: chosen.cards, joker: chosen.joker };
  }
}

/** The best that more cards of the hand would make of those chosen: the fewest cards that are enough. */
export function better(cards: readonly Card[], { facts }: KampfFrame): Sum | undefined {
  const with_ = (sum: Sum) => held(cards).every(({ key }) => held(sum.cards).some((one) => one.key === key));
  return facts.sums
    .filter((sum) => sum.allowed && sum.cards.length > cards.length && with_(sum))
    .sort((a, b) => a.cards.length - b.cards.length || a.total - b.total)[0];
}

/** The chosen cards in the order of the hand: mages, jokers, crystal balls. */
function cardsOf(keys: readonly string[], frame: KampfFrame): Card[] {
  return held(frame.view.own?.hand ?? []).flatMap(({ key, card }) => (keys.includes(key) ? [card] : []));
}

function sumsOf(cards: readonly Card[], { facts }: KampfFrame): Sum[] {
  return facts.sums.filter((sum) => sum.cards.join() === cards.join());
}

function ballOf(cards: readonly Card[], { legal }: KampfFrame): Ball | undefined {
  return legal.find((move): move is Ball => move.type === "ball" && [...(move.cards ?? []), BALL].join() === cards.join());
}

/** Whether a crystal ball and these cards are part of what may be laid: where the table asks for cards with it. */
function becomesBall(cards: readonly Card[], { legal }: KampfFrame): boolean {
  const keys = held(cards).map(({ key }) => key);
  return legal.some((move) => {
    if (move.type !== "ball" || !cards.includes(BALL)) return false;
    const all = held([...(move.cards ?? []), BALL]).map(({ key }) => key);
    return keys.every((key) => all.includes(key));
  });
}

/** Jokers by themselves: first what is enough, then the higher. */
function best(sums: Sum[]): Sum | undefined {
  return [...sums].sort((a, b) => Number(b.allowed) - Number(a.allowed) || b.total - a.total)[0];
}

