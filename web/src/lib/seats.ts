/** Who sits at a table, by names that can be told apart. */

import { seatName } from "./people";
import type { SeatInfo } from "./wire";

/** The names of all seats; those that sound the same carry the number of their seat. */
export function namesOf(seats: readonly SeatInfo[]): string[] {
  const names = seats.map(seatName);
  return names.map((name, at) =>
    names.filter((other) => other === name).length > 1 ? `${name} ${at + 1}` : name,
  );
}
