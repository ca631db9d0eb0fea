import { render } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeEach, describe, expect, it } from "vitest";
import { settings } from "../settings.svelte";
import { frame } from "../test.frames";
import type { Happened, Said } from "../wire";
import type { Here } from "./here";
import Heard from "./Heard.svelte";
import { Stream } from "./stream.svelte";

const said = (seq: number, seat: number | null, name: string, text: string): Said => ({ seq, at: 0, seat, name, text, phrase: null }) as Said;
const happened = (seq: number, code: string, seat: number, name: string): Happened => ({ seq, at: 0, code, facts: { seat, name } });

function listen() {
  const talk = new Stream();
  talk.take(frame({ seq: 4, said: [said(3, 1, "Mira", "Good evening.")] }));
  const here = { talk, frame: frame() } as unknown as Here;
  const { container } = render(Heard, { here });
  const aloud = () => [...container.querySelectorAll("[aria-live] p")].map((line) => line.textContent);
  return { talk, aloud };
}

describe("what is read out of the talk", () => {
  beforeEach(() => {
    settings.language = "en";
  });

  it("is what others say from now on, in turn and each line once", async () => {
    const { talk, aloud } = listen();
    expect(aloud()).toEqual([]);
    talk.take(frame({ seq: 5, said: [said(5, 1, "Mira", "Well played.")] }));
    await tick();
    expect(aloud()).toEqual(["Mira: Well played."]);
    talk.take(frame({ seq: 7, said: [said(5, 1, "Mira", "Well played."), said(6, 2, "Till", "Thanks."), said(7, 0, "Jorin", "My own.")] }));
    await tick();
    expect(aloud()).toEqual(["Till: Thanks."]);
  });

  it("is what happens beside the game, unless the page says it elsewhere", async () => {
    const { talk, aloud } = listen();
    talk.take(frame({ seq: 8, happened: [happened(6, "left", 1, "Mira"), happened(7, "left", 0, "Jorin"), happened(8, "over", 1, "")] }));
    await tick();
    expect(aloud()).toEqual(["Mira gets up; a bot plays on."]);
  });
});
