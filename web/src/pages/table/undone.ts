/** What was taken back: it stays in the list of moves, struck through. */

import type { Entry } from "../../wire/socket";

/** The numbers of the entries that a later takeback has undone. */
export function undoneIn(entries: readonly Pick<Entry, "number" | "moves" | "event">[]): ReadonlySet<number> {
  const undone = new Set<number>();
  /** How many moves the takebacks after an entry have left. */
  let left = Infinity;
  for (const { number, moves, event } of entries.toReversed()) {
    if (event.kind === "takeback") left = Math.min(left, moves);
    else if (moves > left) undone.add(number);
    else left = Infinity;
  }
  return undone;
}
