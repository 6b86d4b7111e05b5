/** What somebody at a table is called. */

import { say } from "./texts.svelte";
import type { SeatInfo } from "./wire";

export function seatName(seat: SeatInfo): string {
  if (seat.kind === "engine") return say(`level-${seat.level}`);
  if (seat.name) return seat.name;
  return seat.taken ? say("player-person", { n: seat.seat + 1 }) : say("page-seat-open");
}
