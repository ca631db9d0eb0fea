// What the reader is about to do, and has not sent: an attack that gathers, or a move on its way to its targets.

import { aimed, attackOf, joined, mayAim, mayJoin, NONE, passedOn, seconds, type Assault } from "./attack";
import { back, candidates, close, courseOf, moveOf, pick, type Course } from "./course";
import { doables, type Doable } from "./doable";
import type { CardKey, Id } from "./events";
import { isAsked, type Move, type SoulFrame } from "./view";

export class Plan {
  assault: Assault = $state.raw(NONE);
  doable: Doable | null = $state.raw(null);
  course: Course | null = $state.raw(null);
  #question = "";

  constructor(frame: SoulFrame) {
    this.follow(frame);
  }

  /** With another question everything begins anew; where it asks for a target, the way there is taken already. */
  follow(frame: SoulFrame): void {
    const question = `${frame.table.match} ${frame.turn} ${isAsked(frame)}`;
    if (question === this.#question) return;
    this.#question = question;
    this.clear();
    if (!isAsked(frame)) return;
    const choose = doables(frame).find(({ verb }) => verb === "choose");
    if (choose) this.begin(choose);
  }

  get empty(): boolean {
    return this.doable === null && this.assault.attackers.length === 0;
  }

  begin(doable: Doable): void {
    this.assault = NONE;
    this.doable = doable;
    this.course = courseOf(doable.moves);
  }

  /** One step back; a question that must be answered stays. */
  back(): void {
    if (this.course && this.doable) {
      const before = back(this.course);
      if (before) this.course = before;
      else if (this.doable.verb !== "choose") this.clear();
    } else if (this.assault.second !== null) this.assault = { ...this.assault, second: null };
    else if (this.assault.target !== null) this.assault = { ...this.assault, target: null };
    else this.clear();
  }

  clear(): void {
    this.assault = NONE;
    this.doable = null;
    this.course = null;
  }

  /** The pick of several is done. */
  close(): void {
    if (this.course) this.course = close(this.course);
  }

  /** A card with a number is touched: picked, sent into the attack, or attacked.  Says whether that meant anything. */
  touch(id: Id, frame: SoulFrame): boolean {
    if (this.course && (candidates(this.course).has(id) || this.course.picked.includes(id))) {
      this.course = pick(this.course, id);
      return true;
    }
    if (this.doable?.verb === "choose") return false;
    if (mayJoin(frame, this.assault).has(id) || this.assault.attackers.includes(id)) {
      this.doable = this.course = null;
      this.assault = joined(frame, this.assault, id);
      return true;
    }
    if (this.assault.attackers.length === 0) return this.#uses(id, frame);
    if (this.assault.target !== null && id !== this.assault.target && seconds(frame, this.assault).ids.has(id)) {
      this.assault = passedOn(frame, this.assault, id);
      return true;
    }
    if (!mayAim(frame, this.assault).has(id)) return false;
    this.assault = aimed(frame, this.assault, id);
    return true;
  }

  /** A card of the hand is touched: it will be played, or laid away. */
  take(card: CardKey, frame: SoulFrame): boolean {
    const one = doables(frame).find((doable) => (doable.verb === "play" || doable.verb === "lay") && doable.card === card);
    if (!one) return false;
    if (this.doable?.key === one.key) this.clear();
    else this.begin(one);
    return true;
  }

  /** The move that would be sent now; null as long as something is missing. */
  move(frame: SoulFrame): Move | null {
    if (this.course) return moveOf(this.course);
    return this.assault.attackers.length > 0 ? attackOf(frame, this.assault) : null;
  }

  #uses(id: Id, frame: SoulFrame): boolean {
    const use = doables(frame).find((doable) => doable.source === id);
    if (use) this.begin(use);
    return use !== undefined;
  }
}

/** How a card on the table is marked. */
export interface Marks {
  attacks: ReadonlySet<Id>; // chosen to attack
  aimed: ReadonlySet<Id>; // chosen as targets
  open: ReadonlySet<Id>; // can be chosen now
}

export function marksOf(plan: Plan, frame: SoulFrame): Marks {
  const strike = frame.facts.strike;
  if (plan.course) {
    const done = plan.course.aims.flat();
    return { attacks: new Set(strike?.attackers ?? []), aimed: new Set([...done, ...plan.course.picked]), open: candidates(plan.course) };
  }
  const { attackers, target, second } = plan.assault;
  if (attackers.length > 0) {
    const open = target === null ? mayAim(frame, plan.assault) : seconds(frame, plan.assault).ids;
    return { attacks: new Set(attackers), aimed: new Set([target, second].filter((id) => id !== null)), open };
  }
  return { attacks: new Set(strike?.attackers ?? []), aimed: new Set(strike ? [strike.target] : []), open: new Set() };
}
