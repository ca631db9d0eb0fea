// happy-dom has no Web Animations: nothing moves in component tests; motion is looked at in a real browser.
import { beforeEach } from "vitest";
import { settings } from "./settings.svelte";

beforeEach(() => {
  localStorage.clear();
  settings.language = "en";
  settings.speed = 0;
});
