// A match of Wizard told again: the scenes of every turn, as they were shown while it was played.

import type { Card } from "../../../cards/card";
import type { Redealt } from "../../../fair/findings";
import { awayAt } from "../../../replay/away";
import { frameAt } from "../../../replay/frame";
import type { Chapter, Eye, Line, Retelling, Stop } from "../../../replay/game";
import { t } from "../../../words";
import type { Moment, Replay, Seat } from "../../../wire";
import { entriesOf, lineOf, retold, type Entry } from "../chronicle";
import { deals } from "../deal";
import { MARKED, PLAIN, type Ink } from "../../../table/ink";
import { People } from "../../../table/people";
import { sceneOf, type Scene } from "../scene";
import { stepsTo } from "../steps";
import { told, toldEnd } from "../telling";
import type { Event, Facts, Move, Own, Public, WizardFrame } from "../view";

export type WizardMoment = Moment<Public, Own, Facts, Move, Event>;

/** A full trick, then the score of its round, then the table as the turn left it. */
type Part = "trick" | "result" | "table";

const HOLD: Record<Part, number> = { trick: 1900, result: 4000, table: 1200 };
const DEALT = 2200;

interface WizardStop extends Stop {
  shows: Part;
}

export class WizardRetelling implements Retelling {
  readonly stops: WizardStop[];
  /** All are called by their names, whoever looks. */
  readonly people: People;
  readonly #moments: WizardMoment[];
  readonly #away: boolean[][]; // by turn and seat: a bot made the latest move of that person

  constructor(private readonly replay: Replay) {
    this.people = new People(replay.names, null);
    this.#moments = replay.moments as WizardMoment[];
    this.stops = this.#moments.flatMap(stopsOf);
    this.#away = awayAt(replay);
  }

  get names(): string[] {
    return this.replay.names;
  }

  moment(at: number): WizardMoment {
    return this.#moments[this.stops[at]!.turn]!;
  }

  frame(at: number, eye: Eye): WizardFrame {
    const { turn } = this.stops[at]!;
    return this.#frame(turn, eye);
  }

