/** How a seat's plate is painted and named. Its sign is that of every board: `shared/seats`. */

import type { Seat } from "../../lib/wire";

export const colourOf = (seat: Seat): string => `var(--seat-${seat % 5})`;

/** A name that fits: SVG cannot cut a text itself. */
export function shortened(name: string, most: number): string {
  const letters = [...name];
  return letters.length <= most ? name : `${letters.slice(0, most - 1).join("").trimEnd()}…`;
}
