// happy-dom has no Web Animations: nothing moves in component tests; motion is looked at in a real browser.
import { beforeEach } from "vitest";
import { LANGUAGES, settings } from "./settings.svelte";
import { learn } from "./words";

for (const language of LANGUAGES) await learn(language);

beforeEach(() => {
  localStorage.clear();
  settings.language = "en";
  settings.speed = 0;
});
