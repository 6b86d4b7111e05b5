/** The picture of each game, found by file name. */

import type { Component } from "svelte";

const FOUND = import.meta.glob<{ default: Component }>("./*.svelte", { eager: true });

/** Null if there is none. */
export function artOf(game: string): Component | null {
  return FOUND[`./${game}.svelte`]?.default ?? null;
}
