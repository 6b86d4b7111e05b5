/** How strength grows while the hand is held back, and how the hand swings. Pure functions of time. */

import { clamp, FULL_SCALE, POWER, TIMING } from "./measures";

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

/** Where a finger was, in pixels, and when, in milliseconds. */
export interface Touch {
  x: number;
  y: number;
  time: number;
}

export interface Flick {
  /** What it adds to the aim. */
  aside: number;
  power: number;
  timing: number;
}

const LONGEST_FLICK = 400;
const SHORTEST_WAY = 45;
/** Pixels a millisecond of the strongest flick; half of it reaches the middle of the tray. */
const STRONGEST = 2.4;

/**
 * A quick stroke upwards: its direction turns the aim, its speed is the strength; let go while the
 * finger still gains speed it comes too early, let go while it brakes too late. null: no flick.
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
