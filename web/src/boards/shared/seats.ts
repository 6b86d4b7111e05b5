import type { Seat } from "../../lib/wire";

const LONGEST = 13;

/** A name that fits on a board. */
export function shortName(names: readonly string[], seat: Seat): string {
  const name = names[seat] ?? "";
  return name.length > LONGEST ? `${name.slice(0, LONGEST - 1)}…` : name;
}
