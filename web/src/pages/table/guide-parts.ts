/** Finds the parts of the board that a note of the guide points at. */

import type { Seat } from "../../wire/http";

/** Selectors for the names of a board's `guide`; `me` and `them` are seats. */
export function selectorsOf(names: readonly string[], me: Seat, seats: number): string[] {
  const others = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => seat !== me);
  return names.flatMap((name) => {
    const whose = /\bthem\b/.test(name) ? others : [me];
    return whose.map((seat) => {
      const part = name.replace(/\b(?:me|them)\b/, String(seat));
      return `[data-part="${part}"], [data-target="${part}"]`;
    });
  });
}
