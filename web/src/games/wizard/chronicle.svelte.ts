// The chronicle as it grows: what was told to somebody coming in, and every event since, in the reader's language.

import { entriesOf, going, lineOf, retold, type ChronicleLine, type Entry } from "./chronicle";
import type { People } from "./people";
import type { WizardFrame } from "./view";

export class Chronicle {
  #entries: Entry[] = $state.raw([]);
  #frame: WizardFrame = $state.raw() as WizardFrame;

  constructor(frame: WizardFrame) {
    this.#start(frame);
  }

  take(frame: WizardFrame): void {
    if (frame === this.#frame) return;
    if (frame.table.match !== this.#frame.table.match) {
      this.#start(frame);
      return;
    }
    this.#entries = [...this.#entries, ...entriesOf(frame, this.#frame.view.public.trump)];
    this.#frame = frame;
  }

  lines(people: People): ChronicleLine[] {
    return this.#entries.map((entry) => lineOf(entry, people));
  }

  going(people: People): ChronicleLine | null {
    return going(this.#frame, people);
  }

  #start(frame: WizardFrame): void {
    this.#frame = frame;
    this.#entries = retold(frame);
  }
}
