/** Which seat's last move this device can ask to take back. */

import type { TableClient } from "../../table-client/table-client.svelte";
import type { Seat } from "../../wire/http";

/** The seat of this device that decided last; null if there is nothing to ask for. */
export function askedBack(client: TableClient): Seat | null {
  const last = client.log.findLast(
    ({ event }) => event.kind === "played" && event.seat !== null && client.held.includes(event.seat),
  );
  return client.offer ? null : (last?.event.seat ?? null);
}
