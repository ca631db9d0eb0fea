// What is said at every table, by a button or by its name; everyone reads it in their own language.

import type { Phrase } from "../../wire";
import { me, no, type Command } from "./command";

const NAMES: Record<string, Phrase> = {
  hi: "hello",
  luck: "luck",
  well: "well_played",
  thanks: "thanks",
  sorry: "sorry",
  moment: "moment",
  back: "back",
  go: "your_turn",
  again: "again",
  bye: "bye",
};

/** Why nothing can be said here now. */
export const cannotSay: Command["why"] = ({ frame }) => {
  if (frame.seat === null) return no("talk-watching");
  return me(frame)?.silenced ? no("why-silenced") : null;
};

export const phrases: (Command & { phrase: Phrase })[] = Object.entries(NAMES).map(([name, phrase]) => ({
  name,
  phrase,
  about: `phrase-${phrase.replace("_", "-")}`,
  why: cannotSay,
  run: (here) => here.act({ type: "phrase", phrase }),
}));
