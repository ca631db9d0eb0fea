import { describe, expect, it } from "vitest";
import { settings, type Language } from "../../settings.svelte";
import { MARKED, PLAIN, pieces } from "../../table/ink";
import { People } from "../../table/people";
import { told, toldEnd, toldGoing, toldOwn, toldTrick } from "./telling";
import type { Event, Line, Trick } from "./view";

const people = new People(["Till", "Mira", "Anselm"], 2);
const trick: Trick = { leader: 1, cards: ["G8", "G11", "B2"], taker: 0 };
const line: Line = { bids: [1, 0, 2], taken: [1, 1, 0], points: [30, -10, -20], totals: [30, -10, -20] };

const events: [Event, Record<Language, string>][] = [
  [
    { type: "round_dealt", round: 7, cards: 7, start: 0, turned: "B4", trump: "B" },
    {
      de: "Runde 7: 7 Karten für jeden. Aufgedeckt: Mond 4, also Trumpf Mond.",
      nl: "Ronde 7: 7 kaarten voor iedereen. Omgedraaid: maan 4, dus troef maan.",
      en: "Round 7: 7 cards each. Turned up: moon 4, so trump is moon.",
    },
  ],
  [
    { type: "round_dealt", round: 1, cards: 1, start: 0, turned: "J", trump: null },
    {
      de: "Runde 1: eine Karte für jeden. Aufgedeckt: ein Narr, also kein Trumpf.",
      nl: "Ronde 1: één kaart voor iedereen. Omgedraaid: een nar, dus geen troef.",
      en: "Round 1: one card each. Turned up: a jester, so no trump.",
    },
  ],
  [
    { type: "trump_named", seat: 0, suit: "G" },
    { de: "Till wählt Kraut zum Trumpf.", nl: "Till kiest kruid als troef.", en: "Till chooses herb as trump." },
  ],
  [
    { type: "bid_made", seat: 2, tricks: 2, again: false },
    { de: "Du sagst 2 an.", nl: "Jij biedt 2.", en: "You bid 2." },
  ],
  [
    { type: "bid_made", seat: 1, tricks: 0, again: true },
    { de: "Mira sagt neu an: 0.", nl: "Mira biedt opnieuw: 0.", en: "Mira changes the bid to 0." },
  ],
  [
    { type: "bids_shown", bids: [1, 0, 2] },
    {
      de: "Alle Ansagen liegen offen: Till 1, Mira 0 und du 2.",
      nl: "Alle biedingen liggen open: Till 1, Mira 0 en jij 2.",
      en: "All bids are open: Till 1, Mira 0, and you 2.",
    },
  ],
  [
    { type: "card_played", seat: 1, card: "W" },
    { de: "Mira legt einen Zauberer.", nl: "Mira legt een tovenaar.", en: "Mira lays a wizard." },
  ],
  [
    { type: "card_played", seat: 2, card: "G11" },
    { de: "Du legst Kraut 11.", nl: "Jij legt kruid 11.", en: "You lay herb 11." },
  ],
  [
    { type: "trick_taken", number: 4, trick },
    { de: "Till nimmt den Stich.", nl: "Till haalt de slag.", en: "Till takes the trick." },
  ],
  [
    { type: "round_scored", round: 3, line },
    {
      de: "Runde 3: Till +30, Mira −10 und du −20.",
      nl: "Ronde 3: Till +30, Mira −10 en jij −20.",
      en: "Round 3: Till +30, Mira −10, and you −20.",
    },
  ],
];

describe.each(["de", "nl", "en"] as const)("told in %s", (language) => {
  it.each(events)("%o", (event, words) => {
    settings.language = language;
    expect(told(event, people)).toBe(words[language]);
  });
});

describe("told in German", () => {
  it("says who took a trick, with what, and whether that was trump", () => {
    settings.language = "de";
    expect(toldTrick(4, trick, "B", people, PLAIN)).toBe("Stich 4: Till nimmt ihn mit Mond 2, Trumpf.");
    expect(toldTrick(4, { ...trick, cards: ["G8", "G11", "W"] }, "B", people, PLAIN)).toBe(
      "Stich 4: Till nimmt ihn mit einem Zauberer.",
    );
  });

  it("follows a trick as it grows", () => {
    settings.language = "de";
    expect(toldGoing(5, 1, ["G8", "J"], 3, people, PLAIN)).toBe("Stich 5: Mira spielt Kraut 8 aus, du legst einen Narren.");
  });

  it("tells the reader's own round", () => {
    settings.language = "de";
    expect(toldOwn(3, line, 2)).toBe("Runde 3: 2 angesagt, 0 genommen, das macht −20.");
    expect(toldOwn(3, line, 0)).toBe("Runde 3: 1 angesagt und genommen, das bringt +30.");
  });

  it("shares a victory", () => {
    settings.language = "de";
    expect(toldEnd([0, 2], 120, people)).toBe("Till und du teilen sich den Sieg mit 120 Punkten.");
    expect(toldEnd([2], -20, people)).toBe("Du gewinnst mit −20 Punkten.");
  });

  it("marks names and cards for the eye without another word", () => {
    settings.language = "de";
    const event: Event = { type: "card_played", seat: 1, card: "G11" };
    expect(pieces(told(event, people, MARKED))).toEqual([
      { kind: "name", text: "Mira" },
      { kind: "text", text: " legt " },
      { kind: "card", card: "G11", how: "what" },
      { kind: "text", text: "." },
    ]);
  });
});
