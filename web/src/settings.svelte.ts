// What this person wishes for on this device: language, light, calm.  Kept in localStorage, applied to <html>.

import { keep, kept } from "./keeping";

export const LANGUAGES = ["de", "nl", "en"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Theme = "auto" | "dark" | "light";
export type Contrast = "auto" | "normal" | "more";
/** The faces of the cards; "auto" takes the high-contrast deck where the page is in high contrast. */
export type Deck = "auto" | "engraved" | "colour" | "contrast";
export type Motion = "auto" | "full" | "reduced";
/** How fast cards travel: 0 not at all, 1 calm, 3 three times as fast. */
export type Speed = 0 | 1 | 2 | 3;
/** When a card flies that was chosen ahead: whenever it may be laid, or only if the trick is as expected. */
export type WingsWish = "always" | "expected";

/** What is asked only at the table of a game that knows it: where trump stands, wings, a question before laying. */
export type GameWish = "trump" | "wings" | "confirm";

export interface Wishes {
  language: Language;
  theme: Theme;
  contrast: Contrast;
  deck: Deck;
  motion: Motion;
  speed: Speed;
  sound: boolean; // a quiet tone when it is your turn
  notify: boolean; // a notification when it is your turn and the page is out of sight
  trumpRight: boolean; // trump stands at the right end of the hand
  wings: boolean; // a card can be chosen ahead of the turn (W36)
  wingsWish: WingsWish;
  confirm: boolean; // a first tap raises a card, the second lays it
}

const NAME = "zaubertisch.settings";

/** The travel times of tokens.css; the dwell is left alone, since it is there to be read. */
const TRAVEL = { "--d-quick": 120, "--d-move": 260, "--d-play": 380, "--d-sweep": 620 };

function languageOfBrowser(): Language {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return wanted.find((tag): tag is Language => (LANGUAGES as readonly string[]).includes(tag)) ?? "en";
}

const first: Wishes = {
  language: languageOfBrowser(),
  theme: "auto",
  contrast: "auto",
  deck: "auto",
  motion: "auto",
  speed: 1,
  sound: true,
  notify: false,
  trumpRight: false,
  wings: true,
  wingsWish: "always",
  confirm: false,
};

export const settings: Wishes = $state({ ...first, ...kept<Partial<Wishes>>(NAME) });

const system = $state({ light: false, contrast: false, calm: false });

function listen(query: string, heard: (matches: boolean) => void): void {
  const media = matchMedia(query);
  heard(media.matches);
  media.addEventListener("change", () => heard(media.matches));
}

/** Whether nothing may travel: by wish, by the system, or because the speed is 0. */
export function calm(): boolean {
  return settings.speed === 0 || settings.motion === "reduced" || (settings.motion === "auto" && system.calm);
}

/** How long a travel of `ms` milliseconds takes at the chosen speed; 0 when nothing may travel. */
export function lasts(ms: number): number {
  return calm() ? 0 : ms / settings.speed;
}

/** Whether the page is in high contrast, by wish or by the system. */
function strong(): boolean {
  return settings.contrast === "more" || (settings.contrast === "auto" && system.contrast);
}

/** The deck whose faces are shown. */
export function deck(): Exclude<Deck, "auto"> {
  return settings.deck === "auto" ? (strong() ? "contrast" : "engraved") : settings.deck;
}

function apply(): void {
  const root = document.documentElement;
  const light = settings.theme === "light" || (settings.theme === "auto" && system.light);
  root.dataset.theme = light ? "light" : "dark";
  root.dataset.contrast = strong() ? "more" : "normal";
  root.dataset.motion = calm() ? "reduced" : "full";
  // What the browser, or the device around an installed page, paints beside it.
  const edge = getComputedStyle(root).getPropertyValue("--table-deep").trim();
  document.querySelector("meta[name=theme-color]")?.setAttribute("content", edge);
  for (const [token, ms] of Object.entries(TRAVEL)) root.style.setProperty(token, `${Math.round(lasts(ms))}ms`);
}

/** Call once: from now on <html> follows the settings and the system, and every change is kept. */
export function followSettings(): () => void {
  listen("(prefers-color-scheme: light)", (matches) => (system.light = matches));
  listen("(prefers-contrast: more)", (matches) => (system.contrast = matches));
  listen("(prefers-reduced-motion: reduce)", (matches) => (system.calm = matches));
  // Another tab of the same person should look the same.
  addEventListener("storage", (event) => {
    if (event.key === NAME) Object.assign(settings, kept<Partial<Wishes>>(NAME));
  });
  return $effect.root(() => {
    $effect(apply);
    $effect(() => {
      keep(NAME, $state.snapshot(settings));
    });
  });
}
