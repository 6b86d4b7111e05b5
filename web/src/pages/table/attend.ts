/** Connecting to a table while a page is open. */

import type { Room } from "../../table-client/table-client.svelte";

/** Connect, and reconnect immediately when the network is back. Returns a function that leaves. */
export function attend(room: Room): () => void {
  const nudge = () => room.nudge();
  const seen = () => document.visibilityState === "visible" && room.nudge();
  addEventListener("online", nudge);
  document.addEventListener("visibilitychange", seen);
  room.enter();
  return () => {
    removeEventListener("online", nudge);
    document.removeEventListener("visibilitychange", seen);
    room.exit();
  };
}
