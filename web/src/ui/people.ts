/** Players in words. */

import { t, texts } from "../app/texts.svelte";
import type { SeatInfo } from "../wire/http";

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
