/** Being at a table for as long as a page is open. */

import type { Room } from "../../lib/room.svelte";

/** Enter; come back at once when the way is free again; the answer leaves. */
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
