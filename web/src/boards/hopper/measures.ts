/**
 * The measures of the table in micrometres, and what a shot's numbers mean on it. They are Python's
 * (`games/hopper/geometry.py`, `hand.py`); `tests/games/hopper/test_pages.py` compares them.
 */

export const TABLE_RADIUS = 500_000;
export const TRAY_HALF = 112_000;
export const PITCH = 52_000;
export const CUP_OUTER = 25_000;
export const CUP_INNER = 22_000;
export const CUP_RING = 9_000;
export const CUP_HEIGHT = 30_000;
export const TRAY_WALL = 3_000;
export const TRAY_HEIGHT = 10_000;

/** Full aim goes this far aside; the whole of the power above or below perfect goes this far. */
export const ASIDE = 140_000;
export const REACH = 170_000;
export const PERFECT_POWER = 500;
export const FULL_SCALE = 1000;

/** A shot's numbers lie between these. */
export const AIM = [-1000, 1000] as const;
export const POWER = [0, 1000] as const;
export const TIMING = [-1000, 1000] as const;

export type Range = readonly [low: number, high: number];

/** The nearest whole number of a range; never minus zero. */
export const clamp = (value: number, [low, high]: Range): number =>
  Math.round(Math.min(Math.max(value, low), high)) + 0;
