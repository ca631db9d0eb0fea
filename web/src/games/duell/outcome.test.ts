import { beforeEach, expect, test } from "vitest";
import { settings } from "../../settings.svelte";
import { People } from "../../table/people";
import { comparison, consequence, endInWords, loserOf, paidInWords, roundInWords, turnedInWords, turnOf } from "./outcome";
import type { Round } from "./view";

const people = new People(["Till", "Mira"], 1); // Mira reads

/** F04 attacks with 8, W10 defends with 9, W09 with 7, F14 is universal with 7. */
function round(mine: string, yours: string, lost: [number, number], paid: (number | null)[] = [4, 4]): Round {
  return { drank: [false, false], cards: [mine, yours], paid, lost, mana: [1, 1], life: [9, 9] };
}

beforeEach(() => {
  settings.language = "en";
});

test("an attack that is stronger than the shield", () => {
  const hit = round("F04", "W09", [0, 1]);
  expect([turnOf(hit), loserOf(hit)]).toEqual(["hit", 1]);
  expect([comparison(hit), consequence(hit, people)]).toEqual(["8 beats 7", "You lose 1 life"]);
  expect(roundInWords(3, hit, people)).toBe("Round 3: Till with Fireball, you with Ice Shield. 8 beats 7. You lose 1 life.");
});

test("a shield that holds, whichever side it is on", () => {
  expect(comparison(round("F04", "W10", [0, 0]))).toBe("9 holds off 8");
  expect(comparison(round("W10", "F04", [0, 0]))).toBe("9 holds off 8");
  expect(consequence(round("W10", "F04", [0, 0]), people)).toBe("Nobody loses life");
});

test("two shields, two attacks, two equal ones", () => {
  expect(turnOf(round("W09", "W10", [0, 0]))).toBe("shields");
  const past = round("F14", "F04", [1, 0]);
  expect([turnOf(past), comparison(past), consequence(past, people)]).toEqual(["past", "8 beats 7", "Till loses 1 life"]);
  const both = round("F04", "W04", [1, 1]);
  expect([turnOf(both), loserOf(both), comparison(both), consequence(both, people)]).toEqual(["both", null, "8 against 8", "Both lose 1 life"]);
});

test("who cannot pay loses, and nothing is compared", () => {
  const unpaid = round("F04", "W09", [0, 0], [null, 3]);
  expect([turnOf(unpaid), comparison(unpaid), consequence(unpaid, people)]).toEqual(["unpaid", "Nothing is compared", "Till cannot pay"]);
  expect(consequence(round("F04", "W09", [0, 0], [null, null]), people)).toBe("Neither can pay");
  expect(paidInWords(unpaid, people)).toBe("Till cannot pay. You pay 3.");
});

test("both spells are told with what they are", () => {
  expect(turnedInWords(round("F14", "W09", [0, 0]), people)).toBe("Till: Flame Whip 7, universal. You: Ice Shield 7, defence.");
});

test("the end is declared, and a draw is an end of its own", () => {
  expect(endInWords({ winner: 1, cause: "mana" }, people)).toBe("You win the duel. Till could not pay.");
  expect(endInWords({ winner: 0, cause: "life" }, people)).toBe("Till wins the duel. You have no life left.");
  expect(endInWords({ winner: null, cause: "life" }, people)).toBe("The duel is a draw. Neither has any life left.");
  settings.language = "de";
  expect(endInWords({ winner: null, cause: "rounds" }, people)).toBe(
    "Das Duell endet unentschieden. Die Runden sind gespielt, und beide haben gleich viel übrig.",
  );
});
