// The deck that is being built.  Every change is checked by the server, and kept a moment later.

import { Unreachable } from "../net/ask";
import { problemOf } from "../net/trouble";
import { keep, kept } from "../keeping";
import { settings } from "../settings.svelte";
import type { Options, Problem } from "../wire";
import { checkDeck, type DeckChecked } from "./asking";
import { countOf, withCount, type Deck, type Zone } from "./deck";
import type { KeptDeck } from "./kept";
import { keepDeck, liesHere, signedOut } from "./own.svelte";

export type Form = "classic" | "quick";
export type Keeping = "kept" | "waits" | "failed";

const FORM = "zaubertisch.deck-form.";
const CHECK_AFTER = 80;
const KEEP_AFTER = 500;
const AGAIN_AFTER = 4000;
/** So many changes can be undone. */
const STEPS = 100;

export class Building {
  readonly id: string;
  name: string = $state("");
  deck: Deck = $state.raw({ main: [], side: [], hero: null });
  form: Form = $state("classic");
  checked: DeckChecked | null = $state.raw(null);
  keeping: Keeping = $state("kept");
  trouble: Problem | null = $state.raw(null);
  private past: Deck[] = $state.raw([]);
  private checks = 0;
  private checkTimer: ReturnType<typeof setTimeout> | undefined;
  private keepTimer: ReturnType<typeof setTimeout> | undefined;
  private over = false;

  constructor(private readonly first: KeptDeck) {
    this.id = first.id;
    this.name = first.name;
    this.deck = first.deck;
    this.form = kept<Form>(FORM + first.id) ?? "classic";
  }

  get options(): Options {
    return { deck: this.form };
  }
  get sound(): boolean {
    return this.checked !== null && this.checked.problems.length === 0;
  }
  get undoable(): boolean {
    return this.past.length > 0;
  }

  count(zone: Zone, card: string): number {
    return countOf(this.deck[zone], card);
  }
  put(zone: Zone, card: string, count: number): void {
    this.change({ ...this.deck, [zone]: withCount(this.deck[zone], card, count) });
  }
  lead(hero: string | null): void {
    this.change({ ...this.deck, hero });
  }
  replace(deck: Deck, name: string | null): void {
    if (name) this.name = name;
    this.change(deck);
  }
  rename(name: string): void {
    this.name = name;
    this.changed();
  }
  undo(): void {
    const before = this.past.at(-1);
    if (!before) return;
    this.past = this.past.slice(0, -1);
    this.deck = before;
    this.changed();
  }
  playAs(form: Form): void {
    this.form = form;
    keep(FORM + this.id, form);
    this.checkSoon();
  }

  private change(deck: Deck): void {
    this.past = [...this.past.slice(1 - STEPS), this.deck];
    this.deck = deck;
    this.changed();
  }
  private changed(): void {
    this.checkSoon();
    this.keepIn(liesHere(this.id) ? 0 : KEEP_AFTER);
  }

  private checkSoon(after = CHECK_AFTER): void {
    clearTimeout(this.checkTimer);
    this.checkTimer = setTimeout(() => void this.check(), after);
  }
  /** Ask what is wrong with the deck as it is; an older answer that comes later is not looked at. */
  async check(): Promise<void> {
    const asked = (this.checks += 1);
    const { deck, options, name } = this;
    try {
      const checked = await checkDeck({ deck, options, name, language: settings.language });
      if (asked === this.checks) [this.checked, this.trouble] = [checked, null];
    } catch (error) {
      if (asked !== this.checks || this.over) return;
      this.trouble = problemOf(error);
      if (error instanceof Unreachable) this.checkSoon(AGAIN_AFTER);
    }
  }

  private keepIn(after: number): void {
    this.keeping = this.keeping === "failed" ? "failed" : "waits";
    clearTimeout(this.keepTimer);
    this.keepTimer = setTimeout(() => void this.keepNow(), after);
  }
  private async keepNow(): Promise<void> {
    this.keepTimer = undefined;
    const { id, name, deck } = this;
    try {
      await keepDeck({ ...this.first, id, name, deck });
      if (this.keepTimer === undefined) this.keeping = "kept";
    } catch (error) {
      this.keeping = "failed";
      if (signedOut(error)) this.trouble = problemOf(error);
      else if (!this.over) this.keepIn(AGAIN_AFTER);
    }
  }

  /** What waits to be kept waits no longer. */
  keepAtOnce(): void {
    if (this.keepTimer === undefined) return;
    clearTimeout(this.keepTimer);
    void this.keepNow();
  }
  /** The page is left. */
  close(): void {
    this.over = true;
    clearTimeout(this.checkTimer);
    this.keepAtOnce();
  }
}
