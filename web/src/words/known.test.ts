import { flushSync } from "svelte";
import { afterEach, expect, test, vi } from "vitest";

afterEach(() => {
  vi.doUnmock("./nl");
  vi.resetModules();
});

async function anew() {
  vi.resetModules();
  const { settings } = await import("../settings.svelte");
  return { settings, ...(await import(".")) };
}

test("words stay until those of the other language are there", async () => {
  const { settings, t, learn, followLanguage } = await anew();
  settings.language = "de";
  await learn("de");
  const stop = followLanguage();
  settings.language = "nl";
  flushSync();
  expect(t("close")).toBe("Schließen");
  await vi.waitFor(() => expect(t("close")).toBe("Sluiten"));
  stop();
});

test("where words cannot be had, the setting goes back", async () => {
  vi.doMock("./nl", () => Promise.reject(new Error("no network")));
  const { settings, t, learn, followLanguage } = await anew();
  settings.language = "de";
  await learn("de");
  const stop = followLanguage();
  settings.language = "nl";
  flushSync();
  await vi.waitFor(() => expect(settings.language).toBe("de"));
  expect(t("close")).toBe("Schließen");
  stop();
});
