// Which key does what while a match is looked at.  What has the focus keeps the keys that mean something there.

export type Steering = "on" | "back" | "leap" | "leap-back" | "first" | "last" | "play";

const KEYS: Record<string, Steering> = {
  ArrowRight: "on",
  ArrowLeft: "back",
  ArrowDown: "leap",
  ArrowUp: "leap-back",
  PageDown: "leap",
  PageUp: "leap-back",
  Home: "first",
  End: "last",
  " ": "play",
};

/** What the key is for; null where it is for something else. */
export function steering(event: KeyboardEvent): Steering | null {
  const does = KEYS[event.key];
  if (!does || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return null;
  const at = event.target instanceof Element ? event.target : null;
  if (at?.closest("input, select, textarea, dialog, [contenteditable]")) return null;
  if (does === "play" && at?.closest("button, a, summary")) return null;
  // What can be scrolled is scrolled by the keys that go up and down.
  const scrolls = does !== "on" && does !== "back" && does !== "play" && at?.closest(".told, .panel");
  return scrolls ? null : does;
}
