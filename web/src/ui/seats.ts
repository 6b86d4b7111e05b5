/** Unambiguous names of a table's players. */

import { seatName } from "./people";
import type { SeatInfo } from "../wire/http";

/** The names of all seats; duplicates get their seat number. */
export function seatNames(seats: readonly SeatInfo[]): string[] {
  const names = seats.map(seatName);
  return names.map((name, at) => (names.filter((other) => other === name).length > 1 ? `${name} ${at + 1}` : name));
}
