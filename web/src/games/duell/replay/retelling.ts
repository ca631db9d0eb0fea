// A duel told again: of every round the spells as they are turned and what came of them, then the table after it.

import type { Spell } from "../../../cards/spells/spell";
import type { Redealt } from "../../../fair/findings";
import { frameAt } from "../../../replay/frame";
import type { Chapter, Eye, Line, Retelling, Stop } from "../../../replay/game";
import { People } from "../../../table/people";
import { t } from "../../../words";
import type { Moment, Replay, Seat } from "../../../wire";
import { eventInWords, lineOf, type Then } from "../chronicle.svelte";
import { Dealing } from "../deal";
import { endInWords, roundInWords, turnedInWords } from "../outcome";
import { roundShown, sceneOf, type Scene } from "../scene";
import type { DuelFrame, Event, Facts, Move, Own, Public, Round } from "../view";

export type DuelMoment = Moment<Public, Own, Facts, Move, Event>;

/** Both cards as they are turned, what came of them, the table as the turn left it. */
type Part = "turned" | "compared" | "table";

const HOLD: Record<Part, number> = { turned: 1400, compared: 2400, table: 1400 };

interface DuelStop extends Stop {
  shows: Part;
}

export class DuelRetelling implements Retelling {
  readonly stops: DuelStop[];
  /** Both are called by their names, whoever looks. */
  readonly people: People;
  readonly #moments: DuelMoment[];

  constructor(private readonly replay: Replay) {
    this.people = new People(replay.names, null);
    this.#moments = replay.moments as DuelMoment[];
    this.stops = this.#moments.flatMap((moment) => {
      const parts: Part[] = roundOf(moment) ? ["turned", "compared", "table"] : ["table"];
      return parts.map((shows, part) => ({ turn: moment.turn, part, shows, hold: HOLD[shows] }));
    });
  }

  moment(at: number): DuelMoment {
    return this.#moments[this.stops[at]!.turn]!;
  }

  frame(at: number, eye: Eye): DuelFrame {
    return this.#frame(this.stops[at]!.turn, eye);
  }

  scene(at: number): Scene {
    const { turn, shows } = this.stops[at]!;
    const before = turn > 0 ? sceneOf(this.#frame(turn - 1, null)) : null;
    const round = roundOf(this.#moments[turn]!);
    if (shows === "table" || !round || !before) return sceneOf(this.#frame(turn, null), before);
    const [, turned, paid, compared] = roundShown(round, before, null);
    return shows === "turned" ? turned! : (compared ?? paid!);
  }

  /** How many rounds have been told by then. */
  told(at: number): number {
    const rounds = this.moment(at).public.rounds.length;
    return this.stops[at]!.shows === "turned" ? rounds - 1 : rounds;
  }

  /** The hand of a seat; while a round is shown, as it was when the seat chose from it. */
  hand(at: number, seat: Seat): Spell[] {
    const { turn, shows } = this.stops[at]!;
    return this.#moments[shows === "table" ? turn : turn - 1]!.seats[seat]?.own.hand ?? [];
  }

  /** What the seat has cast in the round that is shown. */
  cast(at: number, seat: Seat): Spell | null {
    return this.scene(at).shown?.cards[seat] ?? null;
  }

  over(at: number): boolean {
    return this.stops[at]!.shows === "table" && this.moment(at).public.phase === "over";
  }

  says(at: number): string {
    const moment = this.moment(at);
    const { shows, turn } = this.stops[at]!;
    const round = roundOf(moment);
    if (moment.took_back) return t("replay-took-back");
    if (this.over(at) && moment.public.result) return endInWords(moment.public.result, this.people);
    if (round && shows === "turned") return turnedInWords(round, this.people);
    if (round && shows === "compared") return roundInWords(moment.public.rounds.length, round, this.people);
    const sentences = moment.events.flatMap(({ event }) =>
      event.type === "spells_shown" ? [] : eventInWords(event, this.people, this.#then(turn)),
    );
    if (at === this.stops.length - 1 && !this.replay.over) sentences.push(t("replay-broken-off-here"));
    return sentences.length > 0 ? sentences.join(" ") : `${t("duell-replay-round", { n: moment.public.round })}.`;
  }

  lines(): Line[] {
    const lines = this.#moments.flatMap((moment) => {
      const told = moment.events.flatMap(({ event }) =>
        lineOf(this.#stop(moment.turn, event.type === "spells_shown" ? "compared" : "table"), event, this.people, this.#then(moment.turn)),
      );
      return moment.took_back ? [line(this.#stop(moment.turn, "table"), t("replay-took-back")), ...told] : told;
    });
    if (!this.replay.over) lines.push(line(this.stops.length - 1, t("replay-broken-off-here")));
    return lines;
  }

  chapters(): Chapter[] {
    const chapters: Chapter[] = [];
    this.stops.forEach(({ shows, turn }, at) => {
      const p = this.#moments[turn]!.public;
      if (shows === "table") {
        if (p.phase === "over" || chapters.at(-1)?.short === String(p.round)) return;
        chapters.push({ stop: at, label: t("duell-replay-round", { n: p.round }), short: String(p.round), steps: [] });
      } else if (shows === "turned") {
        chapters.at(-1)?.steps.push({ stop: at, label: t("duell-step-turned"), short: t("duell-step-turned") });
      }
    });
    return chapters;
  }

  redeal(key: Uint8Array): Redealt {
    const dealing = new Dealing(key, this.replay.options.refill !== false);
    let dealt = 0;
    for (const moment of this.#moments) {
      const round = roundOf(moment);
      if (moment.public.phase === "over" || (moment.turn > 0 && !round)) continue;
      if (round) dealing.after(round);
      dealt += 1;
      if (JSON.stringify(dealing.hands) !== JSON.stringify(moment.seats.map(({ own }) => own.hand))) return { rounds: dealt, differs: dealt };
    }
    return { rounds: dealt, differs: null };
  }

  #then(turn: number): Then {
    const p = this.#moments[turn]!.public;
    return { round: p.round, before: this.#moments[turn - 1]?.public.mana ?? p.mana };
  }

  #frame(turn: number, eye: Eye): DuelFrame {
    return frameAt(this.replay, this.#moments[turn]!, eye) as unknown as DuelFrame;
  }

  #stop(turn: number, part: Part): number {
    const at = this.stops.findIndex((stop) => stop.turn === turn && stop.shows === part);
    return at < 0 ? this.stops.findIndex((stop) => stop.turn === turn) : at;
  }
}

/** The round that a turn brought to its end. */
function roundOf({ events }: DuelMoment): Round | null {
  for (const { event } of events) if (event.type === "spells_shown") return event.round;
  return null;
}

function line(seq: number, text: string): Line {
  return { seq, text, marked: text };
}
