/** What a seat is known by, so that colour is never the only sign. */

import type { Seat } from "../../lib/wire";

const SIGNS = ["●", "■", "▲", "◆", "★"] as const;
const LONGEST = 13;

export const signOf = (seat: Seat): string => SIGNS[seat % SIGNS.length]!;

/** A name that fits on a board. */
export function shortName(names: readonly string[], seat: Seat): string {
  const name = names[seat] ?? "";
  return name.length > LONGEST ? `${name.slice(0, LONGEST - 1)}…` : name;
}
