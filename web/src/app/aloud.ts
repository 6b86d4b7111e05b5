/** Reads sentences with the device's voice. */

import { texts } from "./texts.svelte";

/** At most this many sentences wait; older ones are dropped, because the game has moved on. */
const MOST = 3;
let waiting = 0;

export const hasVoice = (): boolean => typeof speechSynthesis !== "undefined";

export function speak(text: string): void {
  if (!hasVoice()) return;
  if (waiting >= MOST) hush();
  const spoken = new SpeechSynthesisUtterance(text);
  spoken.lang = texts.language;
  waiting += 1;
  spoken.onend = spoken.onerror = () => (waiting = Math.max(0, waiting - 1));
  speechSynthesis.speak(spoken);
}

/** Stop, and drop the sentences that wait. */
export function hush(): void {
  waiting = 0;
  if (hasVoice()) speechSynthesis.cancel();
}
