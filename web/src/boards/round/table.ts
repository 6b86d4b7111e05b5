/**
 * Where things lie on a round table, in board units. Pure.
 *
 * In the middle a cloth for the game; the player who is near has the strip below it, the others
 * sit in its corners, clockwise as they play.
 */

import type { Seat } from "../../lib/wire";
import type { Point } from "../contract";

export const WIDTH = 640;
export const HEIGHT = 820;
export const MIDDLE: Point = [320, 300];
export const CLOTH = 284;

export interface Rect {
  x: number;
  y: number;
  wide: number;
  high: number;
}

/** The player who is near: his plate, and below it what he can do. */
export const NEAR: Rect = { x: 10, y: 602, wide: 490, high: 104 };
export const BOX: Rect = { x: 512, y: 602, wide: 118, high: 104 };
export const STRIP: Rect = { x: 10, y: 716, wide: 620, high: 96 };

const CORNER_WIDE = 176;
const CORNER_HIGH = 100;
const RIGHT = WIDTH - CORNER_WIDE - 10;
const BELOW = 592 - CORNER_HIGH;
const corner = (x: number, y: number): Rect => ({ x, y, wide: CORNER_WIDE, high: CORNER_HIGH });
const CORNERS = {
  belowLeft: corner(10, BELOW),
  left: corner(10, 10),
  right: corner(RIGHT, 10),
  belowRight: corner(RIGHT, BELOW),
};

/** The plates clockwise from the near one, for each number of seats. */
const SEATINGS: Record<number, readonly Rect[]> = {
  2: [NEAR, CORNERS.right],
  3: [NEAR, CORNERS.left, CORNERS.right],
  4: [NEAR, CORNERS.left, CORNERS.right, CORNERS.belowRight],
  5: [NEAR, CORNERS.belowLeft, CORNERS.left, CORNERS.right, CORNERS.belowRight],
};

/** How many places further than the near seat a seat sits. */
export const stepOf = (seat: Seat, near: Seat, seats: number): number =>
  (((seat - near) % seats) + seats) % seats;

export function plateOf(seat: Seat, near: Seat, seats: number): Rect {
  return SEATINGS[seats]![stepOf(seat, near, seats)]!;
}

/** A point around the middle; degrees count clockwise from the right, as SVG's do. */
export function around(radius: number, degrees: number, [x, y]: Point = MIDDLE): Point {
  const turn = (degrees * Math.PI) / 180;
  return [x + radius * Math.cos(turn), y + radius * Math.sin(turn)];
}

export const centreOf = ({ x, y, wide, high }: Rect): Point => [x + wide / 2, y + high / 2];
