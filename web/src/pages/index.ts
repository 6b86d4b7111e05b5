/**
 * Maps addresses to pages: `/rules/kala` is the page `rules` about `kala`.
 *
 * Each page is its own chunk, loaded on demand.
 */

import type { Component } from "svelte";

/** Takes a `subject`, a game's id or a table's code; only the home page has none. */
export type Page = Component<any>;

const HOME = "home";
const PAGES: Record<string, () => Promise<{ default: Page }>> = {
  [HOME]: () => import("./home/Home.svelte"),
  new: () => import("./new/New.svelte"),
  join: () => import("./join/Join.svelte"),
  table: () => import("./table/Table.svelte"),
  watch: () => import("./watch/Watch.svelte"),
  hand: () => import("./hand/Hand.svelte"),
  replay: () => import("./replay/Replay.svelte"),
  analysis: () => import("./analysis/Analysis.svelte"),
  fair: () => import("./fair/Fair.svelte"),
  guide: () => import("./guide/Guide.svelte"),
  rules: () => import("./rules/Rules.svelte"),
  print: () => import("./print/Print.svelte"),
  puzzles: () => import("./puzzles/Puzzles.svelte"),
  puzzle: () => import("./puzzle/Puzzle.svelte"),
  try: () => import("./try/Try.svelte"),
};

export type Place = { word: string; subject: string };

/** Null for an unknown address. */
export function placeOf(words: readonly string[]): Place | null {
  const [word, subject] = words;
  if (word === undefined) return { word: HOME, subject: "" };
  const known = word !== HOME && Object.hasOwn(PAGES, word);
  return known && subject !== undefined && words.length === 2 ? { word, subject } : null;
}

export async function pageOf(place: Place): Promise<Page> {
  return (await PAGES[place.word]!()).default;
}
