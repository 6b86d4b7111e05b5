/** The places of each player's things at their edge: pad, dish and claimed cups. */

import type { Seat } from "../../../wire/http";
import { BEAN } from "./shapes";
import { placed, type Vector } from "./camera";

export const PAD: Vector = [0, -4.76, 0];
export const DISH: Vector = [1.15, -4.15, 0];
const TAKEN: Vector = [-0.95, -4.1, 0];
const BESIDE = 0.56;
const ROW = 3;

/** The place of the n-th claimed cup: rows of three, from the pad outwards. */
export function takenPlace(number: number, seat: Seat, seats: number): Vector {
  const [row, column] = [Math.floor(number / ROW), number % ROW];
  // Rows get closer to the middle, and stack up when there are too many.
  const [layer, line] = [Math.floor(row / 2), row % 2];
  const place: Vector = [TAKEN[0] - BESIDE * column, TAKEN[1] + BESIDE * line, 0.31 * layer];
  return placed(place, seat, seats);
}

/** Position and rotation of a bean in a dish: rings that pile up to a heap. */
export function heaped(number: number, seat: Seat, seats: number): { at: Vector; turn: number } {
  let [ring, before, layer] = [0, 0, 0];
  let here = 1;
  while (number >= before + here) {
    before += here;
    ring += 1;
    if (ring > 3 - layer) [ring, layer] = [0, layer + 1];
    here = ring === 0 ? 1 : 6 * ring;
  }
  const way = (2 * Math.PI * (number - before)) / here + ring + 0.7 * layer;
  const away = ring * 0.105;
  const at = placed(
    [DISH[0] + away * Math.cos(way), DISH[1] + away * Math.sin(way), 0.06 + BEAN.high * 1.7 * layer],
    seat,
    seats,
  );
  return { at, turn: 2.4 * number };
}
