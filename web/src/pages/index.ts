/**
 * Which page an address shows: `/rules/kala` is `rules/Rules.svelte` about `kala`.
 *
 * Each page is a chunk of its own, loaded when somebody goes there.
 */

import type { Component } from "svelte";

/** `subject`: what the page is about, a game's id or a table's code. */
export type Page = Component<{ subject: string }>;

const FOUND = import.meta.glob<{ default: Page }>(
  "./*/{Home,New,Join,Rules,Table,Watch,Hand,Replay,Fair}.svelte",
);
const HOME = "home";

export type Place = { word: string; subject: string };

/** Null where an address leads nowhere. */
export function placeOf(words: readonly string[]): Place | null {
  const [word, subject] = words;
  if (word === undefined) return { word: HOME, subject: "" };
  const known = word !== HOME && pathOf(word) in FOUND;
  return known && subject !== undefined && words.length === 2 ? { word, subject } : null;
}

export async function pageOf(place: Place): Promise<Page> {
  return (await FOUND[pathOf(place.word)]!()).default;
}

function pathOf(word: string): string {
  return `./${word}/${word.slice(0, 1).toUpperCase()}${word.slice(1)}.svelte`;
}
