/** A short celebration of what a move brings: a number that flies to its owner. */

import type { Flight } from "../contract";
import type { Seat } from "../../wire/http";

const KIND = "reward";

/** How long a reward is shown at least, in milliseconds. */
export const REWARD = 600;

/** The flight of "+11" to a seat. */
export const rewardFlight = (from: string, to: string, seat: Seat, gain: number): Flight => ({
  from,
  to,
  sprite: `${KIND}:${seat}:${gain}`,
  lift: 40,
});

/** The seat and the text of a reward's sprite; null if it is another sprite. */
export function rewardOf(sprite: string): { seat: Seat; text: string } | null {
  const [kind, seat, gain] = sprite.split(":");
  return kind === KIND ? { seat: Number(seat), text: `+${gain}` } : null;
}
