/**
 * The layout of a round table, in board units. Pure.
 *
 * The cloth with the game is in the middle. The near player has the strip below it; the others sit
 * in its corners, clockwise in turn order.
 */

import type { Seat } from "../../wire/http";
import type { Point } from "../contract";

export const WIDTH = 640;
export const MIDDLE: Point = [320, 300];
export const CLOTH = 284;

export interface Rect {
  x: number;
  y: number;
  wide: number;
  high: number;
}

/** The near player's strip: their plate, room for the game's own things, and the box. */
const STRIP = 602;
export const STRIP_HIGH = 104;
export const BELOW_STRIP = STRIP + STRIP_HIGH + 10;
export const inStrip = (x: number, wide: number): Rect => ({ x, y: STRIP, wide, high: STRIP_HIGH });
export const BOX = inStrip(522, 108);

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

/** The corners of the other players, clockwise from the near seat, by number of seats. */
const OTHERS: Record<number, readonly Rect[]> = {
  2: [CORNERS.right],
  3: [CORNERS.left, CORNERS.right],
  4: [CORNERS.left, CORNERS.right, CORNERS.belowRight],
  5: [CORNERS.belowLeft, CORNERS.left, CORNERS.right, CORNERS.belowRight],
};

/** How many places after the near seat a seat is. */
export const stepOf = (seat: Seat, near: Seat, seats: number): number => (((seat - near) % seats) + seats) % seats;

/** The plate of a seat; `own` is the near seat's. */
export function plateOf(seat: Seat, near: Seat, seats: number, own: Rect): Rect {
  return [own, ...OTHERS[seats]!][stepOf(seat, near, seats)]!;
}

export const isCorner = (plate: Rect): boolean => plate.wide === CORNER_WIDE;

/** A point around the centre; degrees count clockwise from the right, as in SVG. */
export function around(radius: number, degrees: number, [x, y]: Point = MIDDLE): Point {
  const turn = (degrees * Math.PI) / 180;
  return [x + radius * Math.cos(turn), y + radius * Math.sin(turn)];
}

export const centreOf = ({ x, y, wide, high }: Rect): Point => [x + wide / 2, y + high / 2];

/** Whether a plate is on the far side of the table. */
export const isFar = (plate: Rect): boolean => centreOf(plate)[1] < MIDDLE[1];
