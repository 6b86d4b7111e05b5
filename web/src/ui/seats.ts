/** A table's seats in words, and the sign and colour of each. */

import { t, texts } from "../app/texts.svelte";
import type { Seat, SeatInfo } from "../wire/http";

/**
 * Shown wherever a seat's colour is, so that colour is never the only distinction. As many as a
 * table can have seats.
 */
export const SIGNS = ["●", "■", "▲", "◆", "★", "▼", "✚", "◐"] as const;

export const signOf = (seat: Seat): string => SIGNS[seat % SIGNS.length]!;
export const colourOf = (seat: Seat): string => `var(--seat-${seat % SIGNS.length})`;

export function seatName(seat: SeatInfo): string {
  if (seat.kind === "engine") return t(`level-${seat.level}`);
  if (seat.name) return seat.name;
  return seat.taken ? t("player-person", { n: seat.seat + 1 }) : t("page-seat-open");
}

/** An engine's level as number and word; empty if it has none. */
export function strengthOf(level: string | null): string {
  const key = `level-${level}-strength`;
  return texts.knows(key) ? t(key) : "";
}

/** An engine among several players, with its name first. */
export function engineLabel(level: string): string {
  const [name, strength] = [t(`level-${level}`), strengthOf(level)];
  return strength ? `${name} (${strength})` : name;
}

/** A player's name; engines with their level. */
export const seatLabel = (seat: SeatInfo): string =>
  seat.kind === "engine" && seat.level ? engineLabel(seat.level) : seatName(seat);

/** The names of all seats; duplicates get their seat number. */
export function seatNames(seats: readonly SeatInfo[]): string[] {
  const names = seats.map(seatName);
  return names.map((name, at) => (names.filter((other) => other === name).length > 1 ? `${name} ${at + 1}` : name));
}
