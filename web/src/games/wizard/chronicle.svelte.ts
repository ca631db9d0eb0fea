// The chronicle as it grows: what was told to somebody coming in, and every event since, in the reader's language.

import { entriesOf, going, lineOf, onlyScored, retold, upTo, type ChronicleLine, type Entry } from "./chronicle";
import type { People } from "../../table/people";
import { keepPlaces, keptPlaces, withPlaces } from "./places";
import type { Scene } from "./scene";
import type { WizardFrame } from "./view";

export class Chronicle {
  #entries: Entry[] = $state.raw([]);
  #frame: WizardFrame = $state.raw() as WizardFrame;
  #missed = $state.raw(0); // rounds that were over when the reader came in

  constructor(frame: WizardFrame) {
    this.#start(frame);
  }

  take(frame: WizardFrame): void {
    if (frame === this.#frame) return;
    if (frame.table.match !== this.#frame.table.match) {
      this.#start(frame);
      return;
    }
    const { trump, round } = this.#frame.view.public;
    const fresh = entriesOf(frame, trump);
    this.#entries = [...this.#entries, ...fresh];
    this.#frame = frame;
    this.#places(fresh, round);
  }

  /** The lines, or those up to a scene at the end of a round. */
  lines(people: People, until: Scene | null = null): ChronicleLine[] {
    const lines = upTo(this.#entries, until).map((entry) => lineOf(entry, people));
    const first = lines[0];
    return this.#missed > 0 && first ? [onlyScored(first.seq, this.#missed), ...lines] : lines;
  }

  going(people: People): ChronicleLine | null {
    return going(this.#frame, people);
  }

  #start(frame: WizardFrame): void {
    const places = keptPlaces(frame);
    this.#frame = frame;
    this.#entries = retold(frame, places);
    this.#missed = frame.view.public.sheet.length;
    // A deal that we were there for, and what is retold in its known place, are kept.
    const dealt = frame.happened.some((one) => one.code === "dealt");
    if (dealt) this.#places(this.#entries, frame.view.public.round);
  }

  #places(fresh: Entry[], round: number): void {
    const places = keptPlaces(this.#frame);
    const all = withPlaces(places, fresh, round);
    if (fresh.length > 0) keepPlaces(this.#frame, all);
  }
}
