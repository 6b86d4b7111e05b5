/** Where Ronda's things lie. Pure. */

import type { Seat } from "../../lib/wire";
import type { Point } from "../contract";
import { around, BOX, centreOf, MIDDLE, plateOf, STRIP } from "../round/table";
import { CUPS } from "./picture";

const RING = 204;
const ASIDE = 108;

/** How far the touch of a cup reaches: neighbours are 126 apart. */
export const TOUCH = { rx: 56, ry: 58 };
/** A cup that is set down beside its beans looks so much smaller. */
export const SMALL = 0.62;

const turnOf = (cup: number): number => -90 + (360 / CUPS) * (cup - 0.5);

/** A cup's place in the circle; 1 stands right of the top, and they count clockwise. */
export const placeOf = (cup: number): Point => around(RING, turnOf(cup));

/** Where a lifted cup is set down. */
export const asideOf = (cup: number): Point => around(ASIDE, turnOf(cup));

export const BLACK: Point = MIDDLE;
export const BOX_AT: Point = centreOf(BOX);

export const PASS = { x: STRIP.x + STRIP.wide - 95, y: STRIP.y + STRIP.high / 2, rx: 92, ry: 45 };

/** Where the beans of a hand are taken from and laid to. */
export function handOf(seat: Seat, near: Seat, seats: number): Point {
  const { x, y, wide, high } = plateOf(seat, near, seats);
  return [x + wide / 2, y + high * 0.66];
}
