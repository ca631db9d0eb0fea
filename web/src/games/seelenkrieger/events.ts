// What happens in a match of Seelenkrieger, mirrored by hand from src/zaubertisch/games/seelenkrieger/events.py.
// What has its usual value does not travel.

import type { Seat } from "../../wire";

/** A card as it is printed, by its key in the catalogue. */
export type CardKey = string;
/** A card that lies open has a number, new each time that it comes out of a hidden place. */
export type Id = number;
/** What an effect is aimed at, aim by aim. */
export type Aims = Id[][];

export type Stat = "damage" | "armour" | "life";
export type Opening = "played" | "attack" | "used" | "defeat" | "start" | "end";
/** Where a card goes; top and bottom are those of its owner's deck. */
export type Pile = "hand" | "top" | "bottom" | "valley" | "discard" | "side";

export interface Keyword {
  name: string;
  n?: number;
}

export interface Result {
  winner: Seat | null; // null: a draw
  cause: "defeats" | "no_card" | "empty_deck" | "turns" | "scenario";
}

export type Event =
  | { event: "hands_kept"; keeps: boolean[] }
  | { event: "turn_began"; turn: number; seat: Seat; income: number }
  | { event: "cards_drawn"; seat: Seat; cards: number }
  | { event: "card_drawn"; card: CardKey } // only its drawer hears it
  | { event: "card_played"; seat: Seat; card: CardKey | null; paid: number; bearer?: Id } // null: a spell, face down
  | { event: "card_entered"; seat: Seat; id: Id; card: CardKey; bearer?: Id; out_of_valley?: boolean }
  | { event: "card_left"; id: Id; card: CardKey; owner: Seat; to: Pile }
  | { event: "prepared"; seat: Seat; paid: number }
  | { event: "attack_declared"; seat: Seat; attackers: Id[]; target: Id; overflow?: Id }
  | { event: "attack_ended"; target: Id }
  | { event: "used"; seat: Seat; source: Id; card: CardKey; effect: number; aims?: Aims; spell?: boolean }
  | { event: "negated"; id: Id; card: CardKey | null }
  | { event: "passed"; seat: Seat; opening: Opening; rest?: boolean }
  | { event: "triggered"; seat: Seat; source: Id; card: CardKey; ability: number; aims?: Aims }
  | { event: "damaged"; id: Id; n: number; prevented?: number; by?: Id[] }
  | { event: "healed"; id: Id; n: number }
  | { event: "changed"; id: Id; stat?: Stat; n?: number; keyword?: Keyword; prevents?: number }
  | { event: "turned"; id: Id; used: boolean }
  | { event: "warrior_defeated"; id: Id; card: CardKey; seat: Seat; owner: Seat; by?: Id[] }
  | { event: "defeat_replaced"; id: Id }
  | { event: "destroyed"; id: Id; card: CardKey; seat: Seat }
  | { event: "sparks_changed"; seat: Seat; n: number }
  | { event: "found"; seat: Seat; card: CardKey | null }
  | { event: "looked"; seat: Seat; cards: number }
  | { event: "put_back"; seat: Seat; top: number; bottom: number }
  | { event: "revealed"; seat: Seat; cards: CardKey[] }
  | { event: "shuffled"; seat: Seat }
  | { event: "counted"; seat: Seat }
  | { event: "stopped" }
  | { event: "match_over"; result: Result };

/** The event of this kind. */
export type Of<Kind extends Event["event"]> = Extract<Event, { event: Kind }>;
