// The chronicle as it grows: what was told to somebody coming in, and every event since, in the reader's language.

import { entriesOf, going, lineOf, retold, upTo, type ChronicleLine, type Entry } from "./chronicle";
import type { People } from "./people";
import type { Scene } from "./scene";
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

  /** The lines, or those up to a scene at the end of a round. */
  lines(people: People, until: Scene | null = null): ChronicleLine[] {
    return upTo(this.#entries, until).map((entry) => lineOf(entry, people));
  }

  going(people: People): ChronicleLine | null {
    return going(this.#frame, people);
  }

  #start(frame: WizardFrame): void {
    this.#frame = frame;
    this.#entries = retold(frame);
  }
}
