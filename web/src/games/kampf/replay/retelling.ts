// A match of Kampf der Magier told again: the scenes of every turn, as they were shown while it was played.

import type { Redealt } from "../../../fair/findings";
import { awayAt } from "../../../replay/away";
import { frameAt } from "../../../replay/frame";
import type { Chapter, Eye, Line, Retelling, Stop } from "../../../replay/game";
import { MARKED, PLAIN, type Ink } from "../../../table/ink";
import { People } from "../../../table/people";
import type { Moment, Replay } from "../../../wire";
import { t } from "../../../words";
import type { Card } from "../cards";
import { entriesOf, lineOf, retold } from "../chronicle.svelte";
import { deals } from "../deal";
import { sceneOf, type Scene } from "../scene";
import { stepsTo } from "../steps";
import { told, toldEnd } from "../telling";
import type { Event, Facts, KampfFrame, Move, Own, Public } from "../view";

export type KampfMoment = Moment<Public, Own, Facts, Move, Event>;

/** The fight that ends, then the score of its round, then the table as the turn left it. */
type Part = "fight" | "result" | "table";

const HOLD: Record<Part, number> = { fight: 1900, result: 4000, table: 1400 };

interface KampfStop extends Stop {
  shows: Part;
}

export class KampfRetelling implements Retelling {
  readonly stops: KampfStop[];
  /** All are called by their names, whoever looks. */
  readonly people: People;
  readonly #moments: KampfMoment[];
  readonly #away: boolean[][];

  constructor(private readonly replay: Replay) {
    this.people = new People(replay.names, null);
    this.#moments = replay.moments as KampfMoment[];
    this.stops = this.#moments.flatMap(stopsOf);
    this.#away = awayAt(replay);
  }

  moment(at: number): KampfMoment {
    return this.#moments[this.stops[at]!.turn]!;
  }

  frame(at: number, eye: Eye): KampfFrame {
    return this.#frame(this.stops[at]!.turn, eye);
  }

