// A notification of the system when it is our turn and the page is out of sight.  It says at whose table, never more:
// a screen that lies open shows no cards.

import { settings } from "./settings.svelte";
import { t } from "./words";

/** Why there can be none: id of a sentence; null when they can be had. */
export function whyNoNotes(): string | null {
  if (!isSecureContext) return "notify-insecure";
  if (!("Notification" in globalThis)) return "notify-missing";
  return Notification.permission === "denied" ? "notify-denied" : null;
}

/** Switch them on or off.  The browser is asked for its leave only here; says whether the wish could be met. */
export async function wishNotes(on: boolean): Promise<boolean> {
  if (!on || whyNoNotes() !== null) {
    settings.notify = false;
    return !on;
  }
  settings.notify = (await Notification.requestPermission()) === "granted";
  return settings.notify;
}

const nothing = (): void => undefined;
/** Takes the note away that is shown now. */
let takeAway = nothing;
let turns = 0; // a note that the worker was slow to show may come after its turn

/** Say that it is our turn at the table of this title. */
export async function noteTurn(table: string, title: string): Promise<void> {
  if (!settings.notify || whyNoNotes() !== null || document.visibilityState === "visible") return;
  const how = { body: title, tag: `turn ${table}`, icon: "/icon.svg" };
  const turn = (turns += 1);
  try {
    const note = new Notification(t("turn-yours"), how);
    takeAway = () => note.close();
    note.onclick = () => {
      focus();
      note.close();
    };
  } catch {
    // On a phone only the worker of the page may show one, if there is a worker.
    const worker = await navigator.serviceWorker?.getRegistration();
    await worker?.showNotification(t("turn-yours"), { ...how, data: location.href });
    takeAway = () => void worker?.getNotifications({ tag: how.tag }).then((notes) => notes.forEach((note) => note.close()));
    if (turn !== turns) forgetNote();
  }
}

/** It is not our turn any more, or the page is looked at. */
export function forgetNote(): void {
  turns += 1;
  takeAway();
  takeAway = nothing;
}