  scene(at: number): Scene {
    const { turn, shows } = this.stops[at]!;
    const frame = this.#frame(turn, null);
    if (shows === "table") return sceneOf(frame);
    const steps = stepsTo(frame, sceneOf(this.#frame(turn - 1, null)));
    return steps[shows === "trick" ? 0 : 2]!.scene;
  }

  /** The hands by seat; while a round is being closed the next is not taken up. */
  hands(at: number): Card[][] {
    const between = this.stops[at]!.shows !== "table" && this.#scored(at);
    return this.moment(at).seats.map(({ own }) => (between ? [] : own.hand));
  }

  /** What the seat may not lay now. */
  locked(at: number, seat: Seat): Card[] {
    const { shows } = this.stops[at]!;
    return shows === "table" ? this.frame(at, seat).facts.locked : [];
  }

  over(at: number): boolean {
    return this.stops[at]!.shows === "table" && this.moment(at).public.phase === "over";
  }

  says(at: number): string {
    const moment = this.moment(at);
    const { shows, turn } = this.stops[at]!;
    if (moment.took_back) return t("replay-took-back");
    if (this.over(at)) return toldEnd(moment.facts.winners, Math.max(...moment.public.totals), this.people);
    const events = turn === 0 ? retold(this.#frame(0, null)).map(({ event }) => event) : moment.events.map(({ event }) => event);
    const sentences = events.filter((event) => partOf(event, moment) === shows).map((event) => told(event, this.people));
    const end = at === this.stops.length - 1 ? [t("replay-broken-off-here")] : [];
    return [...sentences, ...(shows === "result" ? [] : this.#standIns(turn, PLAIN)), ...end].join(" ");
  }

  lines(): Line[] {
    const entries: Entry[] = retold(this.#frame(0, null)).map((entry) => ({ ...entry, seq: 0 }));
    const lines = entries.map((entry) => lineOf(entry, this.people));
    for (const moment of this.#moments.slice(1)) {
      const { turn } = moment;
      if (moment.took_back) lines.push(lineAt(this.#stop(turn, "table"), () => t("replay-took-back")));
      // Told once, when a bot begins to move for somebody.
      if (!this.#standing(turn - 1, moment)) {
        this.#standIns(turn, PLAIN).forEach((_, i) => lines.push(lineAt(this.#first(turn), (ink) => this.#standIns(turn, ink)[i]!)));
      }
      for (const entry of entriesOf(this.#frame(turn, "open"), this.#moments[turn - 1]!.public.trump)) {
        lines.push(lineOf({ ...entry, seq: this.#stop(turn, partOf(entry.event, moment)) }, this.people));
      }
    }
    if (!this.replay.over) lines.push(lineAt(this.stops.length - 1, () => t("replay-broken-off-here")));
    return lines;
  }

  chapters(): Chapter[] {
    const chapters: Chapter[] = [];
    let seen = "";
    this.stops.forEach((stop, at) => {
      const scene = this.scene(at);
      if (stop.shows === "result" || scene.phase === "over") return;
      if (chapters.at(-1)?.short !== String(scene.round)) {
        const label = t("replay-round", { n: scene.round });
        chapters.push({ stop: at, label, short: String(scene.round), steps: [] });
        seen = "";
      }
      const here = scene.phase === "play" ? String(scene.number) : scene.phase === "trump" ? "trump" : "bid";
      // A trick is jumped to where it begins: its first card, not the empty table.
      if (here === seen || (scene.phase === "play" && scene.trick.length === 0)) return;
      seen = here;
      const [label, short] =
        here === "bid"
          ? [t("replay-bids"), t("replay-bids")]
          : here === "trump"
            ? [t("wizard-trump"), t("wizard-trump")]
            : [t("replay-trick", { n: scene.number }), here];
      chapters.at(-1)!.steps.push({ stop: at, label, short });
    });
    return chapters;
  }

  redeal(key: Uint8Array): Redealt {
    const shown = new Map<number, WizardMoment>();
    for (const moment of this.#moments) {
      if (moment.public.phase !== "over" && !shown.has(moment.public.round)) shown.set(moment.public.round, moment);
    }
    const plan = this.#moments[0]!.public.plan.map(({ cards }) => cards);
    const dealt = deals(key, this.replay.names.length, plan);
    for (const [round, { public: p, seats }] of shown) {
      const { start, hands, turned } = dealt.next().value ?? {};
      const same = start === p.start && turned === p.turned && JSON.stringify(hands) === JSON.stringify(seats.map(({ own }) => own.hand));
      if (!same) return { rounds: shown.size, differs: round };
    }
    return { rounds: shown.size, differs: null };
  }

  #frame(turn: number, eye: Eye): WizardFrame {
    return frameAt(this.replay, this.#moments[turn]!, eye, this.#away[turn]) as unknown as WizardFrame;
  }

  #first(turn: number): number {
    return this.stops.findIndex((stop) => stop.turn === turn);
  }

  #stop(turn: number, part: Part): number {
    const first = this.#first(turn);
    const at = this.stops.findIndex((stop, i) => i >= first && stop.turn === turn && stop.shows === part);
    return at < 0 ? first : at;
  }

  #scored(at: number): boolean {
    return this.moment(at).events.some(({ event }) => event.type === "round_scored");
  }

  #standing(turn: number, { by }: WizardMoment): boolean {
    return by.every(({ seat }) => this.#away[turn]?.[seat]);
  }

  #standIns(turn: number, ink: Ink): string[] {
    return this.#moments[turn]!.by.filter(({ seat, bot }) => bot !== null && !this.replay.bots[seat]).map(({ seat, bot }) =>
      t("replay-stood-in", { bot: bot!, who: ink.name(this.people.named(seat)) }),
    );
  }
}

function stopsOf({ turn, events }: WizardMoment): WizardStop[] {
  const happened = events.map(({ event }) => event.type);
  const parts: Part[] = happened.includes("round_scored") ? ["trick", "result", "table"] : happened.includes("trick_taken") ? ["trick"] : ["table"];
  const dealt = turn === 0 || happened.includes("round_scored");
  return parts.map((shows, part) => ({ turn, part, shows, hold: shows === "table" && dealt ? DEALT : HOLD[shows] }));
}

/** In which part of its turn an event is to be seen. */
function partOf(event: Event, { events }: WizardMoment): Part {
  if (event.type === "round_scored") return "result";
  if (event.type === "trick_taken") return "trick";
  return event.type === "card_played" && events.some((heard) => heard.event.type === "trick_taken") ? "trick" : "table";
}

function lineAt(seq: number, say: (ink: Ink) => string): Line {
  return { seq, text: say(PLAIN), marked: say(MARKED) };
}
