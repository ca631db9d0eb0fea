// The cards of a duel, dealt and drawn again from its key as games/duell/rules.py does it (DA2, DA4, D14, DA17).

import { PRINTS, type Spell } from "../../cards/spells/spell";
import { Chance } from "../../fair/chance";
import type { Round } from "./view";

const DECK: readonly Spell[] = [...PRINTS.keys()];
const PLACE = new Map(DECK.map((spell, place) => [spell, place]));
const HAND = 7;

function inOrder(spells: Spell[]): Spell[] {
  return spells.sort((a, b) => PLACE.get(a)! - PLACE.get(b)!);
}

/** Both hands after the deal, and after each round that was drawn for. */
export class Dealing {
  readonly #chance: Chance;
  #pile: Spell[];
  #used: Spell[] = [];
  hands: Spell[][];

  constructor(
    key: Uint8Array,
    private readonly refill: boolean,
  ) {
    this.#chance = new Chance(key);
    const pile = this.#chance.shuffle(DECK);
    this.hands = [0, 1].map((seat) => inOrder(pile.slice(seat * HAND, (seat + 1) * HAND)));
    this.#pile = pile.slice(2 * HAND);
  }

  /** Both cards of a round are used up, and each draws one. */
  after({ cards }: Round): void {
    this.#used.push(...cards);
    this.hands = this.hands.map((hand, seat) => hand.filter((card) => card !== cards[seat]));
    if (this.#pile.length === 0 && this.refill) {
      this.#pile = this.#chance.shuffle(this.#used);
      this.#used = [];
    }
    this.hands = this.hands.map((hand) => inOrder([...hand, ...this.#pile.splice(0, 1)]));
  }
}
