import { beforeAll, describe, expect, it, test } from "vitest";
import file from "../../../fixtures/kernel/soul_events.json";
import { LANGUAGES, settings, type Language } from "../../settings.svelte";
import { MARKED, pieces } from "../../table/ink";
import { People } from "../../table/people";
import type { Book } from "./cards/card";
import { takeBook } from "./cards/catalogue.svelte";
import type { Event } from "./events";
import { after, cardName, learned, type Numbers } from "./names";
import { told, toldEnd } from "./telling";
import type { Public } from "./state";

// soul_events.json is made by the kernel: web/fixtures/kernel/soul_events.py.
const matches = file.matches as unknown as { cards: Record<string, string>; events: Event[] }[];
const people = new People(["Till", "Mira"], 0);
const numbersOf = (cards: Record<string, string>): Numbers => new Map(Object.entries(cards).map(([id, card]) => [Number(id), card]));

beforeAll(() => {
  for (const language of LANGUAGES) takeBook(language, file.books[language] as unknown as Book);
});

describe.each(LANGUAGES)("in %s", (language) => {
  const say = (event: Event, numbers: Numbers, reader = people) => {
    settings.language = language;
    return told(event, reader, numbers);
  };

  it("everything that real matches bring is a whole sentence, whoever reads it", () => {
    for (const { cards, events } of matches) {
      for (const event of events) {
        for (const reader of [0, 1, null]) {
          const text = say(event, numbersOf(cards), new People(["Till", "Mira"], reader));
          expect(text, JSON.stringify(event)).toMatch(/^\p{L}.*[.]$/u);
          expect(text).not.toMatch(/soul-|undefined|NaN|[{}…]|\s\s|\s[.,;]/);
        }
      }
    }
  });

  it("every card that an event names is called by its name in this language", () => {
    const { cards } = matches[0]!;
    settings.language = language;
    for (const event of matches[0]!.events) {
      if ("card" in event && event.card !== null) expect(say(event, numbersOf(cards))).toContain(cardName(event.card));
    }
  });
});

// What real matches hardly bring, and sentences that differ by who reads them.
const NUMBERS = learned(new Map(), [[1, "O1"], [2, "Z1"], [3, "E1"]]);
const said: [Event, Record<Language, string>][] = [
  [
    { event: "stopped" },
    {
      de: "Das ginge endlos weiter: Alle Wirkungen, die noch warten, verfallen.",
      nl: "Dit zou eindeloos doorgaan: alle effecten die nog wachten vervallen.",
      en: "This would go on for ever: all effects that still wait come to nothing.",
    },
  ],
  [
    { event: "negated", id: 9, card: null },
    {
      de: "Es bleibt ohne Wirkung: eine verdeckte Zauberkarte.",
      nl: "Het loopt op niets uit: een gedekte spreuk.",
      en: "It comes to nothing: a spell face down.",
    },
  ],
  [
    { event: "revealed", seat: 1, cards: ["O1", "Z1"] },
    {
      de: "Oben auf dem Deck von Mira liegt: Grubenbursche und Stollenlehrling.",
      nl: "Boven op het deck van Mira ligt: Mijnjongen en Mijnleerling.",
      en: "Mira’s deck shows: Pit Lad and Tunnel Apprentice.",
    },
  ],
  [
    { event: "attack_ended", target: 2 },
    {
      de: "Der Angriff auf Stollenlehrling bleibt ohne Wirkung.",
      nl: "De aanval op Mijnleerling loopt op niets uit.",
      en: "The attack on Tunnel Apprentice comes to nothing.",
    },
  ],
  [
    { event: "turned", id: 1, used: false },
    {
      de: "Grubenbursche darf noch einmal angreifen.",
      nl: "Mijnjongen mag nog eens aanvallen.",
      en: "Pit Lad may attack once more.",
    },
  ],
  [
    { event: "card_played", seat: 0, card: null, paid: 1 },
    {
      de: "Du legst einen Zauber verdeckt hin, für einen Funken.",
      nl: "Je legt een spreuk gedekt neer, voor één vonk.",
      en: "You lay a spell face down, for one spark.",
    },
  ],
  [
    { event: "card_left", id: 1, card: "O1", owner: 0, to: "bottom" },
    {
      de: "Grubenbursche geht unter das Deck.",
      nl: "Mijnjongen gaat naar het deck, onderop.",
      en: "Pit Lad goes to the bottom of the deck.",
    },
  ],
  [
    { event: "attack_declared", seat: 1, attackers: [1, 2], target: 3 },
    {
      de: "Mira greift Waldläuferin an, mit Grubenbursche und Stollenlehrling.",
      nl: "Mira valt Woudloopster aan, met Mijnjongen en Mijnleerling.",
      en: "Mira attacks Woodland Ranger with Pit Lad and Tunnel Apprentice.",
    },
  ],
];

test.each(LANGUAGES)("sentences in %s", (language) => {
  settings.language = language;
  for (const [event, sentences] of said) expect(told(event, people, NUMBERS)).toBe(sentences[language]);
});

test("the end says who has won, and what the other met with", () => {
  const ends = (winner: number | null, cause: "defeats" | "no_card" | "empty_deck" | "turns") => toldEnd({ winner, cause }, people);
  expect(ends(0, "defeats")).toBe("You win the match. Enough of Mira’s warriors are defeated.");
  expect(ends(1, "no_card")).toBe("Mira wins the match. You have played no card in two turns, one after the other.");
  expect(ends(null, "turns")).toMatch(/^The match is a draw\. The last turn is over/);
  for (const cause of ["defeats", "no_card", "empty_deck", "turns"] as const) expect(ends(0, cause)).not.toMatch(/soul-|undefined/);
});

test("names of people and cards are marked, so that a line can show them bold", () => {
  const marked = told({ event: "attack_declared", seat: 1, attackers: [1, 2], target: 3, overflow: 2 }, people, NUMBERS, MARKED);
  expect(pieces(marked).filter(({ kind }) => kind === "name").map((piece) => "text" in piece && piece.text)).toHaveLength(5);
});

test("what has left is called by its name still, and an attack can be aimed at", () => {
  const p = { field: [[], []], buildings: [[], []], landscapes: [[], []], valleys: [[], []], discards: [[], []], agenda: [{ task: "attacking", id: 8, seat: 0, attackers: [1], target: 2 }] };
  const numbers = after(NUMBERS, { view: { public: p as unknown as Public }, events: [] });
  const text = told({ event: "used", seat: 1, source: 4, card: "sM1", effect: 0, aims: [[8], [1]], spell: true }, people, numbers);
  expect(text).toMatch(/^Mira casts .+ on the attack and Pit Lad\.$/);
});
