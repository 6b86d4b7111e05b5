/** Who sits where, in words and signs. */

import { say } from "./texts.svelte";
import type { Seat, SeatInfo } from "./wire";

const SIGNS = ["●", "■", "▲", "◆", "★"] as const;

/** Every seat has a sign of its own, so that no colour has to be told apart. */
export const signOf = (seat: Seat): string => SIGNS[seat % SIGNS.length]!;

/** The colour of a seat, by its name in theme.css. */
export const colourOf = (seat: Seat): string => `var(--seat-${seat % SIGNS.length})`;

function nameOf(info: SeatInfo): string {
  if (info.name) return info.name;
  if (info.kind === "engine" && info.level) return say(`level-${info.level}`);
  return say("player-person", { n: info.seat + 1 });
}

/** The names of all seats; those that sound the same are told apart by the number of their seat. */
export function namesOf(seats: readonly SeatInfo[]): string[] {
  const names = seats.map(nameOf);
  return names.map((name, at) =>
    names.filter((other) => other === name).length > 1 ? `${name} ${at + 1}` : name,
  );
}
