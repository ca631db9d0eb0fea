// A match of Seelenkrieger told again: whoever is struck where they stand, then the table as the move left it.  What
// only was let pass is no stop: on goes what it let happen.

import type { Redealt } from "../../../fair/findings";
import { awayAt } from "../../../replay/away";
import { frameAt } from "../../../replay/frame";
import type { Chapter, Eye, Line, Retelling, Stop } from "../../../replay/game";
import { MARKED, PLAIN, type Ink } from "../../../table/ink";
import { People } from "../../../table/people";
import type { Replay, Seat } from "../../../wire";
import { t } from "../../../words";
import { catalogue } from "../cards/catalogue.svelte";
import { lineOf } from "../chronicle.svelte";
import { Dealing, type Deck, type SoulMoment } from "../deal";
import type { Event } from "../events";
import { after, type Numbers } from "../names";
import { lasting, news, type Heard } from "../news";
import { fallenOf, markOf, sceneOf, type Scene } from "../scene";
import type { Own } from "../state";
import { stepsTo } from "../steps";
import { told, toldEnd } from "../telling";
import type { SoulFrame } from "../view";

/** What befalls the cards where they stand, and the table as the turn left it. */
type Part = "struck" | "table";

const HOLD: Record<Part, number> = { struck: 1600, table: 1400 };

interface SoulStop extends Stop {
  shows: Part;
}

export class SoulRetelling implements Retelling {
  readonly stops: SoulStop[];
  /** Both are called by their names, whoever looks. */
  readonly people: People;
  readonly decks: readonly Deck[];
  readonly #moments: SoulMoment[];
  readonly #numbers: Numbers[] = []; // by turn
  readonly #away: boolean[][];

