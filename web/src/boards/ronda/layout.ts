/** The layout of Ronda. Pure. */

import type { Seat } from "../../wire/http";
import type { Point } from "../../board/contract";
import { partsOf } from "../../board/kit/flights";
import { around, BELOW_STRIP, BOX, centreOf, inStrip, MIDDLE, plateOf, type Rect } from "../../board/kit/round-table";
import { CUPS } from "./picture";

export const HEIGHT = BELOW_STRIP;

const RING = 204;
const ASIDE = 108;

/** Target size of a cup; neighbours are 126 apart. */
export const TOUCH = { rx: 56, ry: 58 };
/** Scale of a cup put down next to its beans. */
export const SMALL = 0.62;

const turnOf = (cup: number): number => -90 + (360 / CUPS) * (cup - 0.5);

/** A cup's place in the circle; cup 1 is right of the top, then clockwise. */
export const placeOf = (cup: number): Point => around(RING, turnOf(cup));

/** On which side of a place the outer edge of the cloth is: 1 below, −1 above. */
export const outwards = (cup: number): 1 | -1 => (placeOf(cup)[1] > MIDDLE[1] + 1 ? 1 : -1);

/** Where a lifted cup is put down. */
export const asideOf = (cup: number): Point => around(ASIDE, turnOf(cup));

const BLACK: Point = MIDDLE;
const BOX_AT: Point = centreOf(BOX);

const PASS_RECT = inStrip(376, 136);
const [PASS_X, PASS_Y] = centreOf(PASS_RECT);
export const PASS = { x: PASS_X, y: PASS_Y, rx: PASS_RECT.wide / 2, ry: PASS_RECT.high / 2 };

const OWN = inStrip(10, 356);
export const handPlateOf = (seat: Seat, near: Seat, seats: number): Rect => plateOf(seat, near, seats, OWN);

/** Where beans leave and enter a hand. */
function handOf(seat: Seat, near: Seat, seats: number): Point {
  const { x, y, wide, high } = handPlateOf(seat, near, seats);
  return [x + wide / 2, y + high * 0.66];
}

/** Where a place named by an animation is: `cup:3`, `aside:3`, `hand:1`, `black` or `box`. */
export function pointOf(name: string, near: Seat, seats: number): Point {
  const [kind, number] = partsOf(name);
  if (kind === "black") return BLACK;
  if (kind === "box") return BOX_AT;
  if (kind === "hand") return handOf(Number(number), near, seats);
  return (kind === "aside" ? asideOf : placeOf)(Number(number));
}
