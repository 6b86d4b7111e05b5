import type { Seat } from "../../lib/wire";

const LONGEST = 13;

/** A name in at most so many letters: SVG cannot cut a text itself. */
export function shortened(name: string, most: number): string {
  const letters = [...name];
  return letters.length <= most ? name : `${letters.slice(0, most - 1).join("").trimEnd()}…`;
}

/** A name that fits on a board. */
export const shortName = (names: readonly string[], seat: Seat): string => shortened(names[seat] ?? "", LONGEST);
