// An attack that is put together: up to three warriors, a target, and who takes what is left over.  Who may attack whom,
// and what it would do, comes with the frame.

import type { Id } from "./events";
import type { Attack, Attacks, Move, SoulFrame, Strike } from "./view";

/** An attack on its way. */
export interface Assault {
  attackers: readonly Id[];
  target: Id | null;
  second: Id | null; // who takes what is left over
}

/** What it would do. */
export interface Outlook {
  shares: { id: Id; damage: number }[];
  sum: number;
  walls: number; // of the sum, what counts against buildings alone and is in nobody's share
  building: boolean;
  taken: number; // what armour and shields keep off
  loss: number;
  life: number; // before
  left: number; // after
  over: number; // what is left over for a second
  suffices: boolean; // only a building asks for enough
}

export const NONE: Assault = { attackers: [], target: null, second: null };

export function offerOf({ offers }: SoulFrame): Attacks | undefined {
  return offers.find((offer) => offer.offer === "attacks");
}

/** Who could join those already chosen, themselves among them. */
export function mayJoin(frame: SoulFrame, { attackers }: Assault): ReadonlySet<Id> {
  const bands = offerOf(frame)?.bands ?? [];
  return new Set(bands.map(([ids]) => ids).filter((ids) => attackers.every((id) => ids.includes(id))).flat());
}

/** Whom those chosen could attack; a building for which they are too weak among them. */
export function mayAim(frame: SoulFrame, { attackers }: Assault): ReadonlySet<Id> {
  const offer = offerOf(frame);
  if (!offer || !bandOf(frame, attackers)) return new Set();
  return new Set([...offer.targets, ...offer.buildings.map(([id]) => id)]);
}

/** Who could take what is left over of the attack; whether one of them must. */
export function seconds(frame: SoulFrame, { attackers, target }: Assault): { ids: ReadonlySet<Id>; must: boolean } {
  const offer = offerOf(frame);
  const band = bandOf(frame, attackers);
  if (!offer || !band || target === null) return { ids: new Set(), must: false };
  if (offer.buildings.some(([id]) => id === target)) return { ids: new Set(offer.names ? offer.seconds : []), must: offer.names };
  return { ids: new Set(band[4] ? offer.seconds.filter((id) => id !== target) : []), must: false };
}

/** One attacker more, or one less. */
export function joined(frame: SoulFrame, assault: Assault, id: Id): Assault {
  const { attackers } = assault;
  if (attackers.includes(id)) {
    const left = attackers.filter((one) => one !== id);
    return left.length === 0 ? NONE : checked(frame, { ...assault, attackers: left });
  }
  if (!mayJoin(frame, assault).has(id)) return assault;
  return checked(frame, { ...assault, attackers: [...attackers, id].sort((a, b) => a - b) });
}

/** Aimed at this card; at the same once more, at nothing. */
export function aimed(frame: SoulFrame, assault: Assault, id: Id): Assault {
  if (assault.target === id) return { ...assault, target: null, second: null };
  return mayAim(frame, assault).has(id) ? { ...assault, target: id, second: null } : assault;
}

/** What is left over goes to this warrior, or to nobody. */
export function passedOn(frame: SoulFrame, assault: Assault, id: Id): Assault {
  if (assault.second === id) return { ...assault, second: null };
  return seconds(frame, assault).ids.has(id) ? { ...assault, second: id } : assault;
}

/** The move; null as long as something is missing, or a building would withstand it. */
export function attackOf(frame: SoulFrame, assault: Assault): Attack | null {
  const { attackers, target, second } = assault;
  const outlook = outlookOf(frame, assault);
  if (target === null || !outlook?.suffices || (seconds(frame, assault).must && second === null)) return null;
  return { do: "attack", attackers: [...attackers], target, ...(second === null ? {} : { overflow: second }) };
}

/** What the attack would do as things stand; null while it has no target. */
export function outlookOf(frame: SoulFrame, { attackers, target }: Assault): Outlook | null {
  const offer = offerOf(frame);
  const at = offer?.bands.findIndex(([ids]) => same(ids, attackers)) ?? -1;
  const band = offer?.bands[at];
  if (!offer || !band || target === null) return null;
  const { shares: all, losses, shares_at: sharesAt, losses_at: lossesAt } = frame.facts.blows;
  const shares = attackers.map((id, i) => ({ id, damage: all[sharesAt[at] ?? 0]?.[i] ?? 0 }));
  const building = offer.buildings.find(([id]) => id === target);
  if (building) return againstBuilding(shares, band[2], building[1]);
  const life = frame.facts.values.find(({ id }) => id === target)?.left ?? 0;
  return againstWarrior(shares, band[1], life, losses[lossesAt[at] ?? 0]?.[offer.targets.indexOf(target)] ?? 0);
}

/** The same of the attack that waits for answers. */
export function outlookOfStrike(frame: SoulFrame, strike: Strike): Outlook {
  const shares = strike.attackers.map((id, i) => ({ id, damage: strike.shares[i] ?? 0 }));
  const sum = strike.shares.reduce((all, one) => all + one, 0);
  const building = frame.view.public.buildings.flat().some(({ id }) => id === strike.target);
  if (building) return againstBuilding(shares, sum, strike.life);
  return againstWarrior(shares, sum, strike.life, strike.loss);
}

/** The attack that waits, once this answer is given; undefined where that cannot be told. */
export function strikeWith({ facts }: SoulFrame, answer: Move): Strike | null | undefined {
  const move = JSON.stringify(answer);
  return facts.answers.find((one) => JSON.stringify(one.move) === move)?.strike;
}

/** The sum as it is written: 3 + 4 − 2 = 5. */
export function reckoning({ shares, walls, taken, building, sum, loss }: Outlook): string {
  const parts = [...shares.map(({ damage }) => damage), ...(walls > 0 ? [walls] : [])];
  const all = parts.join(" + ");
  if (taken > 0) return `${all} − ${taken} = ${loss}`;
  return parts.length > 1 ? `${all} = ${building ? sum : loss}` : all;
}

function againstBuilding(shares: Outlook["shares"], sum: number, life: number): Outlook {
  const suffices = sum >= life;
  const walls = sum - shares.reduce((all, one) => all + one.damage, 0);
  return { shares, sum, walls, building: true, taken: 0, loss: suffices ? life : 0, life, left: suffices ? 0 : life, over: Math.max(0, sum - life), suffices };
}

function againstWarrior(shares: Outlook["shares"], sum: number, life: number, loss: number): Outlook {
  const left = Math.max(0, life - loss); // life below 0 is shown as 0
  return { shares, sum, walls: 0, building: false, taken: sum - loss, loss, life, left, over: Math.max(0, loss - life), suffices: true };
}

/** Without somebody the target may be out of reach, and nobody takes what is left over. */
function checked(frame: SoulFrame, assault: Assault): Assault {
  const { target, second } = assault;
  if (target !== null && !mayAim(frame, assault).has(target)) return { ...assault, target: null, second: null };
  return second !== null && !seconds(frame, assault).ids.has(second) ? { ...assault, second: null } : assault;
}

function bandOf(frame: SoulFrame, attackers: readonly Id[]): Attacks["bands"][number] | undefined {
  return offerOf(frame)?.bands.find(([ids]) => same(ids, attackers));
}

function same(some: readonly Id[], others: readonly Id[]): boolean {
  return some.length === others.length && some.every((id, i) => id === others[i]);
}
