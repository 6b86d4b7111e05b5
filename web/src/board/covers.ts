/** The picture of each game, found by folder. */

import type { Component } from "svelte";

const FOUND = import.meta.glob<{ default: Component }>("../boards/*/Cover.svelte", { eager: true });

/** Null if there is none. */
export function artOf(game: string): Component | null {
  return FOUND[`../boards/${game}/Cover.svelte`]?.default ?? null;
}
