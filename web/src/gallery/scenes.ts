// The moments of a match that are kept as frames in web/fixtures: every file there is a scene.
// What the kernel made for the tests to measure by lies in web/fixtures/kernel, and is none.

/** Every card of Seelenkrieger. */
export const SOULS = "soul-cards";

export const SCENES: readonly string[] = Object.keys(import.meta.glob("../../fixtures/*.json"))
  .map((file) => file.replace(/^.*\/|\.json$/g, ""))
  .sort();
