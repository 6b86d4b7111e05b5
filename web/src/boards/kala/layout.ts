/**
 * The layout, in units from the upper left corner of the square of cups.
 *
 * The board has the same orientation for both players, because paths use compass letters and east
 * must not be on the left for one of them. The trays are above and below it, Light's above and
 * Dark's below, where their cups start; if there is more width than height, all are next to it. Both
 * ways exist with smaller trays too, so that the cups are as large as possible.
 */

import type { Point } from "../../board/contract";
import type { Extent } from "../../board/kit/fit";
import { partsOf } from "../../board/kit/flights";
import { fileOf, rankOf, SIDE } from "./cells";

export const RIM = 34;
export const PITCH = 148;
export const CUP = 62;
export const BOARD = SIDE * PITCH + 2 * RIM;
const GAP = 10;

export type Box = Extent;

export interface Arrangement {
  /** The bounding box of everything. */
  all: Box;
  /** By seat. */
  stores: readonly Box[];
  bank: Box;
  /** The compass, or a back button during a choice. */
  corner: Box;
}

/** Trays above and below the board. */
function tall(height: number): Arrangement {
  const store = 480;
  const [above, below] = [-height - GAP, BOARD + GAP];
  const small = BOARD - store - GAP;
  return {
    all: { x: 0, y: above, width: BOARD, height: BOARD + 2 * (height + GAP) + 6 },
    stores: [
      { x: 0, y: below, width: store, height },
      { x: BOARD - store, y: above, width: store, height },
    ],
    bank: { x: 0, y: above, width: small, height },
    corner: { x: BOARD - small, y: below, width: small, height },
  };
}

/** Trays next to the board. */
function wide(width: number): Arrangement {
  const [x, height] = [BOARD + GAP, 218];
  const half = (BOARD - 2 * height - 3 * GAP) / 2;
  return {
    all: { x: 0, y: 0, width: x + width, height: BOARD + 6 },
    stores: [
      { x, y: BOARD - height, width, height },
      { x, y: 0, width, height },
    ],
    bank: { x, y: height + GAP, width, height: half },
    corner: { x, y: height + 2 * GAP + half, width, height: half },
  };
}

/** A tray as high as this has its name above its beans, a lower one next to them. */
export const HIGH_TRAY = 110;

export const ARRANGEMENTS = [tall(124), tall(78), wide(300), wide(220)] as const;

export const middleOf = ({ x, y, width, height }: Box): Point => [x + width / 2, y + height / 2];

export function pointOf(cell: string): Point {
  const x = RIM + (fileOf(cell) + 0.5) * PITCH;
  return [x, BOARD - RIM - (rankOf(cell) + 0.5) * PITCH];
}

/** Where a hand hovers over a cell. */
export function hoverOf(cell: string): Point {
  const [x, y] = pointOf(cell);
  return [x, y - 58];
}

/** Where a place named by an animation is: `cell:a1`, `hover:a1`, `store:0` or `bank`. */
export function placeAt({ stores, bank }: Arrangement, name: string): Point {
  const [kind, where = ""] = partsOf(name);
  if (kind === "bank") return middleOf(bank);
  if (kind === "store") return middleOf(stores[Number(where)]!);
  return (kind === "hover" ? hoverOf : pointOf)(where);
}

/** Two answer buttons next to a cell without hiding it. */
export const ANSWER = { rx: 138, ry: 46 };
export function answersAt(cell: string): readonly [Point, Point] {
  const [x, y] = pointOf(cell);
  const apart = ANSWER.rx + 6;
  const middle = Math.min(BOARD - 2 * apart, Math.max(2 * apart, x));
  const level = y + (rankOf(cell) >= SIDE / 2 ? 1 : -1) * 128;
  return [
    [middle - apart, level],
    [middle + apart, level],
  ];
}
