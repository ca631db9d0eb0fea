// Runs before anything is painted, so that a light table never flashes dark.  The page itself
// (src/settings.svelte.ts) applies the same settings again and keeps them up to date.
(() => {
  const root = document.documentElement;
  let kept = {};
  try {
    kept = JSON.parse(localStorage.getItem("zaubertisch.settings") ?? "{}") ?? {};
  } catch {
    // Storage may be closed to us; the system's wishes still hold.
  }
  const wants = (query) => matchMedia(query).matches;
  const theme = kept.theme ?? "auto";
  const contrast = kept.contrast ?? "auto";
  if (theme === "light" || (theme === "auto" && wants("(prefers-color-scheme: light)"))) root.dataset.theme = "light";
  if (contrast === "more" || (contrast === "auto" && wants("(prefers-contrast: more)"))) root.dataset.contrast = "more";
})();
