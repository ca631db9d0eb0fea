import { fireEvent, render } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";
import { Refused } from "../net/ask";
import { settings } from "../settings.svelte";
import { ON_A_BID } from "./advice.fixture";
import type { Review, Reviewed } from "./review";
import ReviewDialog from "./ReviewDialog.svelte";
import { Waiting } from "./reviewing.svelte";

const REVIEW: Review = {
  dear: [{ turn: 12, round: 3, move: { type: "bid", tricks: 0 }, cost: 29.6, advice: ON_A_BID }],
  rounds: [{ round: 3, turn: 12, bid: 0, taken: 1, points: -10, foresight: { best: 1, points: 17, made: -12, clear: true }, hindsight: { best: 2, points: 30, made: -20, clear: true } }],
};
const far = (seat: number, answered: number): Reviewed => ({ seat, answered, questions: 4, review: null });
const done = (seat: number): Reviewed => ({ ...far(seat, 4), review: REVIEW });

beforeEach(() => void (settings.language = "de"));

test("the server is asked again until the review is there", async () => {
  const look = vi.fn<(seat: number) => Promise<Reviewed>>().mockResolvedValueOnce(far(1, 0)).mockResolvedValueOnce(far(1, 3)).mockResolvedValue(done(1));
  const waiting = new Waiting(look, 0);
  await waiting.wait(1);
  expect(look).toHaveBeenCalledTimes(3);
  expect(waiting.told?.review).toBe(REVIEW);
});

test("a review that nobody waits for any more is not shown", async () => {
  let answer: (told: Reviewed) => void = () => undefined;
  const waiting = new Waiting((seat) => (seat === 1 ? new Promise((resolve) => (answer = resolve)) : Promise.resolve(done(2))), 0);
  const first = waiting.wait(1);
  await waiting.wait(2);
  answer(done(1));
  await first;
  expect(waiting.told?.seat).toBe(2);
});

test("a refusal is told", async () => {
  const waiting = new Waiting(() => Promise.reject(new Refused(429, { code: "slow-down", message: "Slower.", facts: { seconds: 2 } })), 0);
  await waiting.wait(0);
  expect(waiting.trouble?.code).toBe("slow-down");
});

test("what cost most leads to its moment, and the best bids before and after stand apart", async () => {
  const goTo = vi.fn();
  HTMLDialogElement.prototype.showModal ??= () => undefined;
  const look = (seat: number): Promise<Reviewed> => Promise.resolve(done(seat));
  const { findByText, getByRole, getAllByRole } = render(ReviewDialog, { names: ["Ann", "Mira"], first: 1, look, goTo, close: () => undefined });
  await findByText(/Runde 3: Ansage 0\. Mehr versprach Ansage 1\./);
  const cells = getAllByRole("cell", { hidden: true }).map(({ textContent }) => textContent?.trim());
  expect(cells).toEqual(["0", "1", "−10", "1 +17", "2 +30"]);
  await fireEvent.click(getByRole("button", { name: "Ansehen", hidden: true }));
  expect(goTo).toHaveBeenCalledWith(12, 1);
});
