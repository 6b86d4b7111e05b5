/** Which of a board's arrangements fills the available room best. Pure. */

import type { Size } from "../contract";

/** A rectangle in board units. */
export interface Extent {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** One way to arrange a board; `all` contains everything it draws. */
export interface Arranged {
  all: Extent;
}

/** An arrangement in its room; sizes are in CSS pixels, `scale` is the size of a board unit. */
export interface Fit<A extends Arranged> extends Size {
  arrangement: A;
  scale: number;
}

function fit<A extends Arranged>(arrangement: A, room: Size): Fit<A> {
  const { width, height } = arrangement.all;
  const scale = Math.max(0, Math.min(room.width / width, room.height / height));
  return { arrangement, scale, width: width * scale, height: height * scale };
}

/** The arrangement with the largest area in a room; the first of several equal ones. */
export function bestFit<A extends Arranged>(arrangements: readonly [A, ...A[]], room: Size): Fit<A> {
  const area = ({ width, height }: Fit<A>) => width * height;
  const [first, ...others] = arrangements;
  return others
    .map((arrangement) => fit(arrangement, room))
    .reduce((best, next) => (area(next) > area(best) ? next : best), fit(first, room));
}

/** Nothing on a board is written smaller, in CSS pixels. */
export const MIN_TYPE = 11;

/** A type size in board units, enlarged if it would be too small to read at this scale. */
export const legible = (units: number, scale: number): number =>
  scale > 0 ? Math.max(units, MIN_TYPE / scale) : units;
