// Both decks of a match, shuffled, drawn from and looked through again from its key, as games/seelenkrieger does it
// (S26, SA14-SA16, S31, SA81).  What was drawn and chosen is read from what happened; the order of the cards is not.

import { Chance } from "../../fair/chance";
import type { Moment, Seat } from "../../wire";
import type { CardKey, Event } from "./events";
import type { Own, Public } from "./state";
import type { Facts, Move } from "./view";

/** A deck as it is brought to the table. */
export interface Deck {
  main: { card: CardKey; count: number }[];
  side?: { card: CardKey; count: number }[];
  hero?: CardKey | null;
}

export type SoulMoment = Moment<Public, Own, Facts, Move, Event>;

export class Dealing {
  first: Seat = 0;
  #piles: CardKey[][] = [[], []]; // the next card first
  #looked: CardKey[][] = [[], []]; // taken up to be looked at
  #drawn = true; // whether every card that came was the next one

  private constructor(
    private readonly chance: Chance,
    private readonly order: ReadonlyMap<CardKey, number>,
  ) {}

  /** The deal: who begins, and both decks shuffled; `book` has all cards in the order of the catalogue. */
  static from(key: Uint8Array, decks: readonly Deck[], book: Iterable<CardKey>): Dealing {
    const dealing = new Dealing(new Chance(key), new Map([...book].map((card, place) => [card, place])));
    dealing.first = dealing.chance.below(2);
    dealing.#piles = decks.map(({ main }) => dealing.chance.shuffle(main.flatMap(({ card, count }) => Array<CardKey>(count).fill(card))));
    return dealing;
  }

  /** The same once more, to go back to when a move is taken back. */
  copy(): Dealing {
    const same = new Dealing(this.chance.copy(), this.order);
    same.first = this.first;
    same.#piles = this.#piles.map((pile) => [...pile]);
    same.#looked = this.#looked.map((cards) => [...cards]);
    same.#drawn = this.#drawn;
    return same;
  }

  /** Take the first hands from the decks. */
  hands({ public: p }: SoulMoment): CardKey[][] {
    return this.#piles.map((pile, seat) => this.#inOrder(pile.splice(0, p.hands[seat])));
  }

  /** All that a turn did to the decks. */
  follow({ events, by }: SoulMoment, before: SoulMoment): void {
    for (const { event, seat } of events) {
      if (event.event === "hands_kept") event.keeps.forEach((kept, place) => kept || this.#redraw(place, before));
      else if (event.event === "card_drawn" && seat !== null) this.#next(seat, event.card);
      else if (event.event === "looked") this.#look(event.seat, event.cards);
      else if (event.event === "found") this.#looked[event.seat] = without(this.#looked[event.seat]!, event.card);
      else if (event.event === "shuffled") this.#shuffle(event.seat);
      else if (event.event === "put_back") {
        const move = by.find((one) => one.seat === event.seat)?.move;
        if (move?.do === "arrange") this.#putBack(event.seat, move.top ?? [], move.bottom ?? []);
      } else if (event.event === "revealed") {
        this.#drawn &&= same(this.#piles[event.seat]!.slice(0, event.cards.length), event.cards);
      } else if (event.event === "card_left" && event.to === "top") this.#piles[event.owner]!.unshift(event.card);
      else if (event.event === "card_left" && event.to === "bottom") this.#piles[event.owner]!.push(event.card);
    }
  }

  /** Whether the table of this moment is one that the key makes. */
  fits({ public: p, seats }: SoulMoment): boolean {
    const decks = seats.every(({ own }, seat) => {
      return same(this.#inOrder(this.#piles[seat]!), own.deck) && same(this.#looked[seat]!, own.looking);
    });
    return this.#drawn && decks && this.first === p.first;
  }

  /** The whole first hand is shuffled in, and as many cards are drawn (SA15). */
  #redraw(seat: Seat, { public: p, seats }: SoulMoment): void {
    const all = this.#inOrder([...seats[seat]!.own.hand, ...this.#piles[seat]!]);
    this.#piles[seat] = this.chance.shuffle(all).slice(p.hands[seat]);
  }

  #next(seat: Seat, card: CardKey): void {
    this.#drawn &&= this.#piles[seat]!.shift() === card;
  }

  #look(seat: Seat, cards: number): void {
    const pile = this.#piles[seat]!;
    const looked = pile.splice(0, cards);
    // The whole deck is looked through: its order tells nothing.
    this.#looked[seat] = pile.length === 0 ? this.#inOrder(looked) : looked;
  }

  #shuffle(seat: Seat): void {
    this.#piles[seat] = this.chance.shuffle([...this.#piles[seat]!, ...this.#looked[seat]!]);
    this.#looked[seat] = [];
  }

  #putBack(seat: Seat, top: CardKey[], bottom: CardKey[]): void {
    this.#drawn &&= same(this.#inOrder([...top, ...bottom]), this.#inOrder(this.#looked[seat]!));
    this.#piles[seat] = [...top, ...this.#piles[seat]!, ...bottom];
    this.#looked[seat] = [];
  }

  #inOrder(cards: readonly CardKey[]): CardKey[] {
    const place = (card: CardKey) => this.order.get(card) ?? -1;
    return cards.toSorted((a, b) => place(a) - place(b));
  }
}

/** The cards, one of this name fewer. */
function without(cards: readonly CardKey[], card: CardKey | null): CardKey[] {
  const at = card === null ? -1 : cards.indexOf(card);
  return at < 0 ? [...cards] : cards.toSpliced(at, 1);
}

function same(some: readonly CardKey[], others: readonly CardKey[]): boolean {
  return some.length === others.length && some.every((card, place) => card === others[place]);
}
