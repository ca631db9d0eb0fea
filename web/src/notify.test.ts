import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { forgetNote, noteTurn, whyNoNotes, wishNotes } from "./notify.svelte";
import { settings } from "./settings.svelte";

/** The notifications of a browser that was asked, or will be. */
class Notes {
  static permission: NotificationPermission = "default";
  static answer: NotificationPermission = "granted";
  static asked = 0;
  static shown: Notes[] = [];
  onclick: (() => void) | null = null;
  closed = false;
  constructor(
    readonly title: string,
    readonly how: NotificationOptions,
  ) {
    Notes.shown.push(this);
  }
  close(): void {
    this.closed = true;
  }
  static async requestPermission(): Promise<NotificationPermission> {
    Notes.asked += 1;
    return (Notes.permission = Notes.answer);
  }
}

const sees = (state: DocumentVisibilityState) => vi.spyOn(document, "visibilityState", "get").mockReturnValue(state);

beforeEach(() => {
  Object.assign(Notes, { permission: "default", answer: "granted", asked: 0, shown: [] });
  vi.stubGlobal("Notification", Notes);
  vi.stubGlobal("isSecureContext", true);
  settings.language = "en";
  settings.notify = false;
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("the browser is asked when it is switched on, and not before", async () => {
  sees("hidden");
  await noteTurn("owl", "Owl's Corner");
  expect([Notes.asked, Notes.shown.length]).toEqual([0, 0]);
  expect(await wishNotes(true)).toBe(true);
  expect([Notes.asked, settings.notify]).toEqual([1, true]);
});

test("a browser that says no leaves it off, and the reason is told", async () => {
  Notes.answer = "denied";
  expect(await wishNotes(true)).toBe(false);
  expect([settings.notify, whyNoNotes()]).toEqual([false, "notify-denied"]);
});

test("it says whose table it is, and nothing else, and only while nobody looks", async () => {
  await wishNotes(true);
  sees("visible");
  await noteTurn("owl", "Owl's Corner");
  expect(Notes.shown).toEqual([]);
  sees("hidden");
  await noteTurn("owl", "Owl's Corner");
  expect(Notes.shown.map(({ title, how }) => [title, how.body])).toEqual([["It is your turn", "Owl's Corner"]]);
  forgetNote();
  expect(Notes.shown[0]?.closed).toBe(true);
});

test("a click leads to the page", async () => {
  await wishNotes(true);
  sees("hidden");
  const focus = vi.fn();
  vi.stubGlobal("focus", focus);
  await noteTurn("owl", "Owl's Corner");
  Notes.shown[0]?.onclick?.();
  expect(focus).toHaveBeenCalledOnce();
});

test("where there can be none the reason is told", () => {
  vi.stubGlobal("isSecureContext", false);
  expect(whyNoNotes()).toBe("notify-insecure");
});
