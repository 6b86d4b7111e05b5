/**
 * Where things lie. The board lies the same way for both players: a path is told by compass letters,
 * and east must not be on the left for one of them. Light's store is above, dark's below, as their
 * cups begin.
 */

import type { Seat } from "../../lib/wire";
import type { Point } from "../contract";
import { fileOf, rankOf, SIDE } from "./cells";

export const WIDTH = 660;
export const RIM = 34;
export const PITCH = 148;
export const CUP = 62;
const SHELF = 116;
const GAP = 10;
export const TOP = SHELF + GAP;
export const BOARD = SIDE * PITCH + 2 * RIM;
export const HEIGHT = BOARD + 2 * TOP;

export interface Tray {
  x: number;
  y: number;
  width: number;
  height: number;
}

const STORE = 480;
const SMALL = WIDTH - STORE - GAP;

/** By seat: dark below, on the left; light above, on the right. */
export const STORES: readonly Tray[] = [
  { x: 0, y: HEIGHT - SHELF, width: STORE, height: SHELF },
  { x: WIDTH - STORE, y: 0, width: STORE, height: SHELF },
];
export const BANK: Tray = { x: 0, y: 0, width: SMALL, height: SHELF };
/** Where a step is taken back. */
export const BACK: Tray = { x: WIDTH - SMALL, y: HEIGHT - SHELF, width: SMALL, height: SHELF };

export const middleOf = ({ x, y, width, height }: Tray): Point => [x + width / 2, y + height / 2];

export function pointOf(cell: string): Point {
  const x = RIM + (fileOf(cell) + 0.5) * PITCH;
  return [x, TOP + BOARD - RIM - (rankOf(cell) + 0.5) * PITCH];
}

/** Where a hand hovers over a cell. */
export function hoverOf(cell: string): Point {
  const [x, y] = pointOf(cell);
  return [x, y - 58];
}

export const storeOf = (seat: Seat): Point => middleOf(STORES[seat]!);

/** Two answers beside a cell, where they do not hide it. */
export const ANSWER = { rx: 138, ry: 46 };
export function answersAt(cell: string): readonly [Point, Point] {
  const [x, y] = pointOf(cell);
  const apart = ANSWER.rx + 6;
  const middle = Math.min(WIDTH - 2 * apart, Math.max(2 * apart, x));
  const level = y + (rankOf(cell) >= SIDE / 2 ? 1 : -1) * 128;
  return [
    [middle - apart, level],
    [middle + apart, level],
  ];
}
