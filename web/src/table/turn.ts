// It is your turn: said in the title of the tab, and by a quiet tone if that is wished.

import { settings } from "../settings.svelte";

let audio: AudioContext | null = null;

/** Two soft notes.  A browser that wants a click first stays silent. */
export function ring(): void {
  if (!settings.sound || navigator.userActivation?.hasBeenActive === false) return;
  try {
    audio ??= new AudioContext();
    if (audio.state === "suspended") void audio.resume();
    note(audio, 587.33, 0);
    note(audio, 880, 0.14);
  } catch {
    audio = null;
  }
}

function note(context: AudioContext, pitch: number, after: number): void {
  const start = context.currentTime + after;
  const tone = context.createOscillator();
  const loudness = context.createGain();
  tone.frequency.value = pitch;
  loudness.gain.setValueAtTime(0, start);
  loudness.gain.linearRampToValueAtTime(0.06, start + 0.02);
  loudness.gain.exponentialRampToValueAtTime(0.0001, start + 0.6);
  tone.connect(loudness).connect(context.destination);
  tone.start(start);
  tone.stop(start + 0.65);
}
