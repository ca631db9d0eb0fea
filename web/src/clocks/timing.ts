// How long somebody has, in figures and in words.

import { settings } from "../settings.svelte";
import { t } from "../words";
import type { Clock } from "../wire";

export const CLOCKS: readonly Clock[] = [0, 30, 60, 180, 86_400, 259_200];

const HOUR = 3_600_000;

/** Whether a table is played over days. */
export const overDays = (clock: Clock): boolean => clock >= 86_400;

/** So little time is left that it is said aloud: ten seconds, or an hour where days are given. */
export const short = (clock: Clock): number => (overDays(clock) ? HOUR : 10_000);

const whole = (left: number): number => Math.max(0, Math.ceil(left / 1000));

/** `0:42`; from an hour on the moment itself, `Di 18:00`. */
export function figureOf(until: number, now: number): string {
  if (until - now >= HOUR) return moment(until, now, "short");
  const seconds = whole(until - now);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** `noch 42 Sekunden`, `noch 3 Minuten`; from an hour on `bis Dienstag 18:00`. */
export function inWords(until: number, now: number): string {
  if (until - now >= HOUR) return t("time-until", { moment: moment(until, now, "long") });
  const seconds = whole(until - now);
  return seconds > 90 ? t("time-minutes", { n: Math.round(seconds / 60) }) : t("time-seconds", { n: seconds });
}

/** The day of the week and the time of day where the reader is; today needs no name. */
function moment(at: number, now: number, weekday: "long" | "short"): string {
  const [then, today] = [new Date(at), new Date(now)];
  const time = then.toLocaleTimeString(settings.language, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
  if (then.toDateString() === today.toDateString()) return weekday === "short" ? time : t("time-today", { time });
  return `${then.toLocaleDateString(settings.language, { weekday })} ${time}`;
}
