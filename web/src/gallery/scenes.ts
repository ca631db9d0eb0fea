// The moments of a match that are kept as frames in web/fixtures.

export const SCENES: readonly string[] = Object.keys(import.meta.glob("../../fixtures/*.json"))
  .map((file) => file.replace(/^.*\/|\.json$/g, ""))
  .sort();