  scene(at: number): Scene {
    const { turn, shows } = this.stops[at]!;
    const frame = this.#frame(turn, null);
    if (shows === "table") return sceneOf(frame);
    const steps = stepsTo(frame, sceneOf(this.#frame(turn - 1, null)));
    const step = shows === "fight" ? steps[0]! : steps.find(({ scene }) => scene.phase === "result")!;
    return step.scene;
  }

  /** The hands by seat; while a round is being closed the next is not taken up. */
  hands(at: number): Card[][] {
    const between = this.stops[at]!.shows !== "table" && this.#scored(at);
    return this.moment(at).seats.map(({ own }) => (between ? [] : own.hand));
  }

  over(at: number): boolean {
    return this.stops[at]!.shows === "table" && this.moment(at).public.phase === "over";
  }

  says(at: number): string {
    const moment = this.moment(at);
    const { shows, turn } = this.stops[at]!;
    if (moment.took_back) return t("replay-took-back");
    if (this.over(at)) return toldEnd(moment.facts.winners, moment.public.totals, this.people);
    const events = turn === 0 ? [dealtOf(moment)] : moment.events.map(({ event }) => event);
    const sentences = events.filter((event) => partOf(event, moment) === shows).map((event) => told(event, this.people));
    const end = !this.replay.over && at === this.stops.length - 1 ? [t("replay-broken-off-here")] : [];
    return [...sentences, ...(shows === "result" ? [] : this.#standIns(turn, PLAIN)), ...end].filter(Boolean).join(" ");
  }

  lines(): Line[] {
    const lines: Line[] = retold(this.#frame(0, null)).map((entry) => lineOf({ ...entry, seq: 0 }, true, this.people));
    for (const moment of this.#moments.slice(1)) {
      const { turn } = moment;
      if (moment.took_back) lines.push(lineAt(this.#stop(turn, "table"), () => t("replay-took-back")));
      // Told once, when a bot begins to move for somebody.
      if (!moment.by.every(({ seat }) => this.#away[turn - 1]?.[seat])) {
        this.#standIns(turn, PLAIN).forEach((_, i) => lines.push(lineAt(this.#first(turn), (ink) => this.#standIns(turn, ink)[i]!)));
      }
      for (const entry of entriesOf(this.#frame(turn, "open"))) {
        const part = "event" in entry ? partOf(entry.event, moment) : "fight";
        lines.push(lineOf({ ...entry, seq: this.#stop(turn, part) }, true, this.people));
      }
    }
    if (!this.replay.over) lines.push(lineAt(this.stops.length - 1, () => t("replay-broken-off-here")));
    return lines;
  }

  /** A chapter for each round, a step for each fight. */
  chapters(): Chapter[] {
    const chapters: Chapter[] = [];
    let seen = 0;
    this.stops.forEach((stop, at) => {
      const scene = this.scene(at);
      if (stop.shows === "result" || scene.phase === "over") return;
      if (chapters.at(-1)?.short !== String(scene.round)) {
        chapters.push({ stop: at, label: t("replay-round", { n: scene.round }), short: String(scene.round), steps: [] });
        seen = 0;
      }
      // A fight is jumped to where it begins: its first cards, not the empty middle.
      if (scene.number === seen || scene.middle.length === 0) return;
      seen = scene.number;
      chapters.at(-1)!.steps.push({ stop: at, label: t("kampf-fight", { number: scene.number }), short: String(scene.number) });
    });
    return chapters;
  }

  redeal(key: Uint8Array): Redealt {
    const shown = new Map<number, KampfMoment>();
    for (const moment of this.#moments) {
      if (moment.public.phase !== "over" && !shown.has(moment.public.round)) shown.set(moment.public.round, moment);
    }
    const { start, rounds } = deals(key, this.replay.names.length, this.replay.options);
    for (const [round, { public: p, seats }] of shown) {
      const dealt = rounds.next().value as { hands: Card[][]; stock: number };
      const same = dealt.stock === p.stock && JSON.stringify(dealt.hands) === JSON.stringify(seats.map(({ own }) => own.hand));
      if (!same || (round === 1 && start !== p.start)) return { rounds: shown.size, differs: round };
    }
    return { rounds: shown.size, differs: null };
  }

  #frame(turn: number, eye: Eye): KampfFrame {
    return frameAt(this.replay, this.#moments[turn]!, eye, this.#away[turn]) as unknown as KampfFrame;
  }

  #first(turn: number): number {
    return this.stops.findIndex((stop) => stop.turn === turn);
  }

  #stop(turn: number, part: Part): number {
    const at = this.stops.findIndex((stop) => stop.turn === turn && stop.shows === part);
    return at < 0 ? this.#first(turn) : at;
  }

  #scored(at: number): boolean {
    return this.moment(at).events.some(({ event }) => event.type === "round_scored");
  }

  #standIns(turn: number, ink: Ink): string[] {
    return this.#moments[turn]!.by.filter(({ seat, bot }) => bot !== null && !this.replay.bots[seat]).map(({ seat, bot }) =>
      t("replay-stood-in", { bot: bot!, who: ink.name(this.people.named(seat)) }),
    );
  }
}

function stopsOf({ turn, events }: KampfMoment): KampfStop[] {
  const happened = events.map(({ event }) => event.type);
  const parts: Part[] = happened.includes("round_scored") ? ["fight", "result", "table"] : happened.includes("fight_taken") ? ["fight", "table"] : ["table"];
  return parts.map((shows, part) => ({ turn, part, shows, hold: HOLD[shows] }));
}

/** In which part of its turn an event is to be seen. */
function partOf(event: Event, { events }: KampfMoment): Part {
  if (event.type === "round_scored") return "result";
  if (event.type === "fight_taken") return "fight";
  return event.type === "cards_laid" && events.some((heard) => heard.event.type === "round_scored") ? "fight" : "table";
}

function dealtOf({ public: p }: KampfMoment): Event {
  return { type: "round_dealt", round: p.round, start: p.start, stock: p.stock };
}

function lineAt(seq: number, say: (ink: Ink) => string): Line {
  return { seq, text: say(PLAIN), marked: say(MARKED) };
}
