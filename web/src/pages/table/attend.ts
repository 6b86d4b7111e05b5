/** Connecting to a table while a page is open. */

import type { TableClient } from "../../table-client/table-client.svelte";

/** Connect, and reconnect immediately when the network is back. Returns a function that leaves. */
export function attend(client: TableClient): () => void {
  const reconnectNow = () => client.reconnectNow();
  const seen = () => document.visibilityState === "visible" && client.reconnectNow();
  addEventListener("online", reconnectNow);
  document.addEventListener("visibilitychange", seen);
  client.enter();
  return () => {
    removeEventListener("online", reconnectNow);
    document.removeEventListener("visibilitychange", seen);
    client.exit();
  };
}
