// How a card comes to be read.  Under the mouse for a while or in the focus of the keyboard, it is shown large beside its
// place; held, right-clicked, or with the key I, it is opened to be read whole.  Where a tap does nothing else, a tap does.

import type { Attachment } from "svelte/attachments";
import type { Borne, Now } from "./card";
import { hasLearned } from "./learned.svelte";

/** A card as it is to be read: printed, or with how it stands now. */
export interface Subject {
  name: string;
  now?: Now | undefined;
  cost?: number | null | undefined;
  used?: boolean;
  equipment?: readonly Borne[];
  prepared?: boolean;
}

/** How long a finger rests, and a mouse, before it is meant. */
const HOLD = 450;
const LINGER = 500;
/** How far a finger may stray while it holds. */
const STRAY = 10;

/** What was held is not tapped as well, wherever the finger is lifted: on the card, or on what has opened over it. */
function untapped(): void {
  const over = new AbortController();
  const how = { capture: true, signal: over.signal };
  const swallow = (event: MouseEvent): void => {
    event.stopImmediatePropagation();
    event.preventDefault();
    over.abort();
  };
  window.addEventListener("click", swallow, how);
  window.addEventListener("pointerdown", () => over.abort(), how);
}

export class Reading {
  /** What is open to be read whole. */
  open: Subject | null = $state.raw(null);
  /** What is shown large beside its place. */
  glance: { subject: Subject; beside: DOMRect } | null = $state.raw(null);

  /** Whoever closes a card comes back to its place, and need not see it there again at once. */
  #comingBack = false;

  read(subject: Subject): void {
    this.glance = null;
    this.#comingBack = true;
    this.open = subject;
  }

  close = (): void => {
    this.open = null;
  };

  /** For the button in which a card lies: `{@attach reading.of(() => ({ name }))}`. */
  of(subject: () => Subject, tap = false): Attachment<HTMLElement> {
    return (node) => {
      let timer = 0;
      let from: { x: number; y: number } | null = null;
      let held = false;
      let mine: Reading["glance"] = null;
      node.setAttribute("aria-keyshortcuts", "I");
      const over = new AbortController();
      const on = <K extends keyof HTMLElementEventMap>(type: K, hear: (event: HTMLElementEventMap[K]) => void): void =>
        node.addEventListener(type, hear, { signal: over.signal });

      const rest = (): void => {
        clearTimeout(timer);
        from = null;
      };
      const look = (): void => {
        if (!this.open) this.glance = mine = { subject: subject(), beside: node.getBoundingClientRect() };
      };
      const open = (): void => {
        hasLearned();
        this.read(subject());
      };
      const away = (): void => {
        rest();
        if (mine && this.glance === mine) this.glance = null;
        mine = null;
      };
      on("pointerenter", ({ pointerType }) => {
        if (pointerType === "mouse") timer = window.setTimeout(look, LINGER);
      });
      on("pointerleave", away);
      on("focus", () => {
        if (!this.#comingBack && node.matches(":focus-visible")) look();
        this.#comingBack = false;
      });
      // A button that is taken away loses the focus in the midst of drawing, when nothing may change.
      on("blur", () => queueMicrotask(away));
      on("pointerdown", ({ pointerType, clientX: x, clientY: y }) => {
        away();
        held = false;
        if (pointerType === "mouse") return;
        from = { x, y };
        timer = window.setTimeout(() => {
          held = true;
          untapped();
          open();
        }, HOLD);
      });
      on("pointermove", ({ clientX, clientY }) => {
        if (from && Math.hypot(clientX - from.x, clientY - from.y) > STRAY) rest();
      });
      on("pointerup", rest);
      on("pointercancel", rest);
      on("click", () => tap && this.read(subject()));
      on("contextmenu", (event) => {
        event.preventDefault();
        if (!held) open();
      });
      on("keydown", (event) => {
        if (event.key === "Escape") this.glance = null;
        if (event.key.toLowerCase() !== "i" || event.ctrlKey || event.metaKey || event.altKey) return;
        event.preventDefault();
        open();
      });
      return () => {
        over.abort();
        away();
      };
    };
  }
}
