/** The picture of each game and the colour of the cloth in it, found by folder. */

import type { Component } from "svelte";

const FOUND = import.meta.glob<{ default: Component; cloth: string }>("../boards/*/Cover.svelte", { eager: true });

const coverOf = (game: string) => FOUND[`../boards/${game}/Cover.svelte`];

/** Null if there is none. */
export const artOf = (game: string): Component | null => coverOf(game)?.default ?? null;

/** A CSS colour; null if the game has no picture of ours. */
export function clothOf(game: string): string | null {
  const cloth = coverOf(game)?.cloth;
  return cloth ? `var(${cloth})` : null;
}
