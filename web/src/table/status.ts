// The status line's words: what just happened, what is now, and what to keep in mind.

/** A sentence; what can be seen on the table anyway is only heard. */
export interface Sentence {
  text: string;
  seen: boolean;
}

export interface Status {
  happened: Sentence[];
  now: string;
  hint: string;
}
