/** People at a table, in words. */

import { say } from "./texts.svelte";
import type { GameInfo, SeatInfo } from "./wire";

export function seatName(seat: SeatInfo): string {
  if (seat.kind === "engine") return say(`level-${seat.level}`);
  if (seat.name) return seat.name;
  return seat.taken ? say("player-person", { n: seat.seat + 1 }) : say("page-seat-open");
}

/** How many can play, in words. */
export function crowdOf(game: GameInfo): string {
  const [low, high] = [Math.min(...game.seats), Math.max(...game.seats)];
  return low === high ? say("page-seats-exactly", { n: low }) : say("page-seats", { low, high });
}
