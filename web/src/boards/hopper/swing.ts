/** How strength grows while the hand is held back, and how the hand swings. Pure functions of time. */

import { FULL_SCALE } from "./measures";

const FULL_HOLD = 1600;
const SWING = 1900;

/** Strength grows, and shrinks again when one waits too long. */
export function powerAfter(ms: number): number {
  const part = (ms / FULL_HOLD) % 2;
  return Math.round(FULL_SCALE * (part <= 1 ? part : 2 - part));
}

/** The hand swings from early to late and back; it begins wide, so that the middle has to be met. */
export function timingAfter(ms: number): number {
  return Math.round(-FULL_SCALE * Math.cos((2 * Math.PI * ms) / SWING));
}
