/** Finds the picture of a game: one component a game, no list. */

import type { Component } from "svelte";

const FOUND = import.meta.glob<{ default: Component }>("./*.svelte", { eager: true });

/** Null where nobody has drawn one. */
export function artOf(game: string): Component | null {
  return FOUND[`./${game}.svelte`]?.default ?? null;
}
