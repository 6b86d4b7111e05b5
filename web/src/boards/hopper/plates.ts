/** The players' plates in 3D: in the corners of the picture. */

import type { Seat } from "../../wire/http";
import type { Point } from "../../board/contract";
import { MIDDLE, PLATE } from "./layout";

const MARGIN = 8;

/** The near player's plate is at the lower left, the others' at the top in seating order. */
export function cornerPlates(near: Seat, seats: number, wide: number, high: number): Point[] {
  const [half, tall] = [wide / 2 - PLATE.wide / 2 - MARGIN, high / 2 - PLATE.high / 2 - MARGIN];
  const others = Math.max(1, seats - 2);
  return Array.from({ length: seats }, (_, seat) => {
    if (seat === near) return [MIDDLE[0] - half, MIDDLE[1] + tall];
    const next = ((seat - near + seats) % seats) - 1;
    return [MIDDLE[0] - half + (2 * half * next) / others, MIDDLE[1] - tall];
  });
}
