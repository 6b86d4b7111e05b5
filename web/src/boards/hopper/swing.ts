/** How power grows while the button is held, and how the hand swings. Pure functions of time. */

import { clamp, FULL_SCALE, POWER, TIMING } from "./measures";

const FULL_HOLD = 1600;
const SWING = 1900;

/** Power grows, then shrinks if the button is held too long. */
export function powerAfter(ms: number): number {
  const part = (ms / FULL_HOLD) % 2;
  return Math.round(FULL_SCALE * (part <= 1 ? part : 2 - part));
}

/** The hand swings between early and late. It starts far out, so that the player has to time it. */
export function timingAfter(ms: number): number {
  return Math.round(-FULL_SCALE * Math.cos((2 * Math.PI * ms) / SWING));
}

/** Position of a finger in pixels, and the time in milliseconds. */
export interface Touch {
  x: number;
  y: number;
  time: number;
}

export interface Flick {
  /** Change of the aim. */
  aside: number;
  power: number;
  timing: number;
}

const LONGEST_FLICK = 400;
const SHORTEST_WAY = 45;
/** Speed of the strongest flick in pixels per millisecond; half of it reaches the tray's centre. */
const STRONGEST = 2.4;

/**
 * Interpret a quick upward stroke. Its direction changes the aim, its speed gives the power. It is
 * early if released while the finger accelerates, late if it slows down. Returns null if it is not
 * a flick.
 */
export function flicked(touches: readonly Touch[]): Flick | null {
  const [first, last] = [touches[0], touches.at(-1)];
  if (!first || !last || touches.length < 3) return null;
  const [ms, up] = [last.time - first.time, first.y - last.y];
  if (ms <= 0 || ms > LONGEST_FLICK || up < SHORTEST_WAY) return null;
  const middle = touches.reduce((best, touch) =>
    Math.abs(touch.time - first.time - 0.6 * ms) < Math.abs(best.time - first.time - 0.6 * ms) ? touch : best,
  );
  const late = (middle.y - last.y) / Math.max(1, last.time - middle.time);
  const whole = up / ms;
  return {
    aside: (0.5 * FULL_SCALE * (last.x - first.x)) / up,
    power: clamp((FULL_SCALE * whole) / STRONGEST, POWER),
    timing: clamp(FULL_SCALE * (1 - late / whole), TIMING),
  };
}
