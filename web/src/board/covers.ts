/** The picture of each game, found by folder. */

import type { Component } from "svelte";

const FOUND = import.meta.glob<{ default: Component }>("../boards/*/Cover.svelte", { eager: true });

/** Null if there is none. */
export const artOf = (game: string): Component | null => FOUND[`../boards/${game}/Cover.svelte`]?.default ?? null;
