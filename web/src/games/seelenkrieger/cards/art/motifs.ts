// What a card shows: which figure, in which arrangement, and the numbers of its wreath.  A pure function of the card.

import type { Faction, Print } from "../card";
import type { FigureName } from "./figures";
import { hash, stream } from "./seed";
import { WREATH, type Line } from "./wreaths";

/** Alone, crossed, side by side, three of them; or over a smaller one. */
export type Arrangement = "solo" | "cross" | "twin" | "three" | "over";

export interface Motif {
  figure: FigureName;
  arrangement: Arrangement;
  below: FigureName | null; // what it stands over
}

/** What the cards of the starter set show: a figure, how it is arranged, and what it stands over. */
const NAMED: Readonly<Record<string, string>> = {
  O1: "club", O2: "drum", O3: "scimitar cross", O4: "paw", O5: "broken", O6: "wolf", O7: "horn", O8: "club cross",
  O9: "crown over tusks",
  E1: "leafblade", E2: "drop", E3: "leafblade cross", E4: "herb", E5: "bow", E6: "stag", E7: "tree", E8: "moon",
  E9: "tree over crown",
  M1: "wand", M2: "book", M3: "spindle", M4: "wand cross", M5: "rune", M6: "mirror", M7: "flame", M8: "hourglass",
  M9: "hat",
  Z1: "pick", Z2: "lantern", Z3: "axe", Z4: "anvil", Z5: "bulwark", Z6: "pick cross", Z7: "rune over hammer",
  Z8: "greataxe", Z9: "peak over crown",
  U1: "bone cross", U2: "rat", U3: "skull", U4: "candle", U5: "claws", U6: "tomb", U7: "gravehand", U8: "bat",
  U9: "skull over crown",
  D1: "egg", D2: "nest", D3: "scale", D4: "chest", D5: "dragon", D6: "lizard", D7: "wings", D8: "peak over dragon",
  D9: "dragon over flame",
  XOE: "bow over paw", XOM: "drum over spindle", XOZ: "anvil over axe", XOU: "scythe", XOD: "dragon over chain",
  XEM: "moon over spindle", XEZ: "peak over leafblade", XEU: "cloak", XED: "wings over unicorn", XMZ: "helm",
  XMU: "skull over hat", XMD: "egg over eye", XZU: "crypt over bulwark", XZD: "anvil over chest",
  XUD: "bone over dragon",
  N1: "cloak over spark", N2: "helm over blade", N3: "rune three",
  q01: "blade", q02: "mail", q03: "roundshield", q04: "blade cross", q05: "chain", q06: "broken over chain",
  qO1: "axe", qO2: "banner", qE1: "bow over leaf", qE2: "cloak", qM1: "wand over spark", qM2: "cloak over eye", qZ1: "mail over hammer",
  qZ2: "hammer", qU1: "chain cross", qU2: "chalice", qD1: "mail over scale", qD2: "flame over wing",
  sM1: "bolt twin", sM2: "roundshield over spark", sM3: "hand", sM4: "flame three", sM5: "swirl", sM6: "book over spark",
  sO1: "scimitar three", sO2: "chest over broken", sE1: "rain", sE2: "herb over hand", sZ1: "helm",
  sZ2: "anvil over spark", sU1: "gravehand over tomb", sU2: "chalice over drop", sD1: "flame over dragon",
  sD2: "chest over spark", sN1: "horn over banner", sN2: "scroll",
  lO: "field", lE: "tree twin", lM: "node", lZ: "mine", lU: "crypt three", lD: "volcano",
  bN1: "well", bN2: "tent over drop", bO: "tent", bM: "tower over spindle", bZ: "anvil over flame", bU: "crypt",
  RO: "greataxe over tusks", RE: "unicorn", RM: "node over eye", RZ: "tower", RU: "scythe over spark",
  RD: "dragon over crown",
  HO: "tusks over crown", HE: "leaf over moon", HM: "hat over spindle", HZ: "helm over crown",
  HU: "skull over scythe", HD: "dragon over wings",
};

/** What a faction's other cards may show. */
const OWN: Record<Faction | "none", string> = {
  orcs: "club scimitar wolf horn paw axe drum",
  elves: "leafblade bow stag herb tree moon drop",
  mages: "wand book rune hourglass mirror hat spindle",
  dwarves: "pick lantern anvil axe bulwark helm peak",
  undead: "bone candle claws tomb scythe bat rat",
  dragons: "egg scale chest dragon wings lizard flame",
  none: "cloak blade roundshield scroll",
};

const ARRANGEMENTS: readonly Arrangement[] = ["solo", "cross", "twin", "three"];

/** The figure and arrangement of a card: its own, else drawn from its faction's by the seed. */
export function motifOf(card: Pick<Print, "id" | "factions">): Motif {
  const [figure, arrangement = "solo", below = null] = (NAMED[card.id] ?? drawn(card)).split(" ");
  return { figure, arrangement, below } as Motif;
}

function drawn({ id, factions }: Pick<Print, "id" | "factions">): string {
  const chance = stream(hash(id));
  const figures = OWN[factions[0] ?? "none"].split(" ");
  return `${figures[Math.floor(chance() * figures.length)]} ${ARRANGEMENTS[Math.floor(chance() * 4)]}`;
}

/** The wreaths of a card, one for each faction; a card of two wears half of each. */
export function wreathsOf({ id, factions }: Pick<Print, "id" | "factions">): { of: Faction | "none"; lines: Line[] }[] {
  const chance = stream(hash(`${id} wreath`));
  return kinOf(factions).map((of) => ({ of, lines: WREATH[of](chance) }));
}

/** The factions whose signs a card wears: one or two, or none. */
export function kinOf(factions: readonly Faction[]): readonly (Faction | "none")[] {
  return factions.length ? factions : ["none"];
}
