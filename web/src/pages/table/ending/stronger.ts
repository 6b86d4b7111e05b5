/** The same game against the next stronger engines. */

import type { SeatInfo, SeatOrder, TableInfo, TableOrder } from "../../../wire/http";

/** The level after the strongest at the table; null if there is none, or if several people play. */
export function nextLevel(seats: readonly SeatInfo[], levels: readonly string[]): string | null {
  const engines = seats.filter(({ kind }) => kind === "engine");
  if (engines.length === 0 || engines.length !== seats.length - 1) return null;
  const ranks = engines.map(({ level }) => levels.indexOf(level ?? ""));
  if (ranks.includes(-1)) return null;
  return levels[Math.max(...ranks) + 1] ?? null;
}

/** Everyone keeps their seat; all engines play at this level. */
export function orderAgainst(table: TableInfo, level: string): TableOrder {
  const { game, preset, options, hints, takeback, watching, move_seconds } = table;
  const seats = table.seats.map(({ kind, name }): SeatOrder =>
    kind === "engine" ? { kind, level } : { kind: "here", name: name ?? "" },
  );
  return { game, preset, options, seats, hints, takeback, watching, move_seconds };
}
