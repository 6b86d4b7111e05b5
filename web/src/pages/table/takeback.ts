/** Which seat's last move this device can ask to take back. */

import type { Room } from "../../table-client/table-client.svelte";
import type { Seat } from "../../wire/messages";

/** The seat of this device that decided last; null if there is nothing to ask for. */
export function askedBack(room: Room): Seat | null {
  const last = room.log.findLast(
    ({ event }) => event.kind === "played" && event.seat !== null && room.held.includes(event.seat),
  );
  return room.offer ? null : (last?.event.seat ?? null);
}