  constructor(private readonly replay: Replay) {
    this.people = new People(replay.names, null);
    this.decks = replay.brought as Deck[];
    this.#moments = replay.moments as SoulMoment[];
    this.#away = awayAt(replay);
    let numbers: Numbers = new Map();
    for (const moment of this.#moments) {
      numbers = after(numbers, { view: moment, events: moment.events.map(({ event }) => event) });
      this.#numbers.push(numbers);
    }
    const last = this.#moments.length - 1;
    this.stops = this.#moments.flatMap((moment) => {
      const { turn, took_back: back } = moment;
      if (turn > 0 && turn < last && !back && this.#news(turn).length === 0) return [];
      const parts: Part[] = this.#struck(turn) ? ["struck", "table"] : ["table"];
      return parts.map((shows, part) => ({ turn, part, shows, hold: HOLD[shows] }));
    });
  }

  moment(at: number): SoulMoment {
    return this.#moments[this.stops[at]!.turn]!;
  }

  /** The table of a stop as a reader saw it: while cards are struck, as it was before. */
  frame(at: number, eye: Eye): SoulFrame {
    const { turn, shows } = this.stops[at]!;
    return this.#frame(shows === "struck" ? turn - 1 : turn, eye);
  }

  scene(at: number, eye: Eye): Scene {
    const { turn, shows } = this.stops[at]!;
    const frame = this.#frame(turn, eye);
    if (turn === 0) return sceneOf(frame);
    const steps = stepsTo(frame, sceneOf(this.#frame(turn - 1, eye)));
    return steps.at(shows === "table" ? -1 : 0)!.scene;
  }

  /** What a seat held, and all else that it alone knew. */
  own(at: number, seat: Seat): Own {
    const { turn, shows } = this.stops[at]!;
    return this.#moments[shows === "struck" ? turn - 1 : turn]!.seats[seat]!.own;
  }

  /** Which card has which number by then. */
  numbers(at: number): Numbers {
    return this.#numbers[this.stops[at]!.turn]!;
  }

  over(at: number): boolean {
    return this.stops[at]!.shows === "table" && this.moment(at).public.phase === "over";
  }

  says(at: number): string {
    const { turn, shows } = this.stops[at]!;
    const { took_back: back, public: p } = this.moment(at);
    if (back) return t("replay-took-back");
    if (this.over(at) && p.result) return toldEnd(p.result, this.people);
    const all = this.#news(turn);
    const these = all.filter(({ event }) => this.#part(turn, event) === shows);
    const sentences = (these.length > 0 ? these : all).map((one) => this.#told(turn, one)); // with nothing new it is said still
    if (turn === 0) sentences.push(t("soul-replay-dealt", { who: this.people.named(p.first) }));
    if (shows === "table") sentences.push(...this.#standIns(turn, PLAIN));
    if (at === this.stops.length - 1 && !this.replay.over) sentences.push(t("replay-broken-off-here"));
    return sentences.join(" ");
  }

  lines(): Line[] {
    const { first } = this.#moments[0]!.public;
    const lines = [lineAt(0, (ink) => t("soul-replay-dealt", { who: ink.name(this.people.named(first)) }))];
    for (const { turn, took_back: back, by } of this.#moments.slice(1)) {
      if (back) lines.push(lineAt(this.#stop(turn, "table"), () => t("replay-took-back")));
      // Told once, when a bot begins to move for somebody.
      if (!by.every(({ seat }) => this.#away[turn - 1]?.[seat])) {
        this.#standIns(turn, PLAIN).forEach((_, i) => lines.push(lineAt(this.#stop(turn, "table"), (ink) => this.#standIns(turn, ink)[i]!)));
      }
      for (const heard of this.#news(turn)) {
        const seq = this.#stop(turn, this.#part(turn, heard.event));
        lines.push(lineOf({ ...heard, seq, numbers: this.#numbers[turn]! }, this.people));
      }
    }
    if (!this.replay.over) lines.push(lineAt(this.stops.length - 1, () => t("replay-broken-off-here")));
    return lines;
  }

  /** A chapter for each turn of the game, a step for each attack. */
  chapters(): Chapter[] {
    const chapters: Chapter[] = [];
    this.stops.forEach(({ turn, part }, at) => {
      const { public: p, events } = this.#moments[turn]!;
      if (part > 0) return;
      if (p.phase !== "over" && chapters.at(-1)?.short !== String(p.turn)) {
        const who = p.turn === 0 ? t("soul-replay-hands") : this.people.named(p.active);
        const label = t("soul-replay-turn", { n: p.turn, who });
        chapters.push({ stop: at, label, short: String(p.turn), steps: [] });
      }
      const steps = chapters.at(-1)!.steps; // the last attack may be the end, too
      for (const { event } of events) {
        if (event.event === "attack_declared") steps.push({ stop: at, label: t("soul-replay-attack", { n: steps.length + 1 }), short: String(steps.length + 1) });
      }
    });
    return chapters;
  }

  redeal(key: Uint8Array): Redealt {
    if (this.replay.options.scenario) return { of: "position", rounds: 0, differs: null };
    const [first] = this.#moments;
    let dealing = Dealing.from(key, this.decks, catalogue()?.prints.keys() ?? []);
    const hands = dealing.hands(first!);
    const dealt = JSON.stringify(hands) === JSON.stringify(first!.seats.map(({ own }) => own.hand));
    const earlier: Dealing[] = []; // before each turn that still stands
    for (const moment of this.#moments) {
      if (moment.took_back) dealing = earlier.pop() ?? dealing;
      else if (moment !== first) {
        earlier.push(dealing.copy());
        dealing.follow(moment, this.#moments[moment.turn - 1]!);
      }
      if (!dealt || !dealing.fits(moment)) return { of: "turns", rounds: moment.public.turn, differs: moment.public.turn };
    }
    return { of: "turns", rounds: this.#moments.at(-1)!.public.turn, differs: null };
  }

  #frame(turn: number, eye: Eye): SoulFrame {
    return frameAt(this.replay, this.#moments[turn]!, eye, this.#away[turn]) as unknown as SoulFrame;
  }

  /** What a turn brought that is worth a stop, whoever heard of it. */
  #news(turn: number): Heard[] {
    return news(this.#moments[turn]!.events, null).filter(({ event }) => lasting(event));
  }

  #told(turn: number, { event, seat }: Heard): string {
    return told(event, this.people, this.#numbers[turn]!, PLAIN, seat);
  }

  /** Whether anybody is struck, or falls, who stood there before. */
  #struck(turn: number): boolean {
    return turn > 0 && stepsTo(this.#frame(turn, null), sceneOf(this.#frame(turn - 1, null))).length > 1;
  }

  /** Beside which part of its turn an event is said. */
  #part(turn: number, event: Event): Part {
    const shown = markOf(event) !== null || fallenOf([event]).length > 0 || event.event === "triggered";
    return shown && this.stops.some((stop) => stop.turn === turn && stop.shows === "struck") ? "struck" : "table";
  }

  /** The stop of a turn that shows this, else the last one before. */
  #stop(turn: number, part: Part): number {
    const at = this.stops.findIndex((stop) => stop.turn === turn && stop.shows === part);
    return at < 0 ? this.stops.findLastIndex((stop) => stop.turn <= turn) : at;
  }

  #standIns(turn: number, ink: Ink): string[] {
    return this.#moments[turn]!.by.filter(({ seat, bot }) => bot !== null && !this.replay.bots[seat]).map(({ seat, bot }) =>
      t("replay-stood-in", { bot: bot!, who: ink.name(this.people.named(seat)) }),
    );
  }
}

function lineAt(seq: number, say: (ink: Ink) => string): Line {
  return { seq, text: say(PLAIN), marked: say(MARKED) };
}
