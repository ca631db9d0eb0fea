// The page as it is kept on this device, so that it opens without a network too.  See worker/shell.js.

import { url } from "./root";

/** Let the browser keep the shell.  Over plain http on a home network there is no worker, and none is needed. */
export function keepShell(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  navigator.serviceWorker.register(url("/sw.js")).catch(() => undefined); // then nothing is kept, and all else works
}

const TRIED = "zaubertisch.renewed";
const PATIENCE = 10_000;

/** A part of an older page is gone from the server once there is a newer one: load that, but never in circles. */
export function renewShell(): void {
  addEventListener("vite:preloadError", (event) => {
    const now = Date.now();
    try {
      if (now - Number(sessionStorage.getItem(TRIED) ?? 0) < PATIENCE) return;
      sessionStorage.setItem(TRIED, String(now));
    } catch {
      return; // nothing can be remembered: better a page that says what is missing than one that loads for ever
    }
    event.preventDefault();
    location.reload();
  });
}
