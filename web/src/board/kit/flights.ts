/** Where flights start and end. */

import type { Flight, Point } from "../contract";

const shifted = ([x, y]: Point, [dx, dy]: Point = [0, 0]): Point => [x + dx, y + dy];

export function ends(flight: Flight, place: (name: string) => Point): readonly [from: Point, to: Point] {
  return [shifted(place(flight.from), flight.fromShift), shifted(place(flight.to), flight.toShift)];
}

/** The parts of a place's name: `pit:0-3` is `["pit", "0", "3"]`. */
export const partsOf = (name: string): string[] => name.split(/[:-]/);
