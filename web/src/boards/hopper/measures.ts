/**
 * The table's dimensions in micrometres, and the meaning of a shot's numbers. They are copies of
 * Python's (`games/hopper/geometry.py`, `hand.py`); `tests/games/hopper/test_pages.py` compares
 * them.
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

/** Sideways distance of full aim, and distance of the full power range above or below perfect. */
export const ASIDE = 140_000;
export const REACH = 170_000;
export const PERFECT_POWER = 500;
export const FULL_SCALE = 1000;

/** The ranges of a shot's numbers. */
export const AIM = [-1000, 1000] as const;
export const POWER = [0, 1000] as const;
export const TIMING = [-1000, 1000] as const;

export type Range = readonly [low: number, high: number];

/** Round to the nearest integer in a range; never returns −0. */
export const clamp = (value: number, [low, high]: Range): number =>
  Math.round(Math.min(Math.max(value, low), high)) + 0;
