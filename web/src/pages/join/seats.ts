/** A game's players and free seats. */

import type { Seat, TableInfo } from "../../wire/http";

export function freeSeats(table: TableInfo): Seat[] {
  const free = table.seats.filter((seat) => seat.kind === "open" && !seat.taken && !seat.resigned);
  return free.map((seat) => seat.seat);
}

/** The hosts: the people at the device where the game was opened. */
export function hostNames(table: TableInfo): string[] {
  const here = table.seats.filter((seat) => seat.kind === "here" && seat.name);
  return here.map((seat) => seat.name!);
}
