// What the reader has chosen ahead of the turn: a card, and while others bid, a bid.  It lives in this tab alone and
// tells nobody: nothing is sent or kept before the turn, and then only what flies.

import { ownCard } from "../../cards/names";
import type { WingsWish } from "../../settings.svelte";
import { t } from "../../words";
import { asSum } from "./bid";
import type { Held } from "./hand";
import { whyFell } from "./reasons";
import { bidsBefore, type WizardFrame } from "./view";
import { course, falls } from "./wings";

/** A pair of wings: at most one thing wears it. */
class Wings<Chosen> {
  #on: { chosen: Chosen; given: WizardFrame; seen: WizardFrame } | null = $state.raw(null);

  /** `spent` tells that the question it was chosen for is over. */
  constructor(private readonly spent: (given: WizardFrame, now: WizardFrame) => boolean) {}

  get chosen(): Chosen | null {
    return this.#on?.chosen ?? null;
  }

  give(chosen: Chosen, frame: WizardFrame): void {
    this.#on = { chosen, given: frame, seen: frame };
  }

  /** Take them off; says from what, and since when it had them. */
  take(): { chosen: Chosen; given: WizardFrame } | null {
    const on = this.#on;
    this.#on = null;
    return on;
  }

  /** Look at the next frame.  Comes back with what lost its wings because something was taken back. */
  follow(now: WizardFrame): Chosen | null {
    const on = this.#on;
    if (!on || on.seen === now) return null;
    const went = course(on.seen, now);
    const stays = went === "on" && !this.spent(on.given, now);
    this.#on = stays ? { ...on, seen: now } : null;
    return went === "undone" ? on.chosen : null;
  }
}

/** What flies, or why it does not. */
export type Flight = { card: Held } | { bid: number } | { fell: string };

const handSize = (frame: WizardFrame) => frame.view.own?.hand.length;
const bidMade = ({ seat, view: { public: p } }: WizardFrame) => p.phase !== "bid" || p.bids[seat!] !== null;

export class Ahead {
  /** That wings came or went, for those who hear the page. */
  aloud = $state("");
  readonly #card = new Wings<Held>((given, now) => handSize(given) !== handSize(now));
  readonly #bid = new Wings<number>((_, now) => bidMade(now));

  get card(): Held | null {
    return this.#card.chosen;
  }

  get bid(): number | null {
    return this.#bid.chosen;
  }

  /** What will happen by itself. */
  get sentence(): string {
    if (this.bid !== null) return t("wings-bid-given", { n: this.bid });
    return this.card ? t("wings-given", { card: ownCard(this.card.card) }) : "";
  }

  /** Give a card wings; a card that has them loses them. */
  toggleCard(held: Held, frame: WizardFrame): void {
    const had = this.#card.take()?.chosen.key === held.key;
    if (!had) this.#card.give(held, frame);
    this.aloud = t(had ? "wings-taken" : "wings-given", { card: ownCard(held.card) });
  }

  toggleBid(tricks: number, frame: WizardFrame): void {
    const had = this.#bid.take()?.chosen === tricks;
    if (!had) this.#bid.give(tricks, frame);
    this.aloud = t(had ? "wings-bid-taken" : "wings-bid-given", { n: tricks });
  }

  /** Take all wings off. */
  off(): void {
    const [card, bid] = [this.#card.take(), this.#bid.take()];
    if (card) this.aloud = t("wings-taken", { card: ownCard(card.chosen.card) });
    if (bid) this.aloud = t("wings-bid-taken", { n: bid.chosen });
  }

  /** Look at the next frame.  Comes back with a sentence when something was taken back that the wings relied on. */
  follow(frame: WizardFrame): string | null {
    const [card, bid] = [this.#card.follow(frame), this.#bid.follow(frame)];
    if (bid !== null) return t("wings-bid-undone", { n: bid });
    return card && whyFell(card.card, { why: "undone", suit: null });
  }

  /** The reader is asked: what was chosen for this question leaves its wings, and flies or falls. */
  comes(frame: WizardFrame, wish: WingsWish): Flight | null {
    switch (frame.view.public.phase) {
      case "play":
        return this.#comesToPlay(frame, wish);
      case "bid":
        return this.#comesToBid(frame);
      default:
        return null;
    }
  }

  #comesToPlay(frame: WizardFrame, wish: WingsWish): Flight | null {
    const on = this.#card.take();
    if (!on) return null;
    const fall = falls(on.chosen.card, on.given, frame, wish);
    return fall ? { fell: whyFell(on.chosen.card, fall) } : { card: on.chosen };
  }

  #comesToBid(frame: WizardFrame): Flight | null {
    const on = this.#bid.take();
    if (!on) return null;
    const tricks = on.chosen;
    if (frame.legal.some((move) => move.type === "bid" && move.tricks === tricks)) return { bid: tricks };
    return { fell: t("wings-bid-fell", { sum: asSum(bidsBefore(frame), tricks), cards: frame.facts.cards }) };
  }
}
